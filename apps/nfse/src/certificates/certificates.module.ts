import { Module } from '@nestjs/common';
import { CertificatesController } from './certificates.controller';
import { Certificates } from './certificates';
import { IssueTestCertificate } from './issue-test-certificate';
import { TaxpayerAuthority } from './taxpayer-authority';

/** The test certificates of the service. */
@Module({
  controllers: [CertificatesController],
  providers: [Certificates, IssueTestCertificate, TaxpayerAuthority],
  exports: [Certificates, TaxpayerAuthority],
})
export class CertificatesModule {}
