import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { audit } from '#libs/control';
import { currentContext } from '#libs/http';
import { readJson } from '#libs/schema';
import { type OpenfinanceConfig } from '../config';
import { consentSettings, settingsWith, type ConsentSettings } from './consent-settings';
import { SettingsInvalid } from './settings.errors';
import { SettingRepository } from './setting.repository';

/** The name of the settings in the database. */
const CONSENTS = 'consents';

/** What happens to new consents in the sandbox of the request. */
@Injectable()
export class ConsentSettingsService {
  private readonly defaults: ConsentSettings;

  constructor(
    private readonly repository: SettingRepository,
    @Inject(CONFIG) { consentAutoAuthorise, consentPermissionGroups }: OpenfinanceConfig,
  ) {
    this.defaults = {
      autoAuthorise: consentAutoAuthorise,
      permissionGroups: consentPermissionGroups,
    };
  }

  async current(): Promise<ConsentSettings> {
    const text = await this.repository.find(CONSENTS);
    // Parsed by the schema, because an earlier version may have stored it.
    return settingsWith(consentSettings.parse(JSON.parse(text ?? '{}')), this.defaults);
  }

  /**
   * Replaces all settings: an absent member has its default again.
   * @throws SettingsInvalid
   */
  async change(body: unknown): Promise<ConsentSettings> {
    const read = readJson(consentSettings, body);
    if (!read.ok) throw new SettingsInvalid(read.refusal);
    await this.repository.save(CONSENTS, JSON.stringify(read.value));
    audit('change consent settings', currentContext().sandbox);
    return settingsWith(read.value, this.defaults);
  }
}
