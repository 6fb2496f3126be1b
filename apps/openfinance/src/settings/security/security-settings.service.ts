import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type OpenfinanceConfig } from '../../config';
import { SettingRepository } from '../setting.repository';
import { StoredSettings } from '../stored-settings';
import {
  securitySettings,
  securityWith,
  type ChangedSecuritySettings,
  type SecuritySettings,
} from './security-settings';

/** How strict the bank is in the sandbox of the request. */
@Injectable()
export class SecuritySettingsService extends StoredSettings<
  ChangedSecuritySettings,
  SecuritySettings
> {
  constructor(repository: SettingRepository, @Inject(CONFIG) config: OpenfinanceConfig) {
    super(repository, {
      name: 'security',
      schema: securitySettings,
      complete: (changed) => securityWith(changed, config),
      change: 'change security settings',
    });
  }
}
