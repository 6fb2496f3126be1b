import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { newUuid } from '#libs/kernel';
import { guarded } from '../guarded';
import { NO_TRACE, RequestContext, runInContext, type TraceHeaders } from '../request-context';
import { DEFAULT_SANDBOX, SANDBOX_HEADER, sandboxOf } from './sandbox-of';

export const CORRELATION_HEADER = 'X-Correlation-Id';

const CORRELATION_ID = /^[A-Za-z0-9._:/+=-]{1,128}$/;

const CONTEXT = Symbol('request context');
type WithContext = Request & { [CONTEXT]?: RequestContext };

/**
 * Finds the correlation id and the sandbox of a request. The client's correlation id is used if it is valid;
 * otherwise a new one is made. Both are in the response headers too. If the path names the sandbox, its
 * prefix is removed here: everything after this sees the address without it.
 *
 * @param sandboxHost the domain whose subdomains name sandboxes, besides `localhost`; none if empty
 */
export function identifyRequest(sandboxHost: string): RequestHandler {
  return (request: WithContext, response, next) => {
    const given = request.get(CORRELATION_HEADER);
    const correlationId = given !== undefined && CORRELATION_ID.test(given) ? given : newUuid();
    response.setHeader(CORRELATION_HEADER, correlationId);
    const found = sandboxOf(request.headers, request.url, sandboxHost);
    if (!found.ok) {
      request[CONTEXT] = new RequestContext(correlationId, DEFAULT_SANDBOX);
      next(found.refusal);
      return;
    }
    const { name, prefix, url } = found.value;
    response.setHeader(SANDBOX_HEADER, name);
    const context = new RequestContext(correlationId, name);
    context.trace = traceOf(request);
    if (prefix !== '') {
      context.pathPrefix = prefix;
      request.url = url;
      request.originalUrl = url;
    }
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

function traceOf({ headers: { traceparent, tracestate, baggage } }: Request): TraceHeaders {
  if (traceparent === undefined && baggage === undefined) return NO_TRACE;
  return {
    ...(traceparent === undefined ? {} : { traceparent: String(traceparent) }),
    ...(tracestate === undefined ? {} : { tracestate: String(tracestate) }),
    ...(baggage === undefined ? {} : { baggage: String(baggage) }),
  };
}

/** Lets everything that follows find the context without being handed it. */
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
