import type { Request, RequestHandler } from 'express';
import { type AccessTokens } from './access-tokens';

/** The header Authorization of a request whose token was hidden. */
export const HIDDEN = 'Bearer ***';

const hidden = new WeakMap<Request, string>();

/**
 * Takes the tokens of the control out of the requests to the simulated system, such as `/admin/cards`. Rules and `verify` compare the
 * original headers, so a team could find out the token of the administrator one character after the other, and a
 * repeated request would be sent with it. `tokenOf` still returns the token.
 */
export function hideTokens(tokens: AccessTokens): RequestHandler {
  return (request, _response, next) => {
    const token = tokens.areNeeded ? tokenOf(request) : '';
    if (token !== '' && tokens.callerOf(token) !== undefined) {
      hidden.set(request, token);
      request.headers.authorization = HIDDEN;
    }
    next();
  };
}

/** The token that the client has sent; empty if there is none. */
export function tokenOf(request: Request): string {
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return hidden.get(request) ?? sent;
}
