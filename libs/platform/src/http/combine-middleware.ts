import type { NextFunction, RequestHandler } from 'express';

/**
 * Combines several handlers into one. Express matches and wraps each handler again for each request; here
 * one simply calls the next.
 */
export function combineMiddleware(handlers: readonly RequestHandler[]): RequestHandler {
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
