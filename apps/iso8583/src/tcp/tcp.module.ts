import { Module } from '@nestjs/common';
import { IssuerModule } from '../issuer/issuer.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { TcpHost } from './tcp-host';
import { TcpJournal } from './tcp-journal';

/** Answers messages over TCP. */
@Module({
  imports: [IssuerModule, ProfilesModule],
  providers: [TcpHost, TcpJournal],
  exports: [TcpHost],
})
export class TcpModule {}
