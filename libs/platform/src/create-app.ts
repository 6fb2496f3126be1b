import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, RequestHandler } from 'express';
import helmet from 'helmet';
import { type AppDefinition } from './app-definition';
import { processEnvironment } from './config/environment';
import { platformVariables, type PlatformConfig } from './config/platform-variables';
import { readVariables, type Environment } from './config/variables';
import { readBody } from './http/body.middleware';
import { checkHead } from './http/check-head';
import { CORRELATION_HEADER, enterContext, identifyRequest } from './http/request-context';
import { RequestStages } from './http/request-stages';
import { handleServerEvents } from './http/server-events';
import { SANDBOX_HEADER } from './http/sandbox-of';
import { TunedExpressAdapter } from './http/tuned-express-adapter';
import { validation } from './http/validation';
import { AppLogger } from './logging/app-logger';
import { logRequests } from './logging/log-requests';
import { measureRequests } from './metrics/measure-requests';
import { Metrics } from './metrics/metrics';
import { setUpDocs } from './openapi/set-up-docs';
import { traceRequests } from './tracing/trace-requests';
import { Tracing } from './tracing/tracing';
import { PlatformModule } from './platform.module';
import { ErrorBodies } from './problem/error-bodies';
import { ProblemFilter } from './problem/problem.filter';

/**
 * Builds a complete service that does not listen yet. Production and tests use this same function.
 *
 * @param environment what to read the configuration from; the process's own and `.env` by default
 * @throws ConfigurationError that names each variable with an invalid value
 */
export async function createApp(
  definition: AppDefinition,
  environment: Environment = processEnvironment(),
): Promise<NestExpressApplication> {
  const config = configOf(definition, environment);
  const log = new AppLogger(config, definition.name);
  const app = await NestFactory.create<NestExpressApplication>(
    PlatformModule.forApp(definition, config),
    new TunedExpressAdapter(),
    { bodyParser: false, abortOnError: false, logger: log },
  );
  layOutRequest(app, definition, { config, log });
  setUpDocs(app, definition);
  handleServerEvents(app.getHttpServer());
  await app.init();
  return app;
}

/**
 * The configuration of a service.
 * @throws ConfigurationError that names each variable with an invalid value
 */
export function configOf({ variables, port }: AppDefinition, environment: Environment) {
  return readVariables({ ...platformVariables, ...variables, port }, environment);
}

/**
 * Response headers that pages of other origins are allowed to read, in addition to those that CORS always
 * allows.
 */
const EXPOSED_HEADERS = [
  CORRELATION_HEADER,
  SANDBOX_HEADER,
  'Content-Disposition',
  'ETag',
  'Link',
  'Location',
  'Retry-After',
  'X-Total-Amount',
  'X-Total-Count',
];

/** Sets the order of the handlers before the route; docs/architecture.md, One request. */
function layOutRequest(
  app: NestExpressApplication,
  definition: AppDefinition,
  { config, log }: { readonly config: PlatformConfig; readonly log: AppLogger },
): void {
  if (config.corsOrigins.length > 0) {
    app.enableCors({
      origin: [...config.corsOrigins],
      exposedHeaders: [...EXPOSED_HEADERS, ...(definition.exposedHeaders ?? [])],
    });
  }
  const stages = app.get(RequestStages);
  const metrics = app.get(Metrics);
  const { recorder } = app.get(Tracing);
  const handlers = [
    ...(metrics.isOn ? [measureRequests(metrics)] : []),
    ...(log.logsRequests ? [logRequests(log)] : []),
    headersOfData(),
    identifyRequest(config.sandboxHost.toLowerCase()),
    ...(recorder === undefined ? [] : [traceRequests(recorder, (path) => stages.isOwn(path))]),
    headersOfPages(),
    ...stages.at('arrival'),
    checkHead(),
    readBody(config),
    enterContext(),
    ...stages.at('context'),
    ...stages.at('routing'),
  ];
  app.use(combineMiddleware(handlers));
  app.useGlobalPipes(validation());
  app.useGlobalFilters(new ProblemFilter(app.get(ErrorBodies)));
}

/**
 * The defaults of Helmet, without those that would break plain HTTP: simulators seldom have a certificate.
 */
function headersOfPages(): RequestHandler {
  const ofPages = helmet({
    contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
    strictTransportSecurity: false,
  });
  return (request, response, next) => {
    // Here the address has no sandbox prefix any more.
    if (/^\/docs(\/|\?|$)/.test(request.url)) ofPages(request, response, next);
    else next();
  };
}

/**
 * The headers of Helmet that have a meaning for data. The other ten are about pages, and would take a tenth
 * of the time of a small response.
 */
function headersOfData(): RequestHandler {
  return (_request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', "default-src 'none';frame-ancestors 'none'");
    next();
  };
}

/**
 * Combines several handlers into one. Express matches and wraps each handler again for each request; here
 * one simply calls the next.
 */
function combineMiddleware(handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, done) => {
    const call = (index: number): void => {
      const handler = handlers[index];
      if (handler === undefined) {
        done();
        return;
      }
      const next = ((error?: unknown): void => {
        if (error === undefined) call(index + 1);
        else done(error);
      }) as NextFunction;
      try {
        const work: unknown = handler(request, response, next);
        if (work instanceof Promise) work.catch(done);
      } catch (error) {
        done(error);
      }
    };
    call(0);
  };
}
