import { Inject, Module } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { ErrorBodies, RequestStages } from '#libs/http';
import { type SpiConfig } from '../config';
import { InboxModule } from '../inbox/inbox.module';
import { MessagesModule } from '../messages/messages.module';
import { ParticipantsModule } from '../participants/participants.module';
import { Admission } from './admission';
import { CatalogController } from './catalog.controller';
import { checkIcomRequest, ICOM_PREFIX } from './check-request';
import { icomErrorBody } from './icom-errors';
import { IncomingController } from './messages/incoming.controller';
import { IncomingService } from './messages/incoming.service';
import { LongPolls } from './streams/long-polls';
import { MessageQueue } from './streams/message-queue.repository';
import { StreamsService } from './streams/streams.service';
import { StreamsController } from './streams/streams.controller';
import { Streams } from './streams/streams.repository';
import { StreamDelivery } from './streams/stream-delivery';
import { TrafficModule } from '../traffic/traffic.module';

/** The API that participants use to send messages, and to read messages from streams (ICOM manual 1.12). */
@Module({
  imports: [InboxModule, MessagesModule, ParticipantsModule, TrafficModule],
  controllers: [CatalogController, IncomingController, StreamsController],
  providers: [
    ...[Admission, IncomingService, LongPolls, MessageQueue],
    ...[StreamsService, Streams, StreamDelivery],
  ],
})
export class IcomModule {
  constructor(stages: RequestStages, bodies: ErrorBodies, @Inject(CONFIG) config: SpiConfig) {
    stages.add('arrival', checkIcomRequest(config.icomStrict));
    bodies.add(ICOM_PREFIX, icomErrorBody);
  }
}
