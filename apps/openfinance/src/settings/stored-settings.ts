import type { z } from 'zod';
import { audit } from '#libs/control';
import { currentContext } from '#libs/http';
import { readJson } from '#libs/schema';
import { type SettingRepository } from './setting.repository';
import { SettingsInvalid } from './settings.errors';

/** What distinguishes one kind of settings. */
interface SettingsKind<Changed, Applied> {
  /** The name of the settings in the database. */
  readonly name: string;
  /** Accepts an empty object. */
  readonly schema: z.ZodType<Changed>;
  /** Adds the defaults of absent members. */
  readonly complete: (changed: Changed) => Applied;
  /** How the log of changes names a change. */
  readonly change: string;
}

/** One kind of settings of the sandbox of the request. */
export abstract class StoredSettings<Changed, Applied> {
  private readonly defaults: Applied;

  constructor(
    private readonly repository: SettingRepository,
    private readonly kind: SettingsKind<Changed, Applied>,
  ) {
    this.defaults = kind.complete(kind.schema.parse({}));
  }

  async current(): Promise<Applied> {
    const { name, schema, complete } = this.kind;
    const text = await this.repository.find(name);
    if (text === undefined) return this.defaults;
    // Parsed by the schema, because an earlier version may have stored it.
    return complete(schema.parse(JSON.parse(text)));
  }

  /**
   * Replaces all settings: an absent member has its default again.
   * @throws SettingsInvalid
   */
  async change(body: unknown): Promise<Applied> {
    const { name, schema, complete, change } = this.kind;
    const read = readJson(schema, body);
    if (!read.ok) throw new SettingsInvalid(read.refusal);
    await this.repository.save(name, JSON.stringify(read.value));
    audit(change, currentContext().sandbox);
    return complete(read.value);
  }
}
