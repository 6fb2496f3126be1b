import { Body, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiProblem, TakesJson } from '#libs/openapi';
import { AuthorityUnavailable } from './certificates.errors';
import {
  CertificateResponse,
  CertificatesResponse,
  IssuedCertificateResponse,
} from './certificates.response';
import { Certificates } from './certificates';
import { IssueCertificateRequest } from './issue-certificate.request';
import { IssueTestCertificate } from './issue-test-certificate';
import { TaxpayerAuthority } from './taxpayer-authority';

const UNAVAILABLE = new AuthorityUnavailable(
  "EACCES: permission denied, open '/data/certificates/nfse/ca.key'",
);

@ServiceAdminController('/certificates')
export class CertificatesController {
  constructor(
    private readonly certificates: Certificates,
    private readonly authority: TaxpayerAuthority,
    private readonly issuing: IssueTestCertificate,
  ) {}

  /**
   * Returns the two test certificates that the service signs with, and that of the authority of client certificates.
   *
   * @remarks
   * They are created at the first start, and are the same for all sandboxes. A program that verifies signatures can
   * trust
   * them. The private keys are never sent.
   */
  @Get()
  @ApiOkResponse({ type: CertificatesResponse, description: 'The certificates.' })
  @ApiProblem(503, [UNAVAILABLE], 'The folder of the certificates cannot be read or written.')
  async showCertificates(): Promise<CertificatesResponse> {
    const [authority, taxpayer, clients] = await Promise.all([
      this.certificates.authority(),
      this.certificates.taxpayer(),
      this.authority.certificate(),
    ]);
    return {
      authority: CertificateResponse.of(authority.certificatePem),
      taxpayer: CertificateResponse.of(taxpayer.certificatePem),
      clients: CertificateResponse.of(clients.toString()),
    };
  }

  /**
   * Issues a test certificate to a taxpayer: an e-CNPJ or an e-CPF, with a new key.
   *
   * @remarks
   * Clients use it for mutual TLS at the national addresses, and to sign a DPS. Nothing is stored: only this response has
   * the key. With `state`, the certificate has an error that the service must refuse.
   */
  @Post()
  @TakesJson()
  @ApiCreatedResponse({ type: IssuedCertificateResponse, description: 'The certificate.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A member is not valid.')
  @ApiProblem(503, [UNAVAILABLE], 'The folder of the certificates cannot be read or written.')
  issueTestCertificate(
    @Body() request: IssueCertificateRequest,
  ): Promise<IssuedCertificateResponse> {
    return this.issuing.issue(request);
  }
}
