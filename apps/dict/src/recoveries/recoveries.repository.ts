import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, type AtomicWork, type NewRow } from '#libs/database';
import { type EventType } from '#libs/dict-api';
import { Reports } from '../fraud/reports/reports.repository';
import { changeRow, insertRow, lockById } from '../fraud/stored.repository';
import { Events } from './events/events.repository';
import { canDo, RECOVERY_STEPS, type RecoveryStep } from './recovery';
import { RecoveryRow } from './recovery.row';

/** The event that tells of a step; the others are not told. */
const EVENTS: Readonly<Partial<Record<RecoveryStep, EventType>>> = {
  analyse: 'FUNDS_RECOVERY_ANALYSED',
  complete: 'FUNDS_RECOVERY_COMPLETED',
  cancel: 'FUNDS_RECOVERY_CANCELLED',
};

/** Funds recoveries: pieces of atomic work. A recovery that is found is locked until the end of the work. */
@Injectable()
export class Recoveries {
  constructor(
    private readonly reports: Reports,
    private readonly events: Events,
  ) {}

  /** @returns undefined if the root transaction has a recovery already */
  *add(database: DataSource, row: NewRow<RecoveryRow>): AtomicWork<RecoveryRow | undefined> {
    return yield* insertRow(database, RecoveryRow, row);
  }

  *lock(database: DataSource, id: string): AtomicWork<RecoveryRow | undefined> {
    return yield* lockById(database, RecoveryRow, id);
  }

  /** The recovery as it is, without a lock. */
  *find(database: DataSource, id: string): AtomicWork<RecoveryRow | undefined> {
    const sql = EntitySql.of(database, RecoveryRow);
    const [row] = yield { sql: `SELECT * FROM ${sql.table} WHERE id = $1`, parameters: [id] };
    return row && sql.read(row);
  }

  *ofRoot(database: DataSource, rootTransactionId: string): AtomicWork<RecoveryRow | undefined> {
    const sql = EntitySql.of(database, RecoveryRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE root_transaction_id = $1`,
      parameters: [rootTransactionId],
    };
    return row && sql.read(row);
  }

  /** Moves it to the status of a step, and tells its parties. The status must allow the step. */
  *move(
    database: DataSource,
    recovery: RecoveryRow,
    { step, ...change }: { readonly step: RecoveryStep } & Partial<RecoveryRow>,
    now: string,
  ): AtomicWork<RecoveryRow> {
    if (!canDo(step, recovery)) throw new Error(`A ${recovery.status} recovery cannot ${step}.`);
    const { to: status } = RECOVERY_STEPS[step];
    const moved = yield* changeRow(database, RecoveryRow, recovery, {
      ...change,
      status,
      lastModified: now,
    });
    const event = EVENTS[step];
    if (event !== undefined) yield* this.tell(database, moved, event, now);
    return moved;
  }

  /** Changes what its creator says of it, and tells its parties. */
  *update(
    database: DataSource,
    recovery: RecoveryRow,
    change: Partial<RecoveryRow>,
    now: string,
  ): AtomicWork<RecoveryRow> {
    const updated = yield* changeRow(database, RecoveryRow, recovery, {
      ...change,
      lastModified: now,
    });
    yield* this.tell(database, updated, 'FUNDS_RECOVERY_INFORMATION_UPDATED', now);
    return updated;
  }

  /** Its creator, and the counterparties of its infraction reports. */
  *partiesOf(database: DataSource, recovery: RecoveryRow): AtomicWork<ReadonlySet<string>> {
    const reports = yield* this.reports.ofRecovery(database, recovery.id);
    return new Set([recovery.reporter, ...reports.map(({ counterparty }) => counterparty)]);
  }

  private *tell(
    database: DataSource,
    recovery: RecoveryRow,
    event: EventType,
    now: string,
  ): AtomicWork<void> {
    const parties = yield* this.partiesOf(database, recovery);
    yield* this.events.tell(database, { event, recoveryId: recovery.id }, parties, now);
  }
}
