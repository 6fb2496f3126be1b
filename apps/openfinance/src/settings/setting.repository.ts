import { Injectable } from '@nestjs/common';
import { EntitySql, returning, type SqlRow } from '#libs/database';
import { Remembered, Sandboxes } from '#libs/sandbox';
import { SettingRow } from './setting.row';

type Settings = ReadonlyMap<string, string>;

/** The settings of the sandbox of the request. They are cached, because every request needs them. */
@Injectable()
export class SettingRepository {
  private readonly remembered: Remembered<Settings>;

  constructor(sandboxes: Sandboxes) {
    this.remembered = new Remembered(sandboxes, async (database) => {
      const { table } = EntitySql.of(database, SettingRow);
      const rows = await returning<SqlRow>(database, `SELECT name, value FROM ${table}`, []);
      return new Map(rows.map(({ name, value }) => [String(name), String(value)]));
    });
  }

  /** The stored text; undefined if the setting was never changed. */
  async find(name: string): Promise<string | undefined> {
    return (await this.remembered.get()).get(name);
  }

  async save(name: string, value: string): Promise<void> {
    await this.remembered.change(function* (tx) {
      const suffix = 'ON CONFLICT (name) DO UPDATE SET value = excluded.value';
      yield tx.sql(SettingRow).insert({ name, value }, suffix);
      return true;
    });
  }
}
