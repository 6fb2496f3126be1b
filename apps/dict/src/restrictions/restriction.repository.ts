import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { newestFirst } from '#libs/database';
import { type JsonList } from '#libs/http';
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

  /** All restrictions of the current sandbox, from memory. */
  current(): Promise<RestrictionSet> {
    return this.remembered.get();
  }

  /** @returns the id of the stored restriction: of this one, or of the same one that was stored before */
  create(restriction: Restriction): Promise<string> {
    return this.remembered.change(function* (tx) {
      const [stored] = yield tx.sql(RestrictionRow).insert(
        restriction,
        // So the row is returned even if it was stored before.
        'ON CONFLICT (kind, target, value) DO UPDATE SET value = excluded.value RETURNING id',
      );
      return String(stored?.['id']);
    });
  }

  /** @returns false if there is no such restriction */
  delete(id: string): Promise<boolean> {
    return this.remembered.change(function* (tx) {
      const sql = `DELETE FROM ${tx.table(RestrictionRow)} WHERE id = $1 RETURNING id`;
      return (yield { sql, parameters: [id] }).length > 0;
    });
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
