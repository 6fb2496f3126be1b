import { Injectable } from '@nestjs/common';
import { type SqlRow, type Transactional, type UnitOfWork } from '#libs/database';
import { SettingRow } from './setting.row';

/** The settings that the host reads with each message, and the retry mode, by their names in the database. */
export type SettingName = 'preset' | 'host' | 'rates' | 'retries';

/** The stored texts of these settings; null if a setting was never changed. */
export type StoredSettings = Readonly<Record<SettingName, string | null>>;

const NAMES: readonly SettingName[] = ['preset', 'host', 'rates', 'retries'];

/** The name of a posted profile in the same table. */
export type ProfileSetting = `profile:${string}`;

@Injectable()
export class SettingRepository {
  /** Columns of a SELECT with the settings that the host reads with each message; see `storedIn`. */
  storedText(tx: UnitOfWork): string {
    const table = tx.table(SettingRow);
    const column = (name: SettingName) =>
      `(SELECT value FROM ${table} WHERE name = '${name}') AS ${name}_setting`;
    return NAMES.map(column).join(', ');
  }

  /** The settings in a row with the columns of `storedText`. */
  storedIn(row: SqlRow): StoredSettings {
    const text = (name: SettingName) => (row[`${name}_setting`] ?? null) as string | null;
    return {
      preset: text('preset'),
      host: text('host'),
      rates: text('rates'),
      retries: text('retries'),
    };
  }

  *stored(tx: UnitOfWork): Transactional<StoredSettings> {
    const [row = {}] = yield { sql: `SELECT ${this.storedText(tx)}`, parameters: [] };
    return this.storedIn(row);
  }

  *find(tx: UnitOfWork, name: SettingName | ProfileSetting): Transactional<string | undefined> {
    const sql = `SELECT value FROM ${tx.table(SettingRow)} WHERE name = $1`;
    const [row] = yield { sql, parameters: [name] };
    return row === undefined ? undefined : String(row['value']);
  }

  /** The values of all settings whose names start with the prefix. */
  *startingWith(tx: UnitOfWork, prefix: string): Transactional<string[]> {
    const rows = yield {
      sql: `SELECT value FROM ${tx.table(SettingRow)} WHERE name LIKE $1 ORDER BY name`,
      parameters: [`${prefix}%`],
    };
    return rows.map(({ value }) => String(value));
  }

  /** The names of all settings that start with the prefix, and the number of characters of each value. */
  *sizesOf(tx: UnitOfWork, prefix: string): Transactional<ReadonlyMap<string, number>> {
    const rows = yield {
      sql: `SELECT name, length(value) AS size FROM ${tx.table(SettingRow)} WHERE name LIKE $1 ORDER BY name`,
      parameters: [`${prefix}%`],
    };
    return new Map(rows.map(({ name, size }) => [String(name), Number(size)]));
  }

  *save(tx: UnitOfWork, name: SettingName | ProfileSetting, value: string): Transactional<void> {
    const suffix = 'ON CONFLICT (name) DO UPDATE SET value = excluded.value';
    yield tx.sql(SettingRow).insert({ name, value }, suffix);
  }

  /** @returns false if the setting does not exist */
  *delete(tx: UnitOfWork, name: ProfileSetting): Transactional<boolean> {
    const sql = `DELETE FROM ${tx.table(SettingRow)} WHERE name = $1 RETURNING name`;
    const rows = yield { sql, parameters: [name] };
    return rows.length > 0;
  }
}
