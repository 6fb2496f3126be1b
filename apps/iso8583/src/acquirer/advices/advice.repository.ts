import { Injectable } from '@nestjs/common';
import { Not, type DataSource } from 'typeorm';
import {
  findRow,
  lockRow,
  lockTable,
  newestFirst,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { type Profile } from '#libs/iso8583';
import { DueWork, Sandboxes } from '#libs/sandbox';
import {
  storedMessage,
  type Advice,
  type AdviceChange,
  type AdviceStatus,
  type NewAdvice,
} from './advice';
import { AdviceRow } from './advice.rows';

/** The kind of the due work that sends an advice. Its key is the id of the advice. */
export const ADVICE_DUE = 'iso8583-advice';

/** The kind of the due work that forwards the advices of the host. Its key is the name of the listener. */
export const FORWARD_DUE = 'iso8583-forward';

/** The maximum number of waiting advices of a listener. */
export const MAX_QUEUED = 10_000;

/** Finished advices that a sandbox keeps. */
const KEPT = 10_000;
/** Old advices are deleted at about every hundredth one. */
const DELETE_EVERY = 100;

export interface AdviceFilter {
  readonly status: AdviceStatus | undefined;
  readonly listener: string | undefined;
}

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

  /** Stores an advice of the acquirer, without its CVV, and the due work of its next try. */
  insert(advice: NewAdvice, profile: Profile): Promise<Advice> {
    return this.sandboxes.atomically((tx) => this.append(tx, advice, profile));
  }

  /**
   * Changes an advice under a lock, and plans its next try or cancels it.
   *
   * @param decide the change; undefined leaves the advice as it is
   * @param profile of the message, for what is private in a confirmed advice
   * @returns the advice as it is now and whether it was changed; undefined if it does not exist
   */
  change(
    id: string,
    decide: (advice: Advice) => StoredChange | undefined,
    profile?: Profile,
  ): Promise<ChangedAdvice | undefined> {
    const write = (tx: UnitOfWork, advice: Advice, change: StoredChange) =>
      this.write(tx, advice, change, profile);
    return this.sandboxes.atomically(function* (tx): Transactional<ChangedAdvice | undefined> {
      const advice: Advice | undefined = yield* lockRow(tx, AdviceRow, { id });
      if (advice === undefined) return undefined;
      const change = decide(advice);
      if (change === undefined) return { advice, isChanged: false };
      return { advice: yield* write(tx, advice, change), isChanged: true };
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

  /**
   * Stores an advice of the host, without its CVV, at the end of the queue of its listener.
   * @returns undefined if the queue is full
   */
  enqueue(advice: NewAdvice, profile: Profile): Promise<Advice | undefined> {
    const append = (tx: UnitOfWork) => this.append(tx, advice, profile);
    return this.sandboxes.atomically(function* (tx): Transactional<Advice | undefined> {
      yield* lockTable(tx, AdviceRow);
      const sql = `SELECT COUNT(*) AS total FROM ${tx.table(AdviceRow)} WHERE ${IN_QUEUE}`;
      const [count] = yield { sql, parameters: [advice.listener] };
      return Number(count?.['total']) < MAX_QUEUED ? yield* append(tx) : undefined;
    });
  }

  /**
   * Stores an advice of the host at the end of the queue of its listener, in the transaction of its cause. The queue is
   * never too full for it, because its payment was approved already.
   */
  *enqueueWith(tx: UnitOfWork, advice: NewAdvice): Transactional<void> {
    yield* lockTable(tx, AdviceRow);
    yield* this.append(tx, advice);
  }

  /**
   * Begins the next try of the first advice in the queue of a listener, under a lock: of two instances, one gets it.
   * @param begin the change of an advice that is due; undefined leaves it in the queue
   * @returns undefined if the queue is empty, or its first advice is not due
   */
  async beginFirst(
    listener: string,
    now: string,
    begin: (tx: UnitOfWork, advice: Advice) => Transactional<StoredChange | undefined>,
  ): Promise<Advice | undefined> {
    const change = (tx: UnitOfWork, advice: Advice, to: StoredChange) => this.write(tx, advice, to);
    return this.sandboxes.atomically(function* (tx): Transactional<Advice | undefined> {
      const [first] = yield { sql: firstInQueue(tx), parameters: [listener] };
      if (first === undefined) return undefined;
      const advice = yield* lockRow(tx, AdviceRow, { id: String(first['id']) });
      const isDue = advice?.nextTryAt !== null && advice !== undefined && advice.nextTryAt <= now;
      if (!isDue || advice.status !== 'waiting') return undefined;
      const to = yield* begin(tx, advice);
      return to === undefined ? undefined : yield* change(tx, advice, to);
    });
  }

  /** The listeners with waiting advices. */
  async listeners(database: DataSource): Promise<ReadonlySet<string>> {
    const rows = await database
      .getRepository(AdviceRow)
      .createQueryBuilder('a')
      .select('DISTINCT a.listener', 'listener')
      .where("a.listener IS NOT NULL AND a.status = 'waiting'")
      .getRawMany<{ listener: string }>();
    return new Set(rows.map(({ listener }) => listener));
  }

  /** Tells all instances that the queue of a listener has changed. Call it after the commit. */
  tellChanged(): Promise<void> {
    return this.sandboxes.announceChange();
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

  list({ status, listener }: AdviceFilter, write: (advice: Advice) => string): JsonList {
    return newestFirst(async () => {
      const database = await this.sandboxes.database();
      const query = database.getRepository(AdviceRow).createQueryBuilder('a');
      if (status !== undefined) query.andWhere('a.status = :status', { status });
      if (listener !== undefined) query.andWhere('a.listener = :listener', { listener });
      return query;
    }, write);
  }

  /**
   * Stores an advice without its CVV, and plans its next try. The table must be locked for an advice of the host, so that
   * the next try of its queue is not lost.
   * @param profile of the message, if it is known
   */
  private *append(tx: UnitOfWork, given: NewAdvice, profile?: Profile): Transactional<Advice> {
    const advice = { ...given, message: storedMessage(given, profile) };
    const rows = tx.sql(AdviceRow);
    const [row] = yield rows.insert(advice, 'RETURNING *');
    yield* this.plan(tx, advice);
    if (row === undefined) throw new Error('The advice was not stored.');
    const read = rows.read(row);
    if (read.sequence % DELETE_EVERY === 0) yield* deleteOldest(rows.table);
    return read;
  }

  /** Writes a change of a locked advice, and plans the next try. */
  private *write(
    tx: UnitOfWork,
    advice: Advice,
    change: StoredChange,
    profile?: Profile,
  ): Transactional<Advice> {
    const rows = tx.sql(AdviceRow);
    const next = { ...advice, ...change };
    const message = storedMessage(next, profile);
    const { columns, parameters } = rows.assignments({ ...change, message }, 1);
    yield {
      sql: `UPDATE ${rows.table} SET ${columns} WHERE id = $1 RETURNING id`,
      parameters: [advice.id, ...parameters],
    };
    yield* this.plan(tx, next);
    return next;
  }

  private *plan(
    tx: UnitOfWork,
    { id, nextTryAt, listener }: Pick<Advice, 'id' | 'nextTryAt' | 'listener'>,
  ): Transactional<void> {
    if (listener !== null) return yield* this.planQueue(tx, listener);
    if (nextTryAt === null) yield* this.due.cancel(tx, ADVICE_DUE, id);
    else {
      const work = { kind: ADVICE_DUE, key: id, dueAt: nextTryAt, payload: nextTryAt };
      yield* this.due.schedule(tx, work);
    }
  }

  /** Plans the next try of the first advice in the queue. The others wait for it. */
  private *planQueue(tx: UnitOfWork, listener: string): Transactional<void> {
    const [first] = yield { sql: firstInQueue(tx), parameters: [listener] };
    if (first === undefined) {
      yield* this.due.cancel(tx, FORWARD_DUE, listener);
      return;
    }
    const dueAt = String(first['next_try_at']);
    yield* this.due.schedule(tx, { kind: FORWARD_DUE, key: listener, dueAt, payload: dueAt });
  }
}

export type StoredChange = Partial<AdviceChange & Pick<Advice, 'message' | 'profile'>>;

const IN_QUEUE = "listener = $1 AND status = 'waiting'";

function firstInQueue(tx: UnitOfWork): string {
  return `SELECT id, next_try_at FROM ${tx.table(AdviceRow)} WHERE ${IN_QUEUE} ORDER BY sequence LIMIT 1`;
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
