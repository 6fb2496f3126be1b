import { Injectable } from '@nestjs/common';
import { EntitySql, returning, type SqlRow } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { SettingRow } from './setting.row';

/** The settings of the sandbox of the request. */
@Injectable()
export class SettingRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** The stored text; undefined if the setting was never changed. */
  async find(name: string): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, SettingRow);
    const sql = `SELECT value FROM ${table} WHERE name = $1`;
    const [row] = await returning<SqlRow>(database, sql, [name]);
    return row === undefined ? undefined : String(row['value']);
  }

  async save(name: string, value: string): Promise<void> {
    await this.sandboxes.atomically(function* (tx) {
      const suffix = 'ON CONFLICT (name) DO UPDATE SET value = excluded.value';
      yield tx.sql(SettingRow).insert({ name, value }, suffix);
    });
  }
}
