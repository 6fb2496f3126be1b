import { Injectable } from '@nestjs/common';
import { In, type DataSource } from 'typeorm';
import {
  atomically,
  type Transactional,
  EntitySql,
  type NewRow,
  returning,
  type SqlRow,
  tableOf,
  type UnitOfWork,
} from '#libs/database';
import { DueWork } from '#libs/sandbox';
import { AttemptRow, DeliveryRow, SubscriptionRow } from './webhook.rows';
import {
  afterAttempt,
  type Attempt,
  type Delivery,
  isPaused,
  later,
  LONGEST_PAUSE_MS,
  pauseMs,
} from './delivery';

/** The kind of the due work that sends deliveries. */
export const DELIVERIES_DUE = 'webhooks';

const ROWS_A_STATEMENT = 200;

/** Finished deliveries that a sandbox keeps. */
export const KEPT_DELIVERIES = 10_000;

/** An attempt that was made at an instant. */
export interface MadeAttempt {
  readonly delivery: Delivery;
  /** The subscription; undefined if it was deleted. */
  readonly subscription: SubscriptionRow | undefined;
  readonly attempt: Attempt;
  readonly at: string;
}

/** Moves due deliveries to a later instant without an attempt. */
export interface Postponement {
  readonly dueBy: string;
  readonly until: string;
  /** Only deliveries of this subscription. */
  readonly subscriptionId?: string;
}

/** Reads the due deliveries, and stores their results. */
@Injectable()
export class DeliveryRepository {
  constructor(private readonly due: DueWork) {}

  /** The ids and the events of the enabled subscriptions. */
  *enabledSubscriptions(tx: UnitOfWork): Transactional<readonly SqlRow[]> {
    const table = tx.table(SubscriptionRow);
    const sql = `SELECT id, events FROM ${table} WHERE disabled_at IS NULL ORDER BY sequence`;
    return yield { sql, parameters: [] };
  }

