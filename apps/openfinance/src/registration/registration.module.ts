import { Module } from '@nestjs/common';
import { ClientRepository } from './client.repository';

/** Dynamic registration of clients (RFC 7591, RFC 7592). */
@Module({
  providers: [ClientRepository],
  exports: [ClientRepository],
})
export class RegistrationModule {}
