import { Module } from '@nestjs/common';
import { TlsModule } from '../tls/tls.module';
import { MessageLog } from './message-log.repository';
import { MessageSigner } from './message-signer';
import { MessagesController } from './messages.controller';
import { Outbox } from './outbox.repository';

@Module({
  imports: [TlsModule],
  controllers: [MessagesController],
  providers: [Outbox, MessageLog, MessageSigner],
  exports: [Outbox, MessageLog, MessageSigner],
})
export class MessagesModule {}
