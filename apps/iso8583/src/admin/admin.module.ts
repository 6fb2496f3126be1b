import { Module } from '@nestjs/common';
import { IssuerModule } from '../issuer/issuer.module';
import { NetworkModule } from '../network/network.module';
import { SettingsModule } from '../settings/settings.module';
import { NetworkController } from './network.controller';
import { NetworkService } from './network.service';
import { RetriesController } from './retries.controller';
import { RetriesService } from './retries.service';
import { SettingsController } from './settings.controller';
import { SettingsService } from './settings.service';

/** Network sessions, retries and settings, below `/__admin`. */
@Module({
  imports: [IssuerModule, NetworkModule, SettingsModule],
  controllers: [RetriesController, SettingsController, NetworkController],
  providers: [NetworkService, RetriesService, SettingsService],
})
export class AdminModule {}
