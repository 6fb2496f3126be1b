import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { currentContext } from '#libs/http';
import { JwtInvalid, verifiedJwt, type VerifiedJwt } from '#libs/jwt';
import { DirectoryService } from '../../directory/directory.service';
import { type Client } from '../../registration/client';
import { ClientRepository } from '../../registration/client.repository';
import { OAuthRefused } from '../../security/oauth.errors';
import { SignatureTime } from '../../security/signature-time';
import { SecureAddresses } from '../../tls/secure-addresses';
import { checkAssertion } from './client-assertion';
import { JtiRepository } from '../../security/jtis/jti.repository';

/** Verifies client assertions (RFC 7523). */
@Injectable()
export class AssertionVerifier {
  constructor(
    private readonly clients: ClientRepository,
    private readonly directory: DirectoryService,
    private readonly addresses: SecureAddresses,
    private readonly time: SignatureTime,
    private readonly jtis: JtiRepository,
  ) {}

  /**
   * The client that has signed an assertion. The assertion cannot be used again.
   * @throws OAuthRefused invalid_client
   */
  async clientOf(assertion: string, request: Request, endpoint: string): Promise<Client> {
    let client: Client | undefined;
    const { claims } = await verified(assertion, async (kid, { iss }) => {
      client = typeof iss === 'string' ? await this.clients.find(iss) : undefined;
      return client && this.directory.verificationKeyOf(client.softwareId, kid);
    });
    if (client === undefined) throw refused('Its issuer is not a client of this sandbox.');
    await this.use(claims, client, this.audiences(request, endpoint));
    return client;
  }

  private async use(
    claims: VerifiedJwt['claims'],
    { clientId }: Client,
    audiences: readonly string[],
  ): Promise<void> {
    const nowMs = await this.time.nowMs();
    const checked = checkAssertion(claims, { clientId, audiences, nowMs });
    if (typeof checked === 'string') throw refused(checked);
    const { jti, usableUntilSec } = checked;
    if (await this.jtis.use(clientId, jti, { nowMs, expMs: usableUntilSec * 1_000 })) return;
    throw refused('Its jti was used before; each assertion needs another one.');
  }

  /** The values that `aud` may have: the issuer, the token endpoint and the endpoint that was called, each with its alias. */
  private audiences(request: Request, endpoint: string): readonly string[] {
    const issuer = this.addresses.issuerAddress(request);
    const alias = this.addresses.mtlsAddress(request);
    const called = `${request.protocol}://${request.headers.host ?? ''}${currentContext().pathPrefix}${request.path}`;
    const bases = alias === undefined ? [issuer] : [issuer, alias];
    const endpoints = new Set(['/token', endpoint]);
    return [
      ...bases,
      ...bases.flatMap((base) => [...endpoints].map((path) => base + path)),
      called,
    ];
  }
}

async function verified(
  assertion: string,
  keyOf: Parameters<typeof verifiedJwt>[1],
): Promise<VerifiedJwt> {
  try {
    return await verifiedJwt(assertion, keyOf);
  } catch (error) {
    if (error instanceof JwtInvalid) throw refused(error.message);
    throw error;
  }
}

function refused(why: string): OAuthRefused {
  return new OAuthRefused('invalid_client', `client_assertion is not valid. ${why}`);
}
