import { Module } from '@nestjs/common';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { isLoopback } from '#libs/control';
import { AddressGuard } from '#libs/outbound';
import { type Iso8583Config } from '../config';
import { MessagesModule } from '../messages/messages.module';
import { ProfilesModule } from '../profiles/profiles.module';
import { AcquirerController } from './acquirer.controller';
import { AcquirerService } from './acquirer.service';
import { AdviceRepository } from './advices/advice.repository';
import { AdvicesController } from './advices/advices.controller';
import { AdvicesService } from './advices/advices.service';
import { LinkRepository } from './links/link.repository';
import { LinksController } from './links/links.controller';
import { LinksService } from './links/links.service';
import { linkTargets } from './links/targets';
import { LoadMessages } from './load/load-messages';
import { LoadNotifier } from './load/load-notifier';
import { LoadRepository } from './load/load.repository';
import { LoadsController } from './load/loads.controller';
import { LoadsService } from './load/loads.service';
import { LinkSessions } from './sessions/link-sessions';
import { IssuerAddress } from './transport/issuer-address';
import { Routes } from './transport/routes';

/** The acquirer. It reaches an issuer only over HTTP or over a link. */
@Module({
  imports: [MessagesModule, ProfilesModule],
  controllers: [AcquirerController, LinksController, AdvicesController, LoadsController],
  providers: [
    {
      provide: AddressGuard,
      useFactory: ({ host, linkPrivateTargets: setting }: ServiceConfig & Iso8583Config) =>
        linkTargets(setting === 'allow' || (setting === 'auto' && isLoopback(host))),
      inject: [CONFIG],
    },
    AcquirerService,
    AdviceRepository,
    AdvicesService,
    LinkRepository,
    LinksService,
    LoadMessages,
    LoadNotifier,
    LoadRepository,
    LoadsService,
    LinkSessions,
    IssuerAddress,
    Routes,
  ],
  exports: [AdviceRepository, AdvicesService],
})
export class AcquirerModule {}
