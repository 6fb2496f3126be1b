import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type OpenfinanceConfig } from '../config';
import {
  consentSettings,
  settingsWith,
  type ChangedConsentSettings,
  type ConsentSettings,
} from './consent-settings';
import { SettingRepository } from './setting.repository';
import { StoredSettings } from './stored-settings';

/** What happens to new consents in the sandbox of the request. */
@Injectable()
export class ConsentSettingsService extends StoredSettings<
  ChangedConsentSettings,
  ConsentSettings
> {
  constructor(repository: SettingRepository, @Inject(CONFIG) config: OpenfinanceConfig) {
    super(repository, {
      name: 'consents',
      schema: consentSettings,
      complete: (changed) => settingsWith(changed, config),
      change: 'change consent settings',
    });
  }
}
