import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Sandboxes } from '#libs/sandbox';
import { readJson } from '#libs/schema';
import { StandInRecovery } from '../issuer/stand-in/stand-in-recovery';
import {
  hostSettings,
  ratesSchema,
  storedRates,
  storedSettings,
  type HostState,
  type Rates,
} from '../settings/host-settings';
import { SettingRepository, type SettingName } from '../settings/setting.repository';
import { SettingsInvalid } from './settings.errors';

/** Shows and changes the behaviour of the host in a sandbox. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly repository: SettingRepository,
    private readonly recovery: StandInRecovery,
  ) {}

  async settings(): Promise<HostState> {
    return { ...storedSettings(await this.text('host')), waiting: await this.recovery.waiting() };
  }

  /** Replaces all settings. If the issuer is online, the messages that the network approved are posted. */
  async change(body: unknown): Promise<HostState> {
    const settings = read(hostSettings, body);
    await this.save('host', settings);
    // Advices may wait for a sign-on that is no longer required.
    await this.sandboxes.announceChange();
    if (settings.issuer === 'online') await this.recovery.post();
    return this.settings();
  }

  async rates(): Promise<Rates> {
    return storedRates(await this.text('rates'));
  }

  /** Replaces all rates. */
  async changeRates(body: unknown): Promise<Rates> {
    await this.save('rates', read(ratesSchema, body));
    return this.rates();
  }

  private text(name: SettingName): Promise<string | undefined> {
    return this.sandboxes.atomically((tx) => this.repository.find(tx, name));
  }

  private async save(name: SettingName, value: object): Promise<void> {
    const text = JSON.stringify(value);
    await this.sandboxes.atomically((tx) => this.repository.save(tx, name, text));
  }
}

/** @throws SettingsInvalid */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = readJson(schema, body);
  if (!result.ok) throw new SettingsInvalid(result.refusal);
  return result.value;
}
