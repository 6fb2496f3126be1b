import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { OAuthRefused } from '../security/oauth.errors';
import { SignatureTime } from '../security/signature-time';
import { SecuritySettingsService } from '../settings/security/security-settings.service';
import { ClientCertificates } from '../tls/client-certificates';
import { refuseCertificate } from '../institutions/certificate-check';
import { DirectoryService, type CertificateHolder } from './directory.service';

/** The software to which the certificate of a request belongs. */
@Injectable()
export class CertificateHolders {
  constructor(
    private readonly certificates: ClientCertificates,
    private readonly directory: DirectoryService,
    private readonly settings: SecuritySettingsService,
    private readonly time: SignatureTime,
  ) {}

  /**
   * The holder of the client certificate. Without a certificate it is undefined, unless the sandbox requires one; with the
   * security off it is always undefined.
   *
   * @throws OAuthRefused invalid_client if the certificate is missing, unknown, expired, inactive or revoked
   */
  async ofRequest(request: Request): Promise<CertificateHolder | undefined> {
    const { security } = await this.settings.current();
    if (security === 'off') return undefined;
    const shown = await this.certificates.ofRequest(request);
    if (shown === undefined) {
      if (security === 'optional') return undefined;
      throw new OAuthRefused(
        'invalid_client',
        'The request has no client certificate; send it over mutual TLS.',
      );
    }
    const holder = await this.directory.softwareOfCertificate(shown.thumbprint);
    const refusal = refuseCertificate(shown, holder, await this.time.nowMs());
    if (refusal !== undefined || holder === undefined) {
      throw new OAuthRefused('invalid_client', refusal ?? 'The client certificate is unknown.');
    }
    return holder;
  }

  /** Whether the sandbox demands certificates and tokens. */
  async areDemanded(): Promise<boolean> {
    return (await this.settings.current()).security === 'required';
  }
}