  /** Stores new deliveries, and schedules them for the instant. */
  *add(tx: UnitOfWork, rows: readonly NewRow<DeliveryRow>[], at: string): Transactional<void> {
    const [first] = rows;
    if (first === undefined) return;
    const entity = tx.sql(DeliveryRow);
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      yield entity.insertMany(rows.slice(start, start + ROWS_A_STATEMENT));
    }
    // Separate due work for each event. With one common row, all transactions that record events would wait for each
    // other.
    yield* this.makeDue(tx, first.id, at);
  }

  /**
   * A page of the deliveries that are due by the instant, in the order in which they became due.
   * @param after the last one of the page before
   */
  dueBy(
    database: DataSource,
    at: string,
    after: Pick<Delivery, 'nextAttemptAt' | 'sequence'> | undefined,
    limit: number,
  ): Promise<Delivery[]> {
    const query = database
      .getRepository(DeliveryRow)
      .createQueryBuilder('d')
      .where('d.nextAttemptAt <= :at', { at });
    if (after !== undefined) {
      query.andWhere(
        '(d.nextAttemptAt > :last OR (d.nextAttemptAt = :last AND d.sequence > :sequence))',
        { last: after.nextAttemptAt, sequence: after.sequence },
      );
    }
    return query
      .orderBy('d.nextAttemptAt', 'ASC')
      .addOrderBy('d.sequence', 'ASC')
      .limit(limit)
      .getMany();
  }

  async subscriptions(
    database: DataSource,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, SubscriptionRow>> {
    const rows = await database.getRepository(SubscriptionRow).findBy({ id: In([...ids]) });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The subscriptions to which nothing is sent at the instant, because their receiver did not respond. */
  async paused(database: DataSource, at: string): Promise<SubscriptionRow[]> {
    const rows = await returning<SqlRow>(
      database,
      `SELECT * FROM ${tableOf(database, SubscriptionRow)} WHERE paused_until IS NOT NULL`,
      [],
    );
    const read = rows.map((row) => EntitySql.of(database, SubscriptionRow).read(row));
    return read.filter(({ pausedUntil }) => isPaused(pausedUntil, at));
  }

  /** Stores an attempt, its result, and the due work of the next attempt, in one transaction. */
  record(database: DataSource, made: MadeAttempt): Promise<void> {
    return atomically(database, (tx) => this.recording(tx, made));
  }

  /**
   * Moves deliveries to a later instant, and schedules due work for it.
   * @returns their ids
   */
  postpone(database: DataSource, postponement: Postponement): Promise<string[]> {
    return atomically(database, (tx) => this.postponing(tx, postponement));
  }

  /** Deletes the oldest deliveries that are not pending, with their attempts. */
  deleteOldest(database: DataSource): Promise<void> {
    return atomically(database, (tx) => deletingOldest(tx));
  }

  /** Schedules deliveries for the instant. @param key unique, unless this may move earlier work */
  makeDue(tx: UnitOfWork, key: string, at: string): Transactional<void> {
    return this.due.schedule(tx, { kind: DELIVERIES_DUE, key, dueAt: at, payload: null });
  }

  private *recording(tx: UnitOfWork, made: MadeAttempt): Transactional<void> {
    const { delivery, attempt, at } = made;
    const table = tx.table(DeliveryRow);
    const { status, failures, nextAttemptAt, deliveredAt } = afterAttempt(
      delivery,
      attempt.outcome,
      at,
    );
    // Not if the delivery was redelivered after it was read: then it must still be sent.
    let [counted] = yield {
      sql: `UPDATE ${table} SET attempts = attempts + 1, status = $1, failures = $2, next_attempt_at = $3,
            delivered_at = $4 WHERE sequence = $5 AND next_attempt_at = $6 RETURNING attempts`,
      parameters: [
        status,
        failures,
        nextAttemptAt,
        deliveredAt,
        delivery.sequence,
        delivery.nextAttemptAt,
      ],
    };
    const isChanged = counted !== undefined;
    if (!isChanged) {
      [counted] = yield {
        sql: `UPDATE ${table} SET attempts = attempts + 1 WHERE sequence = $1 RETURNING attempts`,
        parameters: [delivery.sequence],
      };
    }
    if (counted === undefined) return;
    const { statusCode, error, durationMs, response } = attempt;
    yield tx.sql(AttemptRow).insert({
      deliveryId: delivery.id,
      number: Number(counted['attempts']),
      at,
      statusCode,
      error,
      durationMs,
      response,
    });
    if (isChanged && nextAttemptAt !== null) yield* this.retryAt(tx, nextAttemptAt);
    yield* changingSubscription(tx, made);
  }

  private *postponing(
    tx: UnitOfWork,
    { dueBy, until, subscriptionId }: Postponement,
  ): Transactional<string[]> {
    const ofOne = subscriptionId === undefined ? '' : 'AND subscription_id = $3';
    const moved = yield {
      sql: `UPDATE ${tx.table(DeliveryRow)} SET next_attempt_at = $1
            WHERE next_attempt_at <= $2 ${ofOne} RETURNING id`,
      parameters: [until, dueBy, ...(subscriptionId === undefined ? [] : [subscriptionId])],
    };
    if (moved.length > 0) yield* this.retryAt(tx, until);
    return moved.map(({ id }) => String(id));
  }

  /** All retries of one instant share their work. */
  private retryAt(tx: UnitOfWork, at: string): Transactional<void> {
    return this.makeDue(tx, `retry ${at}`, at);
  }
}

/** Disables the subscription of a receiver that is gone, and pauses that of a receiver that does not respond. */
function* changingSubscription(
  tx: UnitOfWork,
  { delivery: { failures }, subscription, attempt, at }: MadeAttempt,
): Transactional<void> {
  if (subscription === undefined) return;
  const { id, pausedUntil } = subscription;
  const { outcome } = attempt;
  const table = tx.table(SubscriptionRow);
  if (outcome === 'gone') {
    yield {
      sql: `UPDATE ${table} SET disabled_at = $1 WHERE id = $2 AND disabled_at IS NULL RETURNING id`,
      parameters: [at, id],
    };
  } else if (outcome === 'unreachable') {
    yield {
      // Keeps the longest pause of simultaneous attempts.
      sql: `UPDATE ${table} SET paused_until = $1 WHERE id = $2
            AND (paused_until IS NULL OR paused_until < $1 OR paused_until > $3) RETURNING id`,
      parameters: [later(at, pauseMs(failures)), id, later(at, LONGEST_PAUSE_MS)],
    };
  } else if (outcome === 'accepted' && pausedUntil !== null) {
    yield {
      sql: `UPDATE ${table} SET paused_until = NULL WHERE id = $1 RETURNING id`,
      parameters: [id],
    };
  }
}

function* deletingOldest(tx: UnitOfWork): Transactional<void> {
  const deliveries = tx.table(DeliveryRow);
  const attempts = tx.table(AttemptRow);
  const [oldest] = yield {
    sql: `SELECT sequence FROM ${deliveries} WHERE next_attempt_at IS NULL
          ORDER BY sequence DESC LIMIT 1 OFFSET $1`,
    parameters: [KEPT_DELIVERIES],
  };
  if (oldest === undefined) return;
  const parameters = [Number(oldest['sequence'])];
  const old = 'next_attempt_at IS NULL AND sequence <= $1';
  yield {
    sql: `DELETE FROM ${attempts} WHERE delivery_id IN (SELECT id FROM ${deliveries} WHERE ${old})`,
    parameters,
  };
  yield { sql: `DELETE FROM ${deliveries} WHERE ${old}`, parameters };
}
