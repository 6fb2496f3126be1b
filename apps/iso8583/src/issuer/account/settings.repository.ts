import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork, type SqlRow } from '#libs/database';
import { RETRIES_SETTING } from '../../retries/retry-count';
import { HOST_SETTING, RATES_SETTING } from '../../settings/host-settings';
import { PRESET_SETTING } from '../decision/forced';
import { SettingRow } from './host.rows';

/** The settings that the host reads with each message, as they are stored. */
export interface StoredSettings {
  readonly preset: string | null;
  readonly host: string | null;
  readonly rates: string | null;
  readonly retries: string | null;
}

const NAMES: Readonly<Record<keyof StoredSettings, string>> = {
  preset: PRESET_SETTING,
  host: HOST_SETTING,
  rates: RATES_SETTING,
  retries: RETRIES_SETTING,
};

/** The statements of the settings of a sandbox. */
export class SettingStatements {
  /** Columns of a SELECT with the settings that the host reads with each message; see `storedIn`. */
  readonly storedText: string;
  private readonly rows: EntitySql<SettingRow>;

  constructor(database: DataSource) {
    this.rows = EntitySql.of(database, SettingRow);
    this.storedText = Object.entries(NAMES)
      .map(
        ([member, name]) =>
          `(SELECT value FROM ${this.rows.table} WHERE name = '${name}') AS ${member}_setting`,
      )
      .join(', ');
  }

  *stored(): AtomicWork<StoredSettings> {
    const [row = {}] = yield { sql: `SELECT ${this.storedText}`, parameters: [] };
    return this.storedIn(row);
  }

  /** The settings in a row with the columns of `storedText`. */
  storedIn(row: SqlRow): StoredSettings {
    const text = (name: string): string | null => (row[`${name}_setting`] ?? null) as string | null;
    return {
      preset: text('preset'),
      host: text('host'),
      rates: text('rates'),
      retries: text('retries'),
    };
  }

  *find(name: string): AtomicWork<string | undefined> {
    const sql = `SELECT value FROM ${this.rows.table} WHERE name = $1`;
    const [row] = yield { sql, parameters: [name] };
    return row === undefined ? undefined : String(row['value']);
  }

  /** The values of all settings whose names start with the prefix. */
  *startingWith(prefix: string): AtomicWork<string[]> {
    const rows = yield {
      sql: `SELECT value FROM ${this.rows.table} WHERE name LIKE $1 ORDER BY name`,
      parameters: [`${prefix}%`],
    };
    return rows.map(({ value }) => String(value));
  }

  *save(name: string, value: string): AtomicWork<void> {
    const suffix = 'ON CONFLICT (name) DO UPDATE SET value = excluded.value';
    yield this.rows.insert({ name, value }, suffix);
  }

  /** @returns false if the setting does not exist */
  *delete(name: string): AtomicWork<boolean> {
    const rows = yield {
      sql: `DELETE FROM ${this.rows.table} WHERE name = $1 RETURNING name`,
      parameters: [name],
    };
    return rows.length > 0;
  }
}
