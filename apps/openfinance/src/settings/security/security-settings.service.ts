import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { audit } from '#libs/control';
import { currentContext } from '#libs/http';
import { readJson } from '#libs/schema';
import { type OpenfinanceConfig } from '../../config';
import { SettingRepository } from '../setting.repository';
import { SettingsInvalid } from '../settings.errors';
import {
  securitySettings,
  type ChangedSecuritySettings,
  type SecuritySettings,
} from './security-settings';

/** The name of the settings in the database. */
const SECURITY = 'security';

/** How strict the bank is in the sandbox of the request. */
@Injectable()
export class SecuritySettingsService {
  private readonly defaults: SecuritySettings;

  constructor(
    private readonly repository: SettingRepository,
    @Inject(CONFIG) { security }: OpenfinanceConfig,
  ) {
    this.defaults = { security, signatureClock: 'machine' };
  }

  async current(): Promise<SecuritySettings> {
    const text = await this.repository.find(SECURITY);
    if (text === undefined) return this.defaults;
    // Parsed by the schema, because an earlier version may have stored it.
    return this.with(securitySettings.parse(JSON.parse(text)));
  }

  /**
   * Replaces all settings: an absent member has its default again.
   * @throws SettingsInvalid
   */
  async change(body: unknown): Promise<SecuritySettings> {
    const read = readJson(securitySettings, body);
    if (!read.ok) throw new SettingsInvalid(read.refusal);
    await this.repository.save(SECURITY, JSON.stringify(read.value));
    audit('change security settings', currentContext().sandbox);
    return this.with(read.value);
  }

  private with({ security, signatureClock }: ChangedSecuritySettings): SecuritySettings {
    return {
      security: security ?? this.defaults.security,
      signatureClock: signatureClock ?? this.defaults.signatureClock,
    };
  }
}
