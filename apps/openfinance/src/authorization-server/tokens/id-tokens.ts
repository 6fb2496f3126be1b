import { Injectable } from '@nestjs/common';
import { halfHash, signedJwt } from '#libs/jwt';
import { takeOutcomeAlone } from '#libs/sandbox';
import { BankKeys } from '../../keys/bank-keys';
import { type Client } from '../../registration/client';
import { SignatureTime } from '../../security/signature-time';
import { ClientKeys } from '../clients/client-keys';
import { flawedEncryption, flawedSignature } from '../flaws/flawed-jwt';
import {
  AUTHORIZATION_FLAWS,
  canHave,
  TOKEN_FLAWS,
  type IdTokenClaims,
  type IdTokenFlaw,
} from '../flaws/id-token-flaws';
import { ACR_VALUES, type AuthorizationRequest } from '../pushed/request-object';

/** How long an ID token is valid, in seconds. */
const LIFETIME_SEC = 300;

/** What an ID token says. */
export interface IdTokenContent {
  readonly issuer: string;
  readonly subject: string;
  readonly authenticatedAtMs: number;
  readonly request: AuthorizationRequest;
  /** For `c_hash`, in an authorization response. */
  readonly code?: string;
  /** For `at_hash`, in a token response. */
  readonly accessToken?: string;
}

/** Makes ID tokens (security profile 1.0, 5.2.2.1; OpenID Connect Core, 3.3.2.11). */
@Injectable()
export class IdTokens {
  constructor(
    private readonly keys: BankKeys,
    private readonly clientKeys: ClientKeys,
    private readonly time: SignatureTime,
  ) {}

  /** A signed ID token, encrypted for the client if it has registered that. It has the flaw that a rule requests. */
  async make(content: IdTokenContent, { metadata, softwareId }: Client): Promise<string> {
    const { privateKey, kid } = await this.keys.key('authorization-server');
    const nowSec = Math.floor((await this.time.nowMs()) / 1_000);
    const claims = claimsOf(content, nowSec);
    const recipient =
      metadata.idTokenEncryption === null
        ? undefined
        : await this.clientKeys.encryption(softwareId);
    const flaws = content.code === undefined ? TOKEN_FLAWS : AUTHORIZATION_FLAWS;
    const flaw = await takeFlaw(flaws, { claims, isEncrypted: recipient !== undefined });
    const shown = flaw.change?.(claims) ?? claims;
    const signed = await flawedSignature(shown, { key: privateKey, kid }, flaw);
    return recipient === undefined ? signed : flawedEncryption(signed, recipient, flaw);
  }

  /** A signed authorization response (JARM, 2.1). */
  async response(
    parameters: Readonly<Record<string, string>>,
    { issuer, clientId }: { readonly issuer: string; readonly clientId: string },
  ): Promise<string> {
    const { privateKey, kid } = await this.keys.key('authorization-server');
    const nowSec = Math.floor((await this.time.nowMs()) / 1_000);
    const claims = { ...parameters, iss: issuer, aud: clientId, exp: nowSec + LIFETIME_SEC };
    return signedJwt(claims, { key: privateKey, header: { kid } });
  }
}

/** The flaw that a rule requests; without one, a flaw that changes nothing. */
async function takeFlaw(
  flaws: Readonly<Record<string, IdTokenFlaw>>,
  token: Parameters<typeof canHave>[1],
): Promise<Partial<IdTokenFlaw>> {
  const possible = Object.entries(flaws).filter(([, flaw]) => canHave(flaw, token));
  const code = await takeOutcomeAlone(Object.fromEntries(possible));
  return code === undefined ? {} : (flaws[code] ?? {});
}

function claimsOf(
  { issuer, subject, authenticatedAtMs, request, code, accessToken }: IdTokenContent,
  nowSec: number,
): IdTokenClaims {
  const { clientId, nonce, state, acrValues } = request;
  return {
    iss: issuer,
    sub: subject,
    aud: clientId,
    exp: nowSec + LIFETIME_SEC,
    iat: nowSec,
    auth_time: Math.floor(authenticatedAtMs / 1_000),
    ...(nonce === undefined ? {} : { nonce }),
    acr: acrValues[0] ?? ACR_VALUES[0],
    ...(code === undefined ? {} : { c_hash: halfHash(code) }),
    ...(code === undefined || state === undefined ? {} : { s_hash: halfHash(state) }),
    ...(accessToken === undefined ? {} : { at_hash: halfHash(accessToken) }),
  };
}
