import { createHash } from 'node:crypto';
import { type CodeRow } from './code.row';

/** How a client redeems a code. */
export interface Redemption {
  readonly clientId: string;
  readonly redirectUri: string | undefined;
  readonly codeVerifier: string | undefined;
  readonly nowMs: number;
}

/** RFC 7636, 4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/;

/** What is wrong with the redemption of a code that was not redeemed yet, in one sentence; undefined if nothing is. */
export function refuseRedemption(
  { request, expiresAtMs }: Pick<CodeRow, 'request' | 'expiresAtMs'>,
  { clientId, redirectUri, codeVerifier, nowMs }: Redemption,
): string | undefined {
  if (request.clientId !== clientId) return 'The code was issued to another client.';
  if (expiresAtMs <= nowMs) {
    return `The code expired at ${new Date(expiresAtMs).toISOString()} on the clock of the sandbox.`;
  }
  if (redirectUri !== request.redirectUri) {
    return 'redirect_uri must be that of the authorization request, character by character.';
  }
  if (codeVerifier === undefined || !VERIFIER.test(codeVerifier)) {
    return 'code_verifier is missing or not valid; it must have 43 to 128 characters (RFC 7636, 4.1).';
  }
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return challenge === request.codeChallenge
    ? undefined
    : 'code_verifier is not the one of code_challenge.';
}
