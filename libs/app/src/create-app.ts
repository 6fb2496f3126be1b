import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, RequestHandler } from 'express';
import helmet from 'helmet';
import {
  processEnvironment,
  readVariables,
  serviceVariables,
  type Environment,
  type ServiceConfig,
} from '#libs/config';
import {
  checkHead,
  CORRELATION_HEADER,
  enterContext,
  ErrorBodies,
  handleServerEvents,
  identifyRequest,
  KnownQuery,
  type Place,
  ProblemFilter,
  readBody,
  RequestStages,
  RouteIndex,
  SANDBOX_HEADER,
  TunedExpressAdapter,
  validation,
} from '#libs/http';
import { setUpDocs } from '#libs/openapi';
import {
  AppLogger,
  logRequests,
  measureRequests,
  Metrics,
  traceRequests,
  Tracing,
} from '#libs/telemetry';
import { type AppDefinition } from './app-definition';
import { RootModule } from './root.module';

/**
 * Builds a complete service that does not listen yet. Production and tests use this same function.
 *
 * @param environment the variables of the configuration; default: those of the process and of `.env`
 * @throws ConfigurationError that names each variable with an invalid value
 */
export async function createApp(
  definition: AppDefinition,
  environment: Environment = processEnvironment(),
): Promise<NestExpressApplication> {
  const config = configOf(definition, environment);
  const log = new AppLogger(config, definition.name);
  const app = await NestFactory.create<NestExpressApplication>(
    RootModule.forApp(definition, config),
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
export function configOf(definition: AppDefinition, environment: Environment) {
  return readVariables(variablesOf(definition), environment);
}

/** All variables that a service understands. */
export function variablesOf({ variables, port }: AppDefinition) {
  return { ...serviceVariables, ...variables, port };
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
  { config, log }: { readonly config: ServiceConfig; readonly log: AppLogger },
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
  const routes = new RouteIndex(app.getHttpAdapter().getInstance());
  const handlers = [
    ...(metrics.isOn ? [measureRequests(metrics)] : []),
    ...(log.logsRequests ? [logRequests(log)] : []),
    headersOfData(),
    identifyRequest(placeOf(app, config)),
    ...(recorder === undefined ? [] : [traceRequests(recorder, (path) => stages.isOwn(path))]),
    headersOfPages(),
    ...stages.at('arrival'),
    checkHead(),
    readBody(config),
    enterContext(),
    ...stages.at('context'),
    ...stages.at('routing'),
    routes.handler,
  ];
  app.use(combineMiddleware(handlers));
  routes.begin();
  app.useGlobalGuards(new KnownQuery());
  app.useGlobalPipes(validation());
  app.useGlobalFilters(new ProblemFilter(app.get(ErrorBodies)));
}

/** Where the service is found, also behind a proxy; docs/adr/0063. */
function placeOf(
  app: NestExpressApplication,
  { sandboxHost, basePath = '', trustedProxies }: ServiceConfig,
): Place {
  const place = { sandboxHost: sandboxHost.toLowerCase(), basePath };
  if (trustedProxies.length === 0) return { ...place, isTrustedProxy: undefined };
  // Express then uses X-Forwarded-Proto of these proxies for `request.protocol`.
  app.set('trust proxy', [...trustedProxies]);
  const trusts = app.getHttpAdapter().getInstance().get('trust proxy fn') as (
    address: string | undefined,
    hop: number,
  ) => boolean;
  return { ...place, isTrustedProxy: (address) => trusts(address, 0) };
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
    // From here on, the address no longer has the sandbox prefix.
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
