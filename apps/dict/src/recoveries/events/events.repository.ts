import { Injectable } from '@nestjs/common';
import {
  lockTable,
  EntitySql,
  returning,
  type Transactional,
  type SqlRow,
  type UnitOfWork,
} from '#libs/database';
import { type EventType } from '#libs/dict-api';
import { Sandboxes } from '#libs/sandbox';
import { EventRow } from './event.row';

/** The filter of the list. */
export interface EventsFilter {
  /** ISPBs of the notified participants. */
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
   * Notifies participants of an event. Call it at the end of the transaction of the event, because on PostgreSQL it locks the
   * table: ids must be committed in their order. Otherwise a reader could miss an event with a smaller id that is committed
   * later.
   *
   * @param now ISO 8601 UTC
   */
  *tell(
    tx: UnitOfWork,
    { event, recoveryId }: { readonly event: EventType; readonly recoveryId: string },
    participants: Iterable<string>,
    now: string,
  ): Transactional<void> {
    const sql = tx.sql(EventRow);
    yield* lockTable(tx, EventRow);
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
