import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CertificateHolders } from '../../directory/certificate-holders';
import { DirectoryService } from '../../directory/directory.service';
import { refuseWithdrawn } from '../../institutions/certificate-check';
import { type Client } from '../../registration/client';
import { OAuthRefused } from '../../security/oauth.errors';

/** Checks that the certificate of a connection is one of the client (security profile 1.0, 5.2.2; RFC 8705, 3). */
@Injectable()
export class HolderCheck {
  constructor(
    private readonly holders: CertificateHolders,
    private readonly directory: DirectoryService,
  ) {}

  /**
   * SHA-256 of the certificate; undefined if the connection has none and none is required.
   * @throws OAuthRefused invalid_client
   */
  async thumbprintOf(
    request: Request,
    { softwareId }: Pick<Client, 'softwareId'>,
  ): Promise<string | undefined> {
    const holder = await this.holders.ofRequest(request);
    if (holder === undefined) {
      await this.refuseWithdrawn(softwareId);
      return undefined;
    }
    if (holder.software.softwareId === softwareId) return holder.key.thumbprint ?? undefined;
    const detail = 'The client certificate of the connection belongs to another software.';
    throw new OAuthRefused('invalid_client', detail);
  }

  /** A client without a certificate may have been withdrawn too. */
  private async refuseWithdrawn(softwareId: string): Promise<void> {
    const known = await this.directory.software(softwareId);
    const refusal =
      known === undefined
        ? 'The software of the client is not in the directory any more.'
        : refuseWithdrawn(known);
    if (refusal !== undefined) throw new OAuthRefused('invalid_client', refusal);
  }
}
