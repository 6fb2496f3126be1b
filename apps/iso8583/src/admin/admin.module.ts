import { Module } from '@nestjs/common';
import { IssuerModule } from '../issuer/issuer.module';
import { NetworkModule } from '../network/network.module';
import { ScriptsModule } from '../scripts/scripts.module';
import { SettingsModule } from '../settings/settings.module';
import { TokensModule } from '../tokens/tokens.module';
import { NetworkController } from './network.controller';
import { NetworkService } from './network.service';
import { ReconciliationsController } from './reconciliations.controller';
import { ReconciliationsService } from './reconciliations.service';
import { RetriesController } from './retries.controller';
import { RetriesService } from './retries.service';
import { SettingsController } from './settings.controller';
import { SettingsService } from './settings.service';
import { ScriptsController } from './scripts/scripts.controller';
import { ScriptsService } from './scripts/scripts.service';
import { TokensController } from './tokens/tokens.controller';
import { TokensService } from './tokens/tokens.service';

/** Network sessions, retries, scripts, settings and tokens, below `/admin`. */
@Module({
  imports: [IssuerModule, NetworkModule, ScriptsModule, SettingsModule, TokensModule],
  controllers: [
    RetriesController,
    SettingsController,
    NetworkController,
    ReconciliationsController,
    ScriptsController,
    TokensController,
  ],
  providers: [
    NetworkService,
    ReconciliationsService,
    RetriesService,
    ScriptsService,
    SettingsService,
    TokensService,
  ],
})
export class AdminModule {}
