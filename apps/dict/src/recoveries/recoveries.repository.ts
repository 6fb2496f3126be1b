import { Injectable } from '@nestjs/common';
import { type Transactional, type NewRow, type UnitOfWork } from '#libs/database';
import { type EventType } from '#libs/dict-api';
import { Reports } from '../fraud/reports/reports.repository';
import { changeRow, insertRow, lockById } from '../fraud/stored.repository';
import { Events } from './events/events.repository';
import { canDo, RECOVERY_STEPS, type RecoveryStep } from './recovery';
import { RecoveryRow } from './recovery.row';

/** The events of the steps. Other steps have no event. */
const EVENTS: Readonly<Partial<Record<RecoveryStep, EventType>>> = {
  analyse: 'FUNDS_RECOVERY_ANALYSED',
  complete: 'FUNDS_RECOVERY_COMPLETED',
  cancel: 'FUNDS_RECOVERY_CANCELLED',
};

/** Funds recoveries. */
@Injectable()
export class Recoveries {
  constructor(
    private readonly reports: Reports,
    private readonly events: Events,
  ) {}

  /** @returns undefined if the root transaction already has a recovery */
  *add(tx: UnitOfWork, row: NewRow<RecoveryRow>): Transactional<RecoveryRow | undefined> {
    return yield* insertRow(tx, RecoveryRow, row);
  }

  /** The recovery, locked until the end of the transaction. */
  *lock(tx: UnitOfWork, id: string): Transactional<RecoveryRow | undefined> {
    return yield* lockById(tx, RecoveryRow, id);
  }

  /** The recovery, without a lock. */
  *find(tx: UnitOfWork, id: string): Transactional<RecoveryRow | undefined> {
    const sql = tx.sql(RecoveryRow);
    const [row] = yield { sql: `SELECT * FROM ${sql.table} WHERE id = $1`, parameters: [id] };
    return row && sql.read(row);
  }

  *ofRoot(tx: UnitOfWork, rootTransactionId: string): Transactional<RecoveryRow | undefined> {
    const sql = tx.sql(RecoveryRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE root_transaction_id = $1`,
      parameters: [rootTransactionId],
    };
    return row && sql.read(row);
  }

  /** Does a step, and notifies the parties. The status must allow the step. */
  *move(
    tx: UnitOfWork,
    recovery: RecoveryRow,
    { step, ...change }: { readonly step: RecoveryStep } & Partial<RecoveryRow>,
    now: string,
  ): Transactional<RecoveryRow> {
    if (!canDo(step, recovery)) throw new Error(`A ${recovery.status} recovery cannot ${step}.`);
    const { to: status } = RECOVERY_STEPS[step];
    const moved = yield* changeRow(tx, RecoveryRow, recovery, {
      ...change,
      status,
      lastModified: now,
    });
    const event = EVENTS[step];
    if (event !== undefined) yield* this.tell(tx, moved, event, now);
    return moved;
  }

  /** Changes the details that the creator has given, and notifies the parties. */
  *update(
    tx: UnitOfWork,
    recovery: RecoveryRow,
    change: Partial<RecoveryRow>,
    now: string,
  ): Transactional<RecoveryRow> {
    const updated = yield* changeRow(tx, RecoveryRow, recovery, {
      ...change,
      lastModified: now,
    });
    yield* this.tell(tx, updated, 'FUNDS_RECOVERY_INFORMATION_UPDATED', now);
    return updated;
  }

  /** The creator, and the counterparties of the infraction reports. */
  *partiesOf(tx: UnitOfWork, recovery: RecoveryRow): Transactional<ReadonlySet<string>> {
    const reports = yield* this.reports.ofRecovery(tx, recovery.id);
    return new Set([recovery.reporter, ...reports.map(({ counterparty }) => counterparty)]);
  }

  private *tell(
    tx: UnitOfWork,
    recovery: RecoveryRow,
    event: EventType,
    now: string,
  ): Transactional<void> {
    const parties = yield* this.partiesOf(tx, recovery);
    yield* this.events.tell(tx, { event, recoveryId: recovery.id }, parties, now);
  }
}
