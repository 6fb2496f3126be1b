import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { ConsentSettingsController } from './consent-settings.controller';
import { ConsentSettingsService } from './consent-settings.service';
import { LimitSettingsController } from './limits/limit-settings.controller';
import { LimitSettingsService } from './limits/limit-settings.service';
import { ResourceSettingsController } from './resources/resource-settings.controller';
import { ResourceSettingsService } from './resources/resource-settings.service';
import { SecuritySettingsController } from './security/security-settings.controller';
import { SecuritySettingsService } from './security/security-settings.service';
import { SettingRepository } from './setting.repository';

const SERVICES = [
  ConsentSettingsService,
  LimitSettingsService,
  ResourceSettingsService,
  SecuritySettingsService,
];

/** The settings of a sandbox. */
@Module({
  imports: [ControlModule],
  controllers: [
    ConsentSettingsController,
    LimitSettingsController,
    ResourceSettingsController,
    SecuritySettingsController,
  ],
  providers: [...SERVICES, SettingRepository],
  exports: [...SERVICES, SettingRepository],
})
export class SettingsModule {}
