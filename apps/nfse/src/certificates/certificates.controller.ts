import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { CertificateResponse, CertificatesResponse } from './certificates.response';
import { Certificates } from './certificates';

@ServiceAdminController('/certificates')
export class CertificatesController {
  constructor(private readonly certificates: Certificates) {}

  /**
   * Returns the two test certificates that the service signs with.
   *
   * @remarks
   * They are created at the first start, and are the same for all sandboxes. A program that verifies signatures can
   * trust
   * them. The private keys are never sent.
   */
  @Get()
  @ApiOkResponse({ type: CertificatesResponse, description: 'The certificates.' })
  async showCertificates(): Promise<CertificatesResponse> {
    const [authority, taxpayer] = await Promise.all([
      this.certificates.authority(),
      this.certificates.taxpayer(),
    ]);
    return {
      authority: CertificateResponse.of(authority.certificatePem),
      taxpayer: CertificateResponse.of(taxpayer.certificatePem),
    };
  }
}
