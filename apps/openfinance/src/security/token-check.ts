import { type Failure } from '#libs/kernel';
import { type SecurityMode } from '../settings/security/security-mode';
import { type NeededToken } from './needs-token';
import { ScopeInsufficient, TokenInvalid, TokenNotSent } from './token.errors';
import { isSecret } from './tokens/secret';
import { type TokenRow } from './tokens/token.row';

/** The part of a request that decides whether its access token is good. */
export interface PresentedToken {
  /** The header Authorization. */
  readonly authorization: string | undefined;
  /** The stored token that it names; undefined if there is none. */
  readonly stored: TokenRow | undefined;
  /** SHA-256 of the client certificate of the connection; undefined if there is none. */
  readonly thumbprint: string | undefined;
  readonly nowMs: number;
  /** Why the holder or its certificate may not be used any more, in one sentence; undefined if it may. */
  readonly withdrawal: string | undefined;
}

const BEARER = /^Bearer +([\w.~+/-]+=*) *$/i;

/** The token of the header Authorization; undefined if it has none. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return BEARER.exec(authorization ?? '')?.[1];
}

/**
 * Whether the bank leaves a token unchecked. In the mode `optional`, a token that is not one of this bank is a note by
 * which a test names a consent.
 */
export function isNote(token: string | undefined, mode: SecurityMode): boolean {
  return mode === 'optional' && token !== undefined && !isSecret(token);
}

/** Decides whether a token may be used at all. Returns undefined if it may, or if none is needed. */
export function refuseToken(presented: PresentedToken, mode: SecurityMode): Failure | undefined {
  const { authorization, stored, thumbprint, nowMs, withdrawal } = presented;
  const token = bearerToken(authorization);
  if (authorization === undefined) {
    if (mode !== 'required') return undefined;
    return new TokenNotSent(
      'Get an access token from the token endpoint of the bank and send it as "Authorization: Bearer <token>".',
    );
  }
  if (isNote(token, mode)) return undefined;
  if (token === undefined) {
    // In the mode optional, other schemes are those of a proxy in front of the bank.
    if (mode !== 'required') return undefined;
    return new TokenInvalid('The header Authorization must be "Bearer", a space and the token.');
  }
  if (stored?.kind !== 'access')
    return new TokenInvalid('The bank has not issued this access token in this sandbox.');
  if (stored.isRevoked) {
    return new TokenInvalid(
      'The access token was revoked: its consent has ended, its code was used twice, the client revoked it, or the directory has withdrawn the client.',
    );
  }
  if (stored.expiresAtMs !== null && stored.expiresAtMs <= nowMs) {
    return new TokenInvalid(
      `The access token expired at ${new Date(stored.expiresAtMs).toISOString()} on the clock of the sandbox.`,
    );
  }
  if (withdrawal !== undefined) return new TokenInvalid(withdrawal);
  return wrongCertificate(stored, thumbprint, mode);
}

function wrongCertificate(
  { thumbprint: bound }: TokenRow,
  shown: string | undefined,
  mode: SecurityMode,
): Failure | undefined {
  if (shown === undefined) {
    if (mode !== 'required') return undefined;
    return new TokenInvalid(
      'The connection has no client certificate; send the request over mutual TLS.',
    );
  }
  if (bound === shown || (bound === null && mode !== 'required')) return undefined;
  return new TokenInvalid(
    'The access token is bound to another client certificate than that of the connection.',
  );
}

/** Decides whether a valid token is enough for an operation. */
export function refuseScope(
  { scope, consentId }: Pick<TokenRow, 'scope' | 'consentId'>,
  needed: NeededToken,
): Failure | undefined {
  if (!scope.split(' ').includes(needed.scope)) {
    return new ScopeInsufficient(
      `The access token has the scope "${scope}"; this operation needs ${needed.scope}.`,
    );
  }
  if (needed.grant === 'client_credentials' || consentId !== null) return undefined;
  return new ScopeInsufficient(
    'The access token is one of client_credentials; this operation needs one that a customer has authorised (authorization_code).',
  );
}
