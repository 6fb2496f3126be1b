import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { KeysModule } from '../keys/keys.module';
import { TlsModule } from '../tls/tls.module';
import { ClientRepository } from './client.repository';
import { RegistrationChecks } from './registration-checks';
import { RegistrationController } from './registration.controller';
import { RegistrationService } from './registration.service';

/** Dynamic registration of clients (RFC 7591, RFC 7592). */
@Module({
  imports: [DirectoryModule, KeysModule, TlsModule],
  controllers: [RegistrationController],
  providers: [ClientRepository, RegistrationChecks, RegistrationService],
  exports: [ClientRepository, RegistrationService],
})
export class RegistrationModule {}
