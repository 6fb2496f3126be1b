import type { Request, RequestHandler } from 'express';
import { contextOf, OBSERVER_HEADER } from '#libs/http';
import { type AccessTokens } from '../access/access-tokens';
import { callerWith, checkOrigin, checkSandboxes } from '../access/checks';
import { ObserverReadsOnly } from './observer.errors';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Marks the requests of observers: requests with `X-Observe` that read the state of the simulated system without being part of a
 * test. They are not in the journal, also if they are refused, and no rule applies to them. Only who may control the sandbox may do that. The
 * header has the admin token, because `Authorization` can be that of the simulated system; any value if the service needs none.
 */
export function letObserversPass(tokens: AccessTokens): RequestHandler {
  return (request, _response, next) => {
    const given = request.get(OBSERVER_HEADER);
    const context = contextOf(request);
    if (given !== undefined && context !== undefined) {
      context.isObserver = true;
      checkObserver(request, { given, tokens, sandbox: context.sandbox });
    }
    next();
  };
}

function checkObserver(
  request: Request,
  {
    given,
    tokens,
    sandbox,
  }: { readonly given: string; readonly tokens: AccessTokens; readonly sandbox: string },
): void {
  if (!READS.has(request.method)) throw new ObserverReadsOnly(request.method);
  checkOrigin(request);
  checkSandboxes(callerWith(given, tokens, request), [sandbox]);
}
