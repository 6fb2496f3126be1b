import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type OpenfinanceConfig } from '../../config';
import { SettingRepository } from '../setting.repository';
import { StoredSettings } from '../stored-settings';
import {
  limitSettings,
  limitsWith,
  type ChangedLimits,
  type LimitSettings,
} from './limit-settings';

/** The operational limits in the sandbox of the request. */
@Injectable()
export class LimitSettingsService extends StoredSettings<ChangedLimits, LimitSettings> {
  constructor(repository: SettingRepository, @Inject(CONFIG) config: OpenfinanceConfig) {
    super(repository, {
      name: 'limits',
      schema: limitSettings,
      complete: (changed) => limitsWith(changed, config),
      change: 'change operational limits',
    });
  }
}
