import { Injectable } from '@nestjs/common';
import { In, type DataSource } from 'typeorm';
import {
  atomically,
  type AtomicWork,
  EntitySql,
  returning,
  type SqlRow,
  type Statement,
  tableOf,
} from '#libs/database';
import { DueWork } from '#libs/sandbox';
import { AttemptRow, DeliveryRow, SubscriptionRow } from '../schema/webhook.rows';
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

/** Finished deliveries that a sandbox keeps. */
export const KEPT_DELIVERIES = 10_000;

/** An attempt that was made at an instant. */
export interface MadeAttempt {
  readonly delivery: Delivery;
  /** Undefined if it was deleted. */
  readonly subscription: SubscriptionRow | undefined;
  readonly attempt: Attempt;
  readonly at: string;
}

/** Deliveries that are due and wait until a later instant, without an attempt. */
export interface Postponement {
  readonly dueBy: string;
  readonly until: string;
  /** Only those of this subscription. */
  readonly subscriptionId?: string;
}

/** Reads the deliveries that are due, and writes what has become of them. */
@Injectable()
export class DeliveryRepository {
  constructor(private readonly due: DueWork) {}

  /**
   * A page of what is due by the instant, in the order in which it became due.
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

  /** Stores an attempt, what follows from it, and the due work of the next one; all or nothing. */
  record(database: DataSource, made: MadeAttempt): Promise<void> {
    return atomically(database, () => this.recording(database, made));
  }

  /**
   * Moves deliveries to a later instant, at which there is due work then.
   * @returns their ids
   */
  postpone(database: DataSource, postponement: Postponement): Promise<string[]> {
    return atomically(database, () => this.postponing(database, postponement));
  }

  /** Deletes the oldest deliveries that are not pending, with their attempts. */
  deleteOldest(database: DataSource): Promise<void> {
    return atomically(database, () => deletingOldest(database));
  }

  /** The statement that makes deliveries run at the instant. @param key unique, unless it may be moved */
  dueAt(database: DataSource, key: string, at: string): Statement {
    return this.due.enlisting(database, { kind: DELIVERIES_DUE, key, dueAt: at, payload: null });
  }

  private *recording(database: DataSource, made: MadeAttempt): AtomicWork<void> {
    const { delivery, attempt, at } = made;
    const table = tableOf(database, DeliveryRow);
    const { status, failures, nextAttemptAt, deliveredAt } = afterAttempt(
      delivery,
      attempt.outcome,
      at,
    );
    // Only if nobody has redelivered it since it was read: then it is still to be sent.
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
    yield EntitySql.of(database, AttemptRow).insert({
      deliveryId: delivery.id,
      number: Number(counted['attempts']),
      at,
      statusCode,
      error,
      durationMs,
      response,
    });
    if (isChanged && nextAttemptAt !== null) yield this.retryAt(database, nextAttemptAt);
    yield* changingSubscription(database, made);
  }

  private *postponing(
    database: DataSource,
    { dueBy, until, subscriptionId }: Postponement,
  ): AtomicWork<string[]> {
    const ofOne = subscriptionId === undefined ? '' : 'AND subscription_id = $3';
    const moved = yield {
      sql: `UPDATE ${tableOf(database, DeliveryRow)} SET next_attempt_at = $1
            WHERE next_attempt_at <= $2 ${ofOne} RETURNING id`,
      parameters: [until, dueBy, ...(subscriptionId === undefined ? [] : [subscriptionId])],
    };
    if (moved.length > 0) yield this.retryAt(database, until);
    return moved.map(({ id }) => String(id));
  }

  /** All retries of one instant share their work. */
  private retryAt(database: DataSource, at: string): Statement {
    return this.dueAt(database, `retry ${at}`, at);
  }
}

/** A receiver that is gone gets no more messages; one that does not respond gets none for a while. */
function* changingSubscription(
  database: DataSource,
  { delivery: { failures }, subscription, attempt, at }: MadeAttempt,
): AtomicWork<void> {
  if (subscription === undefined) return;
  const { id, pausedUntil } = subscription;
  const { outcome } = attempt;
  const table = tableOf(database, SubscriptionRow);
  if (outcome === 'gone') {
    yield {
      sql: `UPDATE ${table} SET disabled_at = $1 WHERE id = $2 AND disabled_at IS NULL RETURNING id`,
      parameters: [at, id],
    };
  } else if (outcome === 'unreachable') {
    yield {
      // The longest pause of the attempts that were made together.
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

function* deletingOldest(database: DataSource): AtomicWork<void> {
  const deliveries = tableOf(database, DeliveryRow);
  const attempts = tableOf(database, AttemptRow);
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
