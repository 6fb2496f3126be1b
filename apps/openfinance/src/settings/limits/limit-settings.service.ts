import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { audit } from '#libs/control';
import { currentContext } from '#libs/http';
import { readJson } from '#libs/schema';
import { type OpenfinanceConfig } from '../../config';
import { SettingRepository } from '../setting.repository';
import { SettingsInvalid } from '../settings.errors';
import { limitSettings, limitsWith, type LimitSettings } from './limit-settings';

/** The name of the settings in the database. */
const LIMITS = 'limits';

/** The operational limits in the sandbox of the request. */
@Injectable()
export class LimitSettingsService {
  private readonly defaults: LimitSettings;

  constructor(
    private readonly repository: SettingRepository,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig,
  ) {
    this.defaults = limitsWith({}, config);
  }

  async current(): Promise<LimitSettings> {
    const text = await this.repository.find(LIMITS);
    if (text === undefined) return this.defaults;
    // Parsed by the schema, because an earlier version may have stored it.
    return limitsWith(limitSettings.parse(JSON.parse(text)), this.config);
  }

  /**
   * Replaces all settings: an absent member has its default again.
   * @throws SettingsInvalid
   */
  async change(body: unknown): Promise<LimitSettings> {
    const read = readJson(limitSettings, body);
    if (!read.ok) throw new SettingsInvalid(read.refusal);
    await this.repository.save(LIMITS, JSON.stringify(read.value));
    audit('change operational limits', currentContext().sandbox);
    return limitsWith(read.value, this.config);
  }
}
