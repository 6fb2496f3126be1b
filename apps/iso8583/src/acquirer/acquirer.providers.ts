import { type Provider, type Type } from '@nestjs/common';
import { isLoopback } from '#libs/control';
import { AddressGuard } from '#libs/outbound';
import { CONFIG, type PlatformConfig } from '#libs/platform';
import { type Iso8583Config } from '../config';
import { AcquirerController } from './acquirer.controller';
import { AcquirerService } from './acquirer.service';
import { AdviceRepository } from './advices/advice.repository';
import { AdvicesController } from './advices/advices.controller';
import { Advices } from './advices/advices.service';
import { LinkRepository } from './links/link.repository';
import { LinksController } from './links/links.controller';
import { LinksService } from './links/links.service';
import { linkTargets } from './links/targets';
import { LoadMessages } from './load/load-messages';
import { LoadRepository } from './load/load.repository';
import { LoadsController } from './load/loads.controller';
import { LoadNews } from './load/load-news';
import { Loads } from './load/loads.service';
import { LinkSessions } from './sessions/link-sessions';
import { IssuerAddress } from './transport/issuer-address';
import { Routes } from './transport/routes';

/** The addresses of the acquirer. */
export const acquirerControllers: Type[] = [
  AcquirerController,
  LinksController,
  AdvicesController,
  LoadsController,
];

/** The parts of the acquirer. They use the issuer only to complete messages. */
export const acquirerProviders: Provider[] = [
  {
    provide: AddressGuard,
    useFactory: ({ host, linkPrivateTargets: setting }: PlatformConfig & Iso8583Config) =>
      linkTargets(setting === 'allow' || (setting === 'auto' && isLoopback(host))),
    inject: [CONFIG],
  },
  LinkRepository,
  LinkSessions,
  LinksService,
  IssuerAddress,
  Routes,
  AdviceRepository,
  Advices,
  LoadMessages,
  LoadRepository,
  LoadNews,
  Loads,
  AcquirerService,
];
