import { Injectable } from '@nestjs/common';
import { halfHash, signedJwt } from '#libs/jwt';
import { takeOutcomeAlone } from '#libs/sandbox';
import { DirectoryService } from '../../directory/directory.service';
import { BankKeys } from '../../keys/bank-keys';
import { type Client } from '../../registration/client';
import { SignatureTime } from '../../security/signature-time';
import { flawedEncryption, flawedSignature } from '../flaws/flawed-jwt';
import { PlannedFlaws } from '../flaws/planned-flaw.repository';
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

const FLAWS_BY_PLACE = { authorization: AUTHORIZATION_FLAWS, token: TOKEN_FLAWS } as const;

/** What an ID token says. */
export interface IdTokenContent {
  readonly issuer: string;
  readonly subject: string;
  readonly authenticatedAtMs: number;
  readonly request: AuthorizationRequest;
  /** The code of the response, or the one that was redeemed. */
  readonly codeHash: string;
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
    private readonly directory: DirectoryService,
    private readonly time: SignatureTime,
    private readonly planned: PlannedFlaws,
  ) {}

  /**
   * A signed ID token, encrypted for the client if it has registered that. It has the flaw that a rule or an exam
   * requests.
   */
  async make(content: IdTokenContent, client: Client): Promise<string> {
    const { metadata, softwareId } = client;
    const { privateKey, kid } = await this.keys.key('authorization-server');
    const nowSec = Math.floor((await this.time.nowMs()) / 1_000);
    const claims = claimsOf(content, nowSec);
    const recipient =
      metadata.idTokenEncryption === null
        ? undefined
        : await this.directory.encryptionKeyOf(softwareId);
    const flaw = await this.takeFlaw(content, { claims, isEncrypted: recipient !== undefined });
    const shown = flaw.change?.(claims) ?? claims;
    const signed = await flawedSignature(shown, { key: privateKey, kid }, flaw);
    return recipient === undefined ? signed : flawedEncryption(signed, recipient, flaw);
  }

  /** The flaw that a rule or an exam requests; without one, a flaw that changes nothing. */
  private async takeFlaw(
    { code, codeHash, request: { clientId } }: IdTokenContent,
    token: Parameters<typeof canHave>[1],
  ): Promise<Partial<IdTokenFlaw>> {
    const place = code === undefined ? 'token' : 'authorization';
    const all = Object.entries<IdTokenFlaw>(FLAWS_BY_PLACE[place]);
    const possible: Readonly<Record<string, IdTokenFlaw>> = Object.fromEntries(
      all.filter(([, flaw]) => canHave(flaw, token)),
    );
    const named =
      (await takeOutcomeAlone(possible)) ??
      (await this.planned.take({ clientId, place, codeHash }, (name) =>
        Object.hasOwn(possible, name),
      ));
    return possible[named ?? ''] ?? {};
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
