import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { systemClock } from '#libs/kernel';
import { guarded } from '../guarded';
import { contextOf } from '../http/context.middleware';
import { routeOf } from '../problem/problem.filter';

/**
 * Logs one line per request, with the route pattern: an address can contain a key or a card number.
 */
export function logRequests(): RequestHandler {
  const logger = new Logger('Request');
  return (request, response, next) => {
    const startedMs = systemClock.nowMs();
    response.once(
      'close',
      guarded(() => {
        logger.debug({
          route: routeOf(request),
          status: response.statusCode,
          durationMs: systemClock.nowMs() - startedMs,
          sandbox: contextOf(request)?.sandbox,
          correlationId: contextOf(request)?.correlationId,
        });
      }),
    );
    next();
  };
}
