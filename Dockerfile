# One image for all simulators. APP chooses the simulator, when the image is built or when a container starts:
#   docker build --build-arg APP=spi --tag payment-simulators-spi .
#   docker run --env APP=dict --env ADMIN_TOKEN --publish 127.0.0.1:3003:3003 payment-simulators-spi
# See docs/deployment.md. npm run test:deployment carries out these steps without Docker.

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
COPY scripts/no-scarf ./scripts/no-scarf
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && mkdir data
# npm leaves out an optional package that it cannot install. The build must fail then, not the container.
RUN node -e "new (require('./dist/libs/database/src').SqliteDriver)(':memory:').close()"

FROM node:24-bookworm-slim
ARG APP=suite
LABEL org.opencontainers.image.title="Payment simulators" \
      org.opencontainers.image.description="Simulators of Brazilian payment infrastructure for tests and staging" \
      org.opencontainers.image.licenses="MIT"
# The ports are the defaults; HEALTHCHECK reads them. There is no ADMIN_TOKEN, so a container without one does not start.
ENV NODE_ENV=production \
    APP=${APP} \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    SUITE_PORT=3000 \
    SPI_PORT=3002 \
    DICT_PORT=3003 \
    ISO8583_PORT=3004 \
    ISO8583_TCP_PORT=8583 \
    WORKFLOW_PORT=3005 \
    OPENFINANCE_PORT=3006 \
    NFSE_PORT=3007 \
    REPORT_PORT=3008 \
    RATELIMIT_PORT=3009
WORKDIR /app
COPY --from=build /build/package.json /build/LICENSE ./
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /build/dist ./dist
COPY --from=build --chown=1000:1000 /build/data /data
# The user "node" of the base image, by number: Kubernetes checks runAsNonRoot only for a number.
USER 1000:1000
VOLUME /data
EXPOSE 3000 3002 3003 3004 3005 3006 3007 3008 3009 8583
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
    CMD ["node", "-e", "const { env } = process; fetch(`http://127.0.0.1:${env[`${env.APP.toUpperCase()}_PORT`]}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The shell inserts APP and is replaced by node, which therefore is process 1 and receives SIGTERM.
CMD ["sh", "-c", "exec node dist/apps/$APP/src/main.js"]
