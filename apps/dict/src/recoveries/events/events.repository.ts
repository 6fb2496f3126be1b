import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, isPostgres, returning, type AtomicWork, type SqlRow } from '#libs/database';
import { type EventType } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { EventRow } from './event.row';

/** What is listed of the events. */
export interface EventsFilter {
  /** ISPBs of the participants that were told. */
  readonly participants: readonly string[];
  /** ISO 8601 UTC. */
  readonly since: string;
  /** Only events with a larger id. */
  readonly after: number;
  readonly limit: number;
}

/** Event notifications of funds recoveries. */
@Injectable()
export class Events {
  constructor(private readonly sandboxes: Sandboxes) {}

  /**
   * Tells participants of an event, at the end of the work that has made it happen. On PostgreSQL, ids must be committed
   * in their order: otherwise a reader could pass over an event with a smaller id that is committed later.
   *
   * @param now ISO 8601 UTC
   */
  *tell(
    database: DataSource,
    { event, recoveryId }: { readonly event: EventType; readonly recoveryId: string },
    participants: Iterable<string>,
    now: string,
  ): AtomicWork<void> {
    const sql = EntitySql.of(database, EventRow);
    if (isPostgres(database)) {
      yield { sql: `LOCK TABLE ${sql.table} IN SHARE ROW EXCLUSIVE MODE`, parameters: [] };
    }
    const rows = [...participants].map((participant) => ({
      event,
      entityId: recoveryId,
      participant,
      at: now,
    }));
    yield sql.insertMany(rows, 'RETURNING sequence');
  }

  /** In the order of their ids. */
  async list({ participants, since, after, limit }: EventsFilter): Promise<readonly EventRow[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, EventRow);
    const places = participants.map((_, index) => `$${String(index + 4)}`).join(', ');
    const rows = await returning<SqlRow>(
      database,
      `SELECT * FROM ${sql.table} WHERE participant IN (${places}) AND at >= $1 AND sequence > $2
       ORDER BY sequence LIMIT $3`,
      [since, after, limit, ...participants],
    );
    return rows.map((row) => sql.read(row));
  }
}
