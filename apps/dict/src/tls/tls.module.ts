import { Module } from '@nestjs/common';
import { InstitutionCertificates, mutualTlsProviders } from '#libs/mutual-tls';
import { dictVariables } from '../config';

/** Mutual TLS, and the test certificates. DICT and SPI use the same ones. */
@Module({
  providers: mutualTlsProviders({ title: 'DICT over mutual TLS', variables: dictVariables }),
  exports: [InstitutionCertificates],
})
export class TlsModule {}
