import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { APP, currentContext, type AppDefinition } from '#libs/platform';
import { type AtomicWork, EntitySql, type Statement, tableOf } from '#libs/database';
import { CLOCK, DueWork } from '#libs/sandbox';
import { Audiences } from './audiences';
import { DeliveryRepository } from './delivery/delivery.repository';
import {
  ALL_EVENTS,
  bodyOf,
  eventTypes,
  SUBJECT_LENGTH,
  type EventOrigin,
  type WebhookEvent,
} from './event';
import { DeliveryRow, SubscriptionRow } from './schema/webhook.rows';

const ROWS_A_STATEMENT = 200;

/** A delivery before it has its number. */
type NewDelivery = Omit<DeliveryRow, 'sequence'>;

/** Tells the systems of the tester of changes: a service records events, and subscribers receive them. */
@Injectable()
export class Webhooks {
  private readonly types: ReadonlySet<string>;

  constructor(
    private readonly due: DueWork,
    private readonly deliveries: DeliveryRepository,
    private readonly audiences: Audiences,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP) app: AppDefinition,
  ) {
    this.types = new Set(eventTypes(app));
  }

  /** The instant and the request of events that are about to occur. Call this outside of the transaction. */
  origin(): EventOrigin {
    const { correlationId } = currentContext();
    const at = toIsoUtc(this.clock.nowMs());
    return { at, correlationId, audience: this.audiences.current() };
  }

  /**
   * Stores the deliveries of events in the transaction of the change itself: a crash loses neither or both,
   * and nothing is sent for a change that was rolled back. Without a subscription it costs one statement, once.
   *
   * @returns how many deliveries were stored; the caller passes it to `announce` after the commit
   * @example
   * const origin = webhooks.origin();
   * const stored = await atomically(database, function* () {
   *   yield changeOf(payment);
   *   return yield* webhooks.recording(database, [statusChanged(payment)], origin);
   * });
   * webhooks.announce(stored);
   */
  *recording(
    database: DataSource,
    events: readonly WebhookEvent[],
    origin: EventOrigin,
  ): AtomicWork<number> {
    for (const event of events) this.check(event);
    if (events.length === 0 || origin.audience.isEmpty) return 0;
    const subscriptions = yield enabledSubscriptions(database);
    if (subscriptions.length === 0) origin.audience.noteEmpty();
    const rows = events.flatMap((event) =>
      subscriptions
        .filter(({ events: wanted }) => wants(String(wanted), event.type))
        .map(({ id }) => newDelivery(event, origin, String(id))),
    );
    const [first] = rows;
    if (first === undefined) return 0;
    const entity = EntitySql.of(database, DeliveryRow);
    for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
      yield entity.insertMany(rows.slice(start, start + ROWS_A_STATEMENT));
    }
    // Work of its own: with one common row, all transactions that record events would wait for each other.
    yield this.deliveries.dueAt(database, first.id, origin.at);
    return rows.length;
  }

  /** Call this after the commit. Then the deliveries are sent at once while the clock runs. */
  announce(stored: number): void {
    if (stored > 0) this.due.announce();
  }

  private check({ type, subject }: WebhookEvent): void {
    if (!this.types.has(type)) throw new Error(`${type} is not one of the app's webhookEvents.`);
    if (subject.length > SUBJECT_LENGTH) throw new Error(`The subject of ${type} is too long.`);
  }
}

export function newDelivery(
  event: WebhookEvent,
  origin: Omit<EventOrigin, 'audience'>,
  subscriptionId: string,
): NewDelivery {
  return {
    id: newUuid(),
    subscriptionId,
    type: event.type,
    subject: event.subject,
    correlationId: origin.correlationId,
    body: bodyOf(event, origin),
    status: 'pending',
    attempts: 0,
    failures: 0,
    nextAttemptAt: origin.at,
    createdAt: origin.at,
    deliveredAt: null,
  };
}

function enabledSubscriptions(database: DataSource): Statement {
  const table = tableOf(database, SubscriptionRow);
  const sql = `SELECT id, events FROM ${table} WHERE disabled_at IS NULL ORDER BY sequence`;
  return { sql, parameters: [] };
}

function wants(events: string, type: string): boolean {
  const types = JSON.parse(events) as readonly string[];
  return types.includes(ALL_EVENTS) || types.includes(type);
}
