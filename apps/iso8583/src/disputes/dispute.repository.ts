import { Injectable } from '@nestjs/common';
import {
  findRow,
  inPeriod,
  lockRow,
  newestFirst,
  type NewRow,
  type Period,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Dispute } from '../account/disputes/dispute';
import { type DisputeParty, type DisputeStatus } from '../account/disputes/dispute-machine';
import { DisputeMovementRow, DisputeRow } from '../issuer/store/dispute.rows';

/** The filter of the list of disputes. */
export interface DisputeFilter {
  readonly pan?: string | undefined;
  readonly status?: DisputeStatus | undefined;
}

/** The filter of the list of movements. */
export interface MovementFilter extends Period {
  readonly party?: DisputeParty | undefined;
}

/** The disputes of the current sandbox, and the money that they moved. */
@Injectable()
export class DisputeRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  *insert(tx: UnitOfWork, dispute: NewRow<DisputeRow>): Transactional<DisputeRow> {
    const rows = tx.sql(DisputeRow);
    const [row] = yield rows.insert(dispute, 'RETURNING *');
    if (row === undefined) throw new Error('The dispute was not stored.');
    return rows.read(row);
  }

  *lock(tx: UnitOfWork, id: string): Transactional<DisputeRow | undefined> {
    return yield* lockRow(tx, DisputeRow, { id });
  }

  /** Writes the members of a dispute that a step changes. */
  *save(
    tx: UnitOfWork,
    { id, status, contested, cardholder, deadlineAt, events, closedAt }: Dispute,
  ): Transactional<void> {
    const rows = tx.sql(DisputeRow);
    const change = { status, contested, cardholder, deadlineAt, events: [...events], closedAt };
    const { columns, parameters } = rows.assignments(change, 1);
    yield {
      sql: `UPDATE ${rows.table} SET ${columns} WHERE id = $1`,
      parameters: [id, ...parameters],
    };
  }

  *addMovements(
    tx: UnitOfWork,
    movements: readonly NewRow<DisputeMovementRow>[],
  ): Transactional<void> {
    if (movements.length > 0) yield tx.sql(DisputeMovementRow).insertMany(movements);
  }

  /** The cents of a purchase that were charged back, without what was withdrawn. */
  *chargedBack(tx: UnitOfWork, transactionId: string): Transactional<number> {
    const sql =
      `SELECT COALESCE(SUM(amount), 0) AS cents FROM ${tx.table(DisputeRow)} ` +
      `WHERE transaction_id = $1 AND status <> 'withdrawn'`;
    const [row] = yield { sql, parameters: [transactionId] };
    return Number(row?.['cents']);
  }

  async find(id: string): Promise<DisputeRow | undefined> {
    return findRow(await this.sandboxes.database(), DisputeRow, { id });
  }

  async newest(): Promise<DisputeRow | undefined> {
    const rows = (await this.sandboxes.database()).getRepository(DisputeRow);
    const [newest] = await rows.find({ order: { sequence: 'DESC' }, take: 1 });
    return newest;
  }

  list({ pan, status }: DisputeFilter, write: (row: DisputeRow) => string): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(DisputeRow).createQueryBuilder('d');
      if (pan !== undefined) query.andWhere('d.pan = :pan', { pan });
      if (status !== undefined) query.andWhere('d.status = :status', { status });
      return query;
    }, write);
  }

  movements(
    { party, ...period }: MovementFilter,
    write: (row: DisputeMovementRow) => string,
  ): JsonList {
    return newestFirst(
      async () => {
        const database = await this.sandboxes.database();
        const query = database.getRepository(DisputeMovementRow).createQueryBuilder('m');
        if (party !== undefined) query.andWhere('m.party = :party', { party });
        inPeriod(query, 'createdAt', period);
        return query;
      },
      write,
      'cents',
    );
  }
}
