import { Inject, Injectable } from '@nestjs/common';
import { decodeJwt, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { CONFIG } from '#libs/config';
import { currentContext } from '#libs/http';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
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
    const { sub, sandbox } = read(token);
    const here = currentContext().sandbox;
    if (typeof sandbox === 'string' && sandbox !== here) {
      throw new AccessTokenInvalid(
        `It belongs to another sandbox; the request is for sandbox ${here}.`,
      );
    }
    // The client is still unverified here. The signature is checked below.
    const isId = typeof sub === 'string' && isClientId(sub);
    const key = isId ? await this.clients.signingKeyFor(sub) : undefined;
    if (key === undefined || !isId) {
      throw new AccessTokenInvalid(`Its client does not exist in sandbox ${here}.`);
    }
    const nowMs = this.clock.nowMs();
    if (this.verified.knows(token, key, nowMs)) return sub;
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: SERVICE,
        audience: SERVICE,
        requiredClaims: ['exp', 'sandbox'],
        currentDate: new Date(nowMs),
      });
      this.verified.add(token, { key, expiresMs: Number(payload.exp) * 1_000, sinceMs: nowMs });
      return sub;
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
}

function read(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    throw new AccessTokenInvalid('It is not a JWT.');
  }
}
