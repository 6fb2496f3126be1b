import { Module } from '@nestjs/common';
import { InstitutionCertificates, mutualTlsProviders } from '#libs/mutual-tls';
import { spiVariables } from '../config';

/** Mutual TLS and the test certificates of the SPI. */
@Module({
  providers: mutualTlsProviders({ title: 'SPI over mutual TLS', variables: spiVariables }),
  exports: [InstitutionCertificates],
})
export class TlsModule {}
