import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import {
  atomically,
  EntitySql,
  isPostgres,
  returning,
  tableOf,
  type AtomicWork,
  type NewRow,
} from '#libs/database';
import { Remembered, Sandboxes } from '#libs/sandbox';
import { type Link } from './link';
import { LinkRow } from './link.rows';

/** How many links a sandbox can have. */
export const MOST_LINKS = 20;

/** The links of the sandbox of the current request. */
@Injectable()
export class LinkRepository {
  /** Each message over a link reads its definition. */
  private readonly remembered: Remembered<ReadonlyMap<string, Link>>;

  constructor(private readonly sandboxes: Sandboxes) {
    this.remembered = new Remembered(sandboxes, read);
  }

  /** The links by name, in the order of their creation. */
  all(): Promise<ReadonlyMap<string, Link>> {
    return this.remembered.get();
  }

  async insert(row: NewRow<LinkRow>): Promise<'inserted' | 'name-taken' | 'too-many'> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, LinkRow);
    const insert = EntitySql.of(database, LinkRow).insert(
      row,
      'ON CONFLICT DO NOTHING RETURNING id',
    );
    const result = await atomically(database, function* (): AtomicWork<
      'inserted' | 'name-taken' | 'too-many'
    > {
      if (isPostgres(database)) {
        // Otherwise two transactions would count the same rows. It conflicts with no reader.
        yield { sql: `LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`, parameters: [] };
      }
      const [counted] = yield { sql: `SELECT count(*) AS total FROM ${table}`, parameters: [] };
      if (Number(counted?.['total']) >= MOST_LINKS) return 'too-many';
      const inserted = yield insert;
      return inserted.length > 0 ? 'inserted' : 'name-taken';
    });
    if (result === 'inserted') await this.remembered.changed();
    return result;
  }

  /** @returns false if the link does not exist */
  async delete(name: string): Promise<boolean> {
    const database = await this.sandboxes.database();
    const deleted = await returning(
      database,
      `DELETE FROM ${tableOf(database, LinkRow)} WHERE name = $1 RETURNING id`,
      [name],
    );
    if (deleted.length > 0) await this.remembered.changed();
    return deleted.length > 0;
  }
}

async function read(database: DataSource): Promise<ReadonlyMap<string, Link>> {
  const rows = await database.getRepository(LinkRow).find({ order: { sequence: 'ASC' } });
  return new Map(rows.map(({ id, name, definition }) => [name, { ...definition, id }]));
}
