import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CertificateHolders } from '../../directory/certificate-holders';
import { DirectoryService, type KnownSoftware } from '../../directory/directory.service';
import { refuseWithdrawn } from '../../institutions/certificate-check';
import { type Client } from '../../registration/client';
import { OAuthRefused } from '../../security/oauth.errors';

/** The software of a client, and the certificate with which it has called. */
export interface CheckedHolder {
  readonly known: KnownSoftware;
  readonly thumbprint: string | undefined;
}

/** Checks that the certificate of a connection is one of the client (security profile 1.0, 5.2.2; RFC 8705, 3). */
@Injectable()
export class HolderCheck {
  constructor(
    private readonly holders: CertificateHolders,
    private readonly directory: DirectoryService,
  ) {}

  /**
   * The software of the client in the directory, and SHA-256 of the certificate; that is undefined if the connection has none and
   * none is required.
   * @throws OAuthRefused invalid_client
   */
  async check(
    request: Request,
    { softwareId }: Pick<Client, 'softwareId'>,
  ): Promise<CheckedHolder> {
    const holder = await this.holders.ofRequest(request);
    if (holder === undefined) {
      return { known: await this.withoutCertificate(softwareId), thumbprint: undefined };
    }
    if (holder.software.softwareId === softwareId) {
      return { known: holder, thumbprint: holder.key.thumbprint ?? undefined };
    }
    const detail = 'The client certificate of the connection belongs to another software.';
    throw new OAuthRefused('invalid_client', detail);
  }

  /** A client without a certificate may have been withdrawn too. */
  private async withoutCertificate(softwareId: string): Promise<KnownSoftware> {
    const known = await this.directory.software(softwareId);
    const refusal = known && refuseWithdrawn(known);
    if (known !== undefined && refusal === undefined) return known;
    throw new OAuthRefused(
      'invalid_client',
      refusal ?? 'The software of the client is not in the directory any more.',
    );
  }
}
