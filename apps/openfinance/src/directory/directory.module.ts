import { Module } from '@nestjs/common';
import { ErrorBodies, RequestStages } from '#libs/http';
import { KeysModule } from '../keys/keys.module';
import { oauthErrorBody } from '../security/write-oauth-error';
import { TlsModule } from '../tls/tls.module';
import { DIRECTORY, DirectoryBase } from './addresses';
import { BankDirectoryKeys } from './bank-directory-keys';
import { CertificateHolders } from './certificate-holders';
import { DirectoryRepository } from './directory.repository';
import { byRealName } from './by-real-name';
import { DirectoryService } from './directory.service';
import { Keystore } from './keystore/keystore';
import { KeystoreController } from './keystore/keystore.controller';
import { ParticipantsController } from './participants/participants.controller';
import { SoftwareStatements } from './statement/software-statements';
import { StatementController } from './statement/statement.controller';

/** The directory of Open Finance Brasil: institutions, their software, keys and certificates. */
@Module({
  imports: [KeysModule, TlsModule],
  controllers: [ParticipantsController, StatementController, KeystoreController],
  providers: [
    DirectoryRepository,
    DirectoryService,
    BankDirectoryKeys,
    CertificateHolders,
    DirectoryBase,
    Keystore,
    SoftwareStatements,
  ],
  exports: [
    DirectoryRepository,
    DirectoryService,
    CertificateHolders,
    DirectoryBase,
    SoftwareStatements,
  ],
})
export class DirectoryModule {
  constructor(bodies: ErrorBodies, stages: RequestStages) {
    stages.add('arrival', byRealName);
    for (const part of ['token', 'organisations/']) {
      bodies.add(`/${DIRECTORY}/${part}`, oauthErrorBody);
    }
  }
}
