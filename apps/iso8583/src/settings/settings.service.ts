import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { readJson } from '#libs/schema';
import { HostRepository } from '../issuer/account/host.repository';
import { RecoveryService } from '../issuer/stand-in/recovery.service';
import {
  HOST_SETTING,
  hostSettings,
  RATES_SETTING,
  ratesSchema,
  storedRates,
  storedSettings,
  type HostState,
  type Rates,
} from './host-settings';
import { SettingsInvalid } from './settings.errors';

/** Shows and changes the behaviour of the host in a sandbox. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly host: HostRepository,
    private readonly recovery: RecoveryService,
  ) {}

  async settings(): Promise<HostState> {
    const text = await this.host.atomically(({ settings }) => settings.find(HOST_SETTING));
    return { ...storedSettings(text), waiting: await this.recovery.waiting() };
  }

  /** Replaces all settings. With the issuer online, what the network approved meanwhile is posted. */
  async change(body: unknown): Promise<HostState> {
    const settings = read(hostSettings, body);
    await this.save(HOST_SETTING, settings);
    if (settings.issuer === 'online') await this.recovery.post();
    return this.settings();
  }

  async rates(): Promise<Rates> {
    return storedRates(await this.host.atomically(({ settings }) => settings.find(RATES_SETTING)));
  }

  /** Replaces all rates. */
  async changeRates(body: unknown): Promise<Rates> {
    await this.save(RATES_SETTING, read(ratesSchema, body));
    return this.rates();
  }

  private async save(name: string, value: object): Promise<void> {
    const text = JSON.stringify(value);
    await this.host.atomically(({ settings }) => settings.save(name, text));
  }
}

/** @throws SettingsInvalid */
function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = readJson(schema, body);
  if (!result.ok) throw new SettingsInvalid(result.refusal);
  return result.value;
}
