import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { systemClock, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { OAuthRefused } from '../security/oauth.errors';
import { SecuritySettingsService } from '../settings/security/security-settings.service';
import { ClientCertificates } from '../tls/client-certificates';
import { refuseCertificate } from './certificate-check';
import { DirectoryService, type CertificateHolder } from './directory.service';

/** The software to which the certificate of a request belongs. */
@Injectable()
export class CertificateHolders {
  constructor(
    private readonly certificates: ClientCertificates,
    private readonly directory: DirectoryService,
    private readonly settings: SecuritySettingsService,
    @Inject(CLOCK) private readonly clock: Clock,
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
    const refusal = refuseCertificate(shown, holder, await this.nowMs());
    if (refusal !== undefined || holder === undefined) {
      throw new OAuthRefused('invalid_client', refusal ?? 'The client certificate is unknown.');
    }
    return holder;
  }

  /** Whether the sandbox demands certificates and tokens. */
  async areDemanded(): Promise<boolean> {
    return (await this.settings.current()).security === 'required';
  }

  /** The time by which signed texts and certificates are judged. */
  async nowMs(): Promise<number> {
    const { signatureClock } = await this.settings.current();
    return signatureClock === 'machine' ? systemClock.nowMs() : this.clock.nowMs();
  }
}
