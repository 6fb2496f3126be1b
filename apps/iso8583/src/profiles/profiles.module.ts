import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { ProfilesService } from './profiles.service';

/** The profiles of the messages. */
@Module({
  imports: [SettingsModule],
  providers: [ProfilesService],
  exports: [ProfilesService],
})
export class ProfilesModule {}
