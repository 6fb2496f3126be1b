import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { ConsentSettingsController } from './consent-settings.controller';
import { ConsentSettingsService } from './consent-settings.service';
import { SettingRepository } from './setting.repository';

/** The settings of a sandbox. */
@Module({
  imports: [ControlModule],
  controllers: [ConsentSettingsController],
  providers: [ConsentSettingsService, SettingRepository],
  exports: [ConsentSettingsService],
})
export class SettingsModule {}
