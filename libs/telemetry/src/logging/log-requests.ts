import type { RequestHandler } from 'express';
import { contextOf, DEFAULT_SANDBOX, guarded } from '#libs/http';
import { type AppLogger } from './app-logger';
import { routePattern } from './route-pattern';

/** Logs one line for each request when its response has ended or its connection is lost. */
export function logRequests(logger: AppLogger): RequestHandler {
  return (request, response, next) => {
    const startedMs = performance.now();
    response.once(
      'close',
      guarded(() => {
        const context = contextOf(request);
        logger.logRequest(
          {
            method: request.method,
            route: routePattern(request),
            status: response.headersSent ? response.statusCode : undefined,
            code: context?.problemCode,
            rule: context?.rule,
            durationMs: Math.round((performance.now() - startedMs) * 10) / 10,
            sandbox: context?.sandbox ?? DEFAULT_SANDBOX,
            correlationId: context?.correlationId,
          },
          context?.trace,
        );
      }),
    );
    next();
  };
}
