import { Injectable } from '@nestjs/common';
import { Not, type DataSource } from 'typeorm';
import {
  atomically,
  EntitySql,
  forUpdate,
  newestFirst,
  type AtomicWork,
  type NewRow,
} from '#libs/database';
import { type JsonList } from '#libs/platform';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { storedMessage, type Advice, type AdviceChange, type AdviceStatus } from './advice';
import { AdviceRow } from './advice.rows';

/** The kind of the due work that sends an advice. Its key is the id of the advice. */
export const ADVICE_DUE = 'iso8583-advice';

/** Finished advices that a sandbox keeps. */
const KEPT = 10_000;
/** Old advices are deleted at about every hundredth one. */
const DELETE_EVERY = 100;

/** The stored advices of the current sandbox, each with the due work of its next try. */
@Injectable()
export class AdviceRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly due: DueWork,
  ) {}

  /** Stores an advice and the due work of its next try. */
  async insert(advice: NewRow<AdviceRow>): Promise<Advice> {
    const database = await this.sandboxes.database();
    const rows = EntitySql.of(database, AdviceRow);
    const planning = this.planning(database, advice);
    const stored = await atomically(database, function* (): AtomicWork<Advice> {
      const [row] = yield rows.insert(advice, 'RETURNING *');
      yield planning;
      if (row === undefined) throw new Error('The advice was not stored.');
      const read = rows.read(row);
      if (read.sequence % DELETE_EVERY === 0) yield* deletingOldest(rows.table);
      return read;
    });
    this.due.announce();
    return stored;
  }

  /**
   * Changes an advice under a lock, and plans its next try or cancels it.
   *
   * @param decide the change; undefined leaves the advice as it is
   * @returns the advice as it is now and whether it was changed; undefined if it does not exist
   */
  async change(
    id: string,
    decide: (advice: Advice) => Partial<AdviceChange & Pick<Advice, 'message'>> | undefined,
  ): Promise<{ readonly advice: Advice; readonly isChanged: boolean } | undefined> {
    const database = await this.sandboxes.database();
    const rows = EntitySql.of(database, AdviceRow);
    const plan = (advice: Advice) => this.planning(database, advice);
    const changed = await atomically(database, function* (): AtomicWork<
      { readonly advice: Advice; readonly isChanged: boolean } | undefined
    > {
      const sql = `SELECT * FROM ${rows.table} WHERE id = $1${forUpdate(database)}`;
      const [row] = yield { sql, parameters: [id] };
      if (row === undefined) return undefined;
      const advice: Advice = rows.read(row);
      const change = decide(advice);
      if (change === undefined) return { advice, isChanged: false };
      const next = { ...advice, ...change };
      const message = storedMessage(next);
      const { columns, parameters } = rows.assignments({ ...change, message }, 1);
      yield {
        sql: `UPDATE ${rows.table} SET ${columns} WHERE id = $1 RETURNING id`,
        parameters: [id, ...parameters],
      };
      yield plan(next);
      return { advice: next, isChanged: true };
    });
    if (changed?.isChanged === true) this.due.announce();
    return changed;
  }

  /**
   * Deletes a planned reversal, because its request has a response.
   * @returns false if it is not planned any more
   */
  async withdraw(id: string): Promise<boolean> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, AdviceRow);
    const cancelling = this.due.cancelling(database, ADVICE_DUE, id);
    return atomically(database, function* (): AtomicWork<boolean> {
      const sql = `DELETE FROM ${table} WHERE id = $1 AND status = 'planned' RETURNING id`;
      const rows = yield { sql, parameters: [id] };
      if (rows.length > 0) yield cancelling;
      return rows.length > 0;
    });
  }

  async find(id: string): Promise<Advice | undefined> {
    const database = await this.sandboxes.database();
    return (await database.getRepository(AdviceRow).findOneBy({ id })) ?? undefined;
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

  private planning(database: DataSource, { id, nextTryAt }: Pick<Advice, 'id' | 'nextTryAt'>) {
    return nextTryAt === null
      ? this.due.cancelling(database, ADVICE_DUE, id)
      : this.due.enlisting(database, {
          kind: ADVICE_DUE,
          key: id,
          dueAt: nextTryAt,
          payload: nextTryAt,
        });
  }
}

const FINISHED = "status IN ('confirmed', 'given-up')";

/** Deletes the oldest advices that do not wait. */
function* deletingOldest(table: string): AtomicWork<void> {
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
