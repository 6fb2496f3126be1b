import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { SandboxModule } from '#libs/sandbox';
import { acquirerControllers, acquirerProviders } from './acquirer/acquirer.providers';
import { CardRepository } from './cards/card.repository';
import { CardsController } from './cards/cards.controller';
import { CardsService } from './cards/cards.service';
import { HostRepository } from './issuer/account/host.repository';
import { IssuerHost } from './issuer/issuer-host';
import { EchoService } from './listeners/echo.service';
import { ListenerOpener } from './listeners/listener-opener';
import { ListenersController } from './listeners/listeners.controller';
import { ListenersService } from './listeners/listeners.service';
import { IssuerController } from './messages/issuer.controller';
import { IssuerService } from './messages/issuer.service';
import { Numbers } from './messages/numbers.repository';
import { ProfilesService } from './messages/profiles.service';
import { RecoveryService } from './issuer/stand-in/recovery.service';
import { RetriesController } from './retries/retries.controller';
import { RetriesService } from './retries/retries.service';
import { SettingsController } from './settings/settings.controller';
import { SettingsService } from './settings/settings.service';
import { NetworkController } from './network/network.controller';
import { NetworkService } from './network/network.service';
import { TcpHost } from './tcp/tcp-host';
import { TcpJournal } from './tcp/tcp-journal';
import { CryptoToolsController } from './tools/crypto/crypto-tools.controller';
import { CryptoToolsService } from './tools/crypto/crypto-tools.service';
import { ToolsController } from './tools/tools.controller';
import { ToolsService } from './tools/tools.service';

@Module({
  imports: [SandboxModule, ControlModule],
  controllers: [
    ...acquirerControllers,
    IssuerController,
    CardsController,
    RetriesController,
    SettingsController,
    NetworkController,
    ToolsController,
    ListenersController,
    CryptoToolsController,
  ],
  providers: [
    HostRepository,
    IssuerHost,
    RecoveryService,
    SettingsService,
    RetriesService,
    IssuerService,
    Numbers,
    ProfilesService,
    ...acquirerProviders,
    CardRepository,
    CardsService,
    NetworkService,
    ToolsService,
    CryptoToolsService,
    TcpHost,
    TcpJournal,
    ListenerOpener,
    ListenersService,
    EchoService,
  ],
})
export class AppModule {}
