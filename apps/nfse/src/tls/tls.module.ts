import { Module } from '@nestjs/common';
import { CertificatesModule } from '../certificates/certificates.module';
import { ClientTaxpayers } from './client-taxpayers';
import { MtlsListener } from './mtls-listener';

/** The service over mutual TLS, and the certificates of its clients. */
@Module({
  imports: [CertificatesModule],
  providers: [ClientTaxpayers, MtlsListener],
  exports: [ClientTaxpayers],
})
export class TlsModule {}
