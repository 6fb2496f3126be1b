import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module';
import { MessagesModule } from '../messages/messages.module';
import { ParticipantsModule } from '../participants/participants.module';
import { SettlementModule } from '../settlement/settlement.module';
import { TlsModule } from '../tls/tls.module';
import { TrafficModule } from '../traffic/traffic.module';
import { Inbox } from './inbox';
import { MessageHandlers } from './message-handlers';
import { ProcessMessage } from './process-message';
import { SignatureCheck } from './signature-check';

/** Checks and processes the messages that participants send. */
@Module({
  imports: [
    ...[AccountsModule, MessagesModule, ParticipantsModule],
    ...[SettlementModule, TlsModule, TrafficModule],
  ],
  providers: [Inbox, MessageHandlers, ProcessMessage, SignatureCheck],
  exports: [Inbox],
})
export class InboxModule {}
