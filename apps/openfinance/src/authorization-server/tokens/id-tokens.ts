import { Injectable } from '@nestjs/common';
import { encryptedJwt, halfHash, signedJwt } from '#libs/jwt';
import { BankKeys } from '../../keys/bank-keys';
import { type Client } from '../../registration/client';
import { SignatureTime } from '../../security/signature-time';
import { ClientKeys } from '../clients/client-keys';
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

  /** A signed ID token, encrypted for the client if it has registered that. */
  async make(content: IdTokenContent, { metadata, softwareId }: Client): Promise<string> {
    const { privateKey, kid } = await this.keys.key('authorization-server');
    const nowSec = Math.floor((await this.time.nowMs()) / 1_000);
    const claims = claimsOf(content, nowSec);
    const signed = await signedJwt(claims, { key: privateKey, header: { kid, typ: 'JWT' } });
    if (metadata.idTokenEncryption === null) return signed;
    const recipient = await this.clientKeys.encryption(softwareId);
    return recipient === undefined ? signed : encryptedJwt(signed, recipient);
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

function claimsOf(
  { issuer, subject, authenticatedAtMs, request, code, accessToken }: IdTokenContent,
  nowSec: number,
): object {
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
