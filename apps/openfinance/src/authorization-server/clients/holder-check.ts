import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Client } from '../../registration/client';
import { OAuthRefused } from '../../security/oauth.errors';
import { SecuritySettingsService } from '../../settings/security/security-settings.service';
import { CertificateHolders } from '../../directory/certificate-holders';

/** Checks that the certificate of a connection is one of the client (security profile 1.0, 5.2.2; RFC 8705, 3). */
@Injectable()
export class HolderCheck {
  constructor(
    private readonly holders: CertificateHolders,
    private readonly settings: SecuritySettingsService,
  ) {}

  /**
   * SHA-256 of the certificate; undefined if the connection has none and none is required.
   * @throws OAuthRefused invalid_client
   */
  async thumbprintOf(
    request: Request,
    { softwareId }: Pick<Client, 'softwareId'>,
  ): Promise<string | undefined> {
    const { security } = await this.settings.current();
    if (security === 'off') return undefined;
    const holder = await this.holders.ofRequest(request);
    if (holder === undefined) {
      if (security !== 'required') return undefined;
      throw refused('The connection has no client certificate; use the mtls_endpoint_aliases.');
    }
    if (!holder.ok) throw refused(holder.refusal);
    if (holder.value.softwareId === softwareId) return holder.value.thumbprint;
    throw refused('The client certificate of the connection belongs to another software.');
  }
}

function refused(detail: string): OAuthRefused {
  return new OAuthRefused('invalid_client', detail);
}
