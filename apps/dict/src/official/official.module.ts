import { Global, Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module';
import { TlsModule } from '../tls/tls.module';
import { OfficialSignatures } from './official-signatures';

/** The signatures of the official API. */
@Global()
@Module({
  imports: [ParticipantsModule, TlsModule],
  providers: [OfficialSignatures],
  exports: [OfficialSignatures],
})
export class OfficialModule {}
