import { Module } from '@nestjs/common';
import { CertificatesController } from './certificates.controller';
import { Certificates } from './certificates';

/** The test certificates of the service. */
@Module({
  controllers: [CertificatesController],
  providers: [Certificates],
  exports: [Certificates],
})
export class CertificatesModule {}
