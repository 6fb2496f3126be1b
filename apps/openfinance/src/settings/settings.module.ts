import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { ConsentSettingsController } from './consent-settings.controller';
import { ConsentSettingsService } from './consent-settings.service';
import { SecuritySettingsController } from './security/security-settings.controller';
import { SecuritySettingsService } from './security/security-settings.service';
import { SettingRepository } from './setting.repository';

/** The settings of a sandbox. */
@Module({
  imports: [ControlModule],
  controllers: [ConsentSettingsController, SecuritySettingsController],
  providers: [ConsentSettingsService, SecuritySettingsService, SettingRepository],
  exports: [ConsentSettingsService, SecuritySettingsService, SettingRepository],
})
export class SettingsModule {}
