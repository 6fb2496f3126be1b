import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import {
  findRow,
  lockRow,
  newestFirst,
  type NewRow,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { storedMessage, type Advice, type AdviceChange, type AdviceStatus } from './advice';
import { AdviceRow } from './advice.rows';

/** The kind of the due work that sends an advice. Its key is the id of the advice. */
export const ADVICE_DUE = 'iso8583-advice';

/** Finished advices that a sandbox keeps. */
const KEPT = 10_000;
/** Old advices are deleted at about every hundredth one. */
const DELETE_EVERY = 100;

/** An advice after a change, and whether it was changed. */
interface ChangedAdvice {
  readonly advice: Advice;
  readonly isChanged: boolean;
}

/** The stored advices of the current sandbox, each with the due work of its next try. */
@Injectable()
export class AdviceRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly due: DueWork,
  ) {}

  /** Stores an advice, without its CVV, and the due work of its next try. */
  insert(given: NewRow<AdviceRow>): Promise<Advice> {
    const advice = { ...given, message: storedMessage(given) };
    const plan = (tx: UnitOfWork) => this.plan(tx, advice);
    return this.sandboxes.atomically(function* (tx): Transactional<Advice> {
      const rows = tx.sql(AdviceRow);
      const [row] = yield rows.insert(advice, 'RETURNING *');
      yield* plan(tx);
      if (row === undefined) throw new Error('The advice was not stored.');
      const read = rows.read(row);
      if (read.sequence % DELETE_EVERY === 0) yield* deleteOldest(rows.table);
      return read;
    });
  }

  /**
   * Changes an advice under a lock, and plans its next try or cancels it.
   *
   * @param decide the change; undefined leaves the advice as it is
   * @returns the advice as it is now and whether it was changed; undefined if it does not exist
   */
  change(
    id: string,
    decide: (advice: Advice) => Partial<AdviceChange & Pick<Advice, 'message'>> | undefined,
  ): Promise<ChangedAdvice | undefined> {
    const plan = (tx: UnitOfWork, advice: Advice) => this.plan(tx, advice);
    return this.sandboxes.atomically(function* (tx): Transactional<ChangedAdvice | undefined> {
      const rows = tx.sql(AdviceRow);
      const advice: Advice | undefined = yield* lockRow(tx, AdviceRow, { id });
      if (advice === undefined) return undefined;
      const change = decide(advice);
      if (change === undefined) return { advice, isChanged: false };
      const next = { ...advice, ...change };
      const message = storedMessage(next);
      const { columns, parameters } = rows.assignments({ ...change, message }, 1);
      yield {
        sql: `UPDATE ${rows.table} SET ${columns} WHERE id = $1 RETURNING id`,
        parameters: [id, ...parameters],
      };
      yield* plan(tx, next);
      return { advice: next, isChanged: true };
    });
  }

  /**
   * Deletes a planned reversal, because its request has a response.
   * @returns false if it is no longer planned
   */
  withdraw(id: string): Promise<boolean> {
    const { due } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<boolean> {
      const sql = `DELETE FROM ${tx.table(AdviceRow)} WHERE id = $1 AND status = 'planned' RETURNING id`;
      const rows = yield { sql, parameters: [id] };
      if (rows.length > 0) yield* due.cancel(tx, ADVICE_DUE, id);
      return rows.length > 0;
    });
  }

  async find(id: string): Promise<Advice | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, AdviceRow, { id });
  }

  /** The newest advice. A request that waits for its response has none yet. */
  async newest(): Promise<Advice | undefined> {
    const database = await this.sandboxes.database();
    const rows = database.getRepository(AdviceRow);
    const where = { status: Not<AdviceStatus>('planned') };
    const [newest] = await rows.find({ where, order: { sequence: 'DESC' }, take: 1 });
    return newest;
  }

  list(status: AdviceStatus | undefined, write: (advice: Advice) => string): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(AdviceRow).createQueryBuilder('a');
      if (status !== undefined) query.where('a.status = :status', { status });
      return query;
    }, write);
  }

  private *plan(
    tx: UnitOfWork,
    { id, nextTryAt }: Pick<Advice, 'id' | 'nextTryAt'>,
  ): Transactional<void> {
    if (nextTryAt === null) yield* this.due.cancel(tx, ADVICE_DUE, id);
    else {
      const work = { kind: ADVICE_DUE, key: id, dueAt: nextTryAt, payload: nextTryAt };
      yield* this.due.schedule(tx, work);
    }
  }
}

const FINISHED = "status IN ('confirmed', 'given-up')";

/** Deletes the oldest advices that do not wait. */
function* deleteOldest(table: string): Transactional<void> {
  const [oldest] = yield {
    sql: `SELECT sequence FROM ${table} WHERE ${FINISHED} ORDER BY sequence DESC LIMIT 1 OFFSET $1`,
    parameters: [KEPT],
  };
  if (oldest === undefined) return;
  yield {
    sql: `DELETE FROM ${table} WHERE ${FINISHED} AND sequence <= $1`,
    parameters: [Number(oldest['sequence'])],
  };
}
