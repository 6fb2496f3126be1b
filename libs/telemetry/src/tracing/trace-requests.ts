import type { RequestHandler } from 'express';
import { contextOf, guarded, type SpanRecorder } from '#libs/http';
import { routePattern } from '../logging/route-pattern';

/**
 * Records a span for each request to the simulated system.
 * @param isOwn whether the path is one of the simulator itself: probes and scrapes would be most of the spans
 */
export function traceRequests(
  recorder: SpanRecorder,
  isOwn: (path: string) => boolean,
): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    if (context?.trace === undefined || isOwn(request.path)) {
      next();
      return;
    }
    const span = context.trace.record(recorder, request.method);
    response.once(
      'close',
      guarded(() => {
        span.end({
          status: response.headersSent ? response.statusCode : undefined,
          route: routePattern(request),
          attributes: {
            'simulator.sandbox': context.sandbox,
            'simulator.correlation_id': context.correlationId,
            'simulator.problem_code': context.problemCode,
            'simulator.rule': context.rule,
          },
        });
      }),
    );
    next();
  };
}
