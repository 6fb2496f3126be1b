import { Inject, Injectable } from '@nestjs/common';
import { decodeJwt, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, Sandboxes, type OpenSandbox } from '#libs/sandbox';
import { type RatelimitConfig } from '../config';
import { isClientId } from './client';
import { ClientRepository } from './client.repository';
import { AccessTokenInvalid } from './client.errors';
import { VerifiedTokens } from './verified-tokens';

/** The issuer and the audience of the tokens: this service. */
const SERVICE = 'ratelimit';
/** RFC 9068. */
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';

/** The scope of the tokens. It is the only one. */
export const SCOPE = 'instant.query';

/** The access tokens of the sandbox of the request: JWTs of RFC 9068, with the time of the sandbox. */
@Injectable()
export class AccessTokens {
  private readonly verified = new VerifiedTokens();

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly clients: ClientRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: RatelimitConfig,
  ) {}

  async issue(
    clientId: string,
  ): Promise<{ readonly token: string; readonly expiresInSec: number }> {
    const { accessTokenSec } = this.config;
    const nowSec = Math.floor(this.clock.nowMs() / 1_000);
    const { sandbox } = currentContext();
    const token = await new SignJWT({ client_id: clientId, scope: SCOPE, sandbox })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuer(SERVICE)
      .setAudience(SERVICE)
      .setSubject(clientId)
      .setJti(newUuid())
      .setIssuedAt(nowSec)
      .setExpirationTime(nowSec + accessTokenSec)
      .sign(await this.clients.signingKey());
    return { token, expiresInSec: accessTokenSec };
  }

  /**
   * Returns the client to which the token was issued.
   * @throws AccessTokenInvalid if the token was not issued by this service, was changed, or has expired
   */
  async clientOf(token: string): Promise<string> {
    const openSandbox = await this.sandboxes.current();
    const known = this.verified.clientOf(token, openSandbox, this.clock.nowMs());
    return known ?? this.verify(token, openSandbox);
  }

  private async verify(token: string, openSandbox: OpenSandbox): Promise<string> {
    // Before the key and the client are read: a change of the sandbox during the verification increases the version.
    const { version } = openSandbox;
    const clientId = clientNamedIn(token);
    const key = clientId === undefined ? undefined : await this.clients.signingKeyFor(clientId);
    if (key === undefined || clientId === undefined) {
      throw new AccessTokenInvalid(`Its client does not exist in sandbox ${openSandbox.name}.`);
    }
    const nowMs = this.clock.nowMs();
    const expiresMs = await expiryOf(token, key, nowMs);
    this.verified.add(token, openSandbox, { clientId, version, expiresMs, sinceMs: nowMs });
    return clientId;
  }
}

/**
 * The client that an unverified token names; undefined if its subject is not the id of a client.
 * @throws AccessTokenInvalid if it is not a token, or belongs to another sandbox
 */
function clientNamedIn(token: string): string | undefined {
  const { sub, sandbox } = read(token);
  const here = currentContext().sandbox;
  if (typeof sandbox === 'string' && sandbox !== here) {
    throw new AccessTokenInvalid(
      `It belongs to another sandbox; the request is for sandbox ${here}.`,
    );
  }
  return typeof sub === 'string' && isClientId(sub) ? sub : undefined;
}

/**
 * Verifies a token and returns when it expires.
 * @throws AccessTokenInvalid
 */
async function expiryOf(token: string, key: Uint8Array, nowMs: number): Promise<number> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: SERVICE,
      audience: SERVICE,
      requiredClaims: ['exp', 'sandbox'],
      currentDate: new Date(nowMs),
    });
    return Number(payload.exp) * 1_000;
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new AccessTokenInvalid(
        `It has expired: the clock of the sandbox shows ${toIsoUtc(nowMs)}.`,
      );
    }
    if (error instanceof errors.JOSEError) {
      throw new AccessTokenInvalid('It was not issued by this sandbox, or it was changed.');
    }
    throw error;
  }
}

function read(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    throw new AccessTokenInvalid('It is not a JWT.');
  }
}
