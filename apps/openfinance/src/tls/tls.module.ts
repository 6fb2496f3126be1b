import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { ClientCertificates } from './client-certificates';
import { SecureAddresses } from './secure-addresses';
import { SecureListeners } from './secure-listeners';
import { UnreachableWarning } from './unreachable-warning';

/** Open banking over TLS, and the certificates of its clients. */
@Module({
  imports: [KeysModule],
  providers: [SecureListeners, SecureAddresses, ClientCertificates, UnreachableWarning],
  exports: [SecureAddresses, ClientCertificates],
})
export class TlsModule {}
