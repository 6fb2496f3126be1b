import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { countRows, lockTable, type NewRow, type Transactional } from '#libs/database';
import { Remembered, Sandboxes } from '#libs/sandbox';
import { type Link } from './link';
import { LinkRow } from './link.rows';

/** The maximum number of links of a sandbox. */
export const MAX_LINKS = 20;

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
    const result = await this.sandboxes.atomically(function* (tx): Transactional<
      'inserted' | 'name-taken' | 'too-many'
    > {
      yield* lockTable(tx, LinkRow);
      if ((yield* countRows(tx, LinkRow)) >= MAX_LINKS) return 'too-many';
      const inserted = yield tx.sql(LinkRow).insert(row, 'ON CONFLICT DO NOTHING RETURNING id');
      return inserted.length > 0 ? 'inserted' : 'name-taken';
    });
    if (result === 'inserted') await this.remembered.changed();
    return result;
  }

  /** @returns false if the link does not exist */
  async delete(name: string): Promise<boolean> {
    const isDeleted = await this.sandboxes.atomically(function* (tx): Transactional<boolean> {
      const sql = `DELETE FROM ${tx.table(LinkRow)} WHERE name = $1 RETURNING id`;
      return (yield { sql, parameters: [name] }).length > 0;
    });
    if (isDeleted) await this.remembered.changed();
    return isDeleted;
  }
}

async function read(database: DataSource): Promise<ReadonlyMap<string, Link>> {
  const rows = await database.getRepository(LinkRow).find({ order: { sequence: 'ASC' } });
  return new Map(rows.map(({ id, name, definition }) => [name, { ...definition, id }]));
}
