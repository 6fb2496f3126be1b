import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, newestFirst, returning, tableOf } from '#libs/database';
import { type JsonList } from '#libs/platform';
import { Remembered, Sandboxes } from '#libs/sandbox';
import { RestrictionSet, type Restriction } from './restriction';
import { RestrictionRow } from './restriction.row';

/** The restrictions of the sandboxes. */
@Injectable()
export class RestrictionRepository {
  private readonly remembered: Remembered<RestrictionSet>;

  constructor(private readonly sandboxes: Sandboxes) {
    this.remembered = new Remembered(sandboxes, readAll);
  }

  /** All of the current sandbox, from memory. */
  current(): Promise<RestrictionSet> {
    return this.remembered.get();
  }

  async count(): Promise<number> {
    return (await this.sandboxes.database()).getRepository(RestrictionRow).count();
  }

  /** @returns the id of the same restriction if there is one; of several simultaneous calls one creates it */
  async create(restriction: Restriction): Promise<string> {
    const database = await this.sandboxes.database();
    const { sql, parameters } = EntitySql.of(database, RestrictionRow).insert(
      restriction,
      // The row is returned even if it was there before.
      'ON CONFLICT (kind, target, value) DO UPDATE SET value = excluded.value RETURNING id',
    );
    const [stored] = await returning<{ readonly id: string }>(database, sql, parameters);
    if (stored === undefined) throw new Error('The restriction was not stored.');
    if (stored.id === restriction.id) await this.remembered.changed();
    return stored.id;
  }

  /** @returns false if there is no such restriction */
  async delete(id: string): Promise<boolean> {
    const database = await this.sandboxes.database();
    const deleted = await returning(
      database,
      `DELETE FROM ${tableOf(database, RestrictionRow)} WHERE id = $1 RETURNING id`,
      [id],
    );
    if (deleted.length > 0) await this.remembered.changed();
    return deleted.length > 0;
  }

  /** Newest first. */
  list(write: (restriction: Restriction) => string): JsonList {
    const select = async () =>
      (await this.sandboxes.database()).getRepository(RestrictionRow).createQueryBuilder('r');
    return newestFirst(select, write);
  }
}

async function readAll(database: DataSource): Promise<RestrictionSet> {
  return new RestrictionSet(await database.getRepository(RestrictionRow).find());
}
