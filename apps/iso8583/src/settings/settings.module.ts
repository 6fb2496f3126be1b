import { Module } from '@nestjs/common';
import { SettingRepository } from './setting.repository';

/** The settings of a sandbox. */
@Module({ providers: [SettingRepository], exports: [SettingRepository] })
export class SettingsModule {}
