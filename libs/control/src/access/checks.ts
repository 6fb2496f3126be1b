import type { Request } from 'express';
import { contextOf } from '#libs/http';
import { foreignHost } from '../loopback';
import { AdminOriginForeign, AdminSandboxForbidden, AdminTokenWrong } from './access.errors';
import { type AccessTokens } from './access-tokens';
import { opens, type Caller } from './caller';

/**
 * The caller with a token.
 * @throws AdminTokenWrong
 * @throws AdminOriginForeign if the service needs no token, and the request was not sent to this machine
 */
export function callerWith(token: string, tokens: AccessTokens, request: Request): Caller {
  if (!tokens.areNeeded) checkHost(request);
  const caller = tokens.callerOf(token);
  if (caller === undefined) throw new AdminTokenWrong();
  return caller;
}

/** @throws AdminOriginForeign if a web page of another origin has sent the request */
export function checkOrigin(request: Request): void {
  const { origin, host = '' } = request.headers;
  if (origin !== undefined && hostOf(origin) !== host) {
    throw new AdminOriginForeign(`Origin ${origin} is not ${host}`);
  }
  if (request.get('Sec-Fetch-Site') === 'cross-site') {
    throw new AdminOriginForeign('The request is cross-site');
  }
}

/** @throws AdminSandboxForbidden if the token of the caller does not open one of the sandboxes */
export function checkSandboxes(caller: Caller, concerned: readonly string[] | 'all'): void {
  if (caller.sandboxes === undefined) return;
  if (concerned === 'all') throw new AdminSandboxForbidden(caller, undefined);
  const closed = concerned.find((sandbox) => !opens(caller, sandbox));
  if (closed !== undefined) throw new AdminSandboxForbidden(caller, closed);
}

/**
 * With DNS rebinding, a foreign page has a host name that resolves to this machine. Its requests are then of the same
 * origin, so the check of the origin does not find them. If a proxy on this machine is trusted, the page can also send
 * X-Forwarded-Host itself, so the header Host as it came is checked too.
 * @throws AdminOriginForeign
 */
function checkHost(request: Request): void {
  const foreign = foreignHost(request.headers.host, contextOf(request)?.hostOfProxy);
  if (foreign !== undefined) throw new AdminOriginForeign(`Host ${foreign} is not this machine`);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
