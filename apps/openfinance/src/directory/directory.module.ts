import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module';
import { TlsModule } from '../tls/tls.module';
import { BankDirectoryKeys } from './bank-directory-keys';
import { CertificateHolders } from './certificate-holders';
import { DirectoryRepository } from './directory.repository';
import { DirectoryService } from './directory.service';

/** The directory of Open Finance Brasil: institutions, their software, keys and certificates. */
@Module({
  imports: [KeysModule, TlsModule],
  providers: [DirectoryRepository, DirectoryService, BankDirectoryKeys, CertificateHolders],
  exports: [DirectoryRepository, DirectoryService, CertificateHolders],
})
export class DirectoryModule {}
