import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { NAME, NAME_RULE, newUuid } from '#libs/kernel';
import { guarded } from '../guarded';
import { HttpProblem } from '../problem/http-problem';
import { RequestContext, runInContext } from '../request-context';

export const CORRELATION_HEADER = 'X-Correlation-Id';
export const SANDBOX_HEADER = 'X-Sandbox';
export const DEFAULT_SANDBOX = 'default';

const CORRELATION_ID = /^[A-Za-z0-9._:/+=-]{1,128}$/;

const CONTEXT = Symbol('request context');
type WithContext = Request & { [CONTEXT]?: RequestContext };

/**
 * Identifies the request by its correlation id and its sandbox. A valid correlation id of the client is
 * used; otherwise a new one is created. The response has both.
 */
export function identifyRequest(): RequestHandler {
  return (request: WithContext, response, next) => {
    const given = request.get(CORRELATION_HEADER);
    const correlationId = given !== undefined && CORRELATION_ID.test(given) ? given : newUuid();
    response.setHeader(CORRELATION_HEADER, correlationId);
    const sandbox = request.get(SANDBOX_HEADER) ?? DEFAULT_SANDBOX;
    if (!NAME.test(sandbox)) {
      request[CONTEXT] = new RequestContext(correlationId, DEFAULT_SANDBOX);
      next(badSandbox());
      return;
    }
    response.setHeader(SANDBOX_HEADER, sandbox);
    const context = new RequestContext(correlationId, sandbox);
    request[CONTEXT] = context;
    response.once(
      'close',
      guarded(() => {
        context.end();
      }),
    );
    next();
  };
}

/** Makes the context available to all code that follows, through AsyncLocalStorage. */
export function enterContext() {
  return (request: WithContext, _response: Response, next: NextFunction): void => {
    const context = request[CONTEXT];
    if (context === undefined) next();
    else runInContext(context, next);
  };
}

export function contextOf(request: WithContext): RequestContext | undefined {
  return request[CONTEXT];
}

function badSandbox(): HttpProblem {
  const detail = `The header ${SANDBOX_HEADER} is not a valid sandbox name: it must be ${NAME_RULE}.`;
  return new HttpProblem(400, detail, {
    code: 'SANDBOX_NAME_INVALID',
    title: 'The sandbox name is not valid',
    violations: [{ pointer: SANDBOX_HEADER, detail: 'Must match [a-z0-9-]{1,40}.' }],
  });
}
