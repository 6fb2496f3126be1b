import { Inject, Injectable } from '@nestjs/common';
import { APP, type AppDefinition } from '#libs/app';
import { currentContext } from '#libs/http';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { CLOCK } from '#libs/sandbox';
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
import { type DeliveryRow } from './delivery/webhook.rows';

/** A delivery before it has its number. */
type NewDelivery = Omit<DeliveryRow, 'sequence'>;

/** Sends changes to the systems of the tester: a service records events, and subscribers receive them. */
@Injectable()
export class Webhooks {
  private readonly types: ReadonlySet<string>;

  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly audiences: Audiences,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP) app: AppDefinition,
  ) {
    this.types = new Set(eventTypes(app));
  }

  /** The instant and the request of an event that occurs now. */
  origin(): EventOrigin {
    const { correlationId } = currentContext();
    const at = toIsoUtc(this.clock.nowMs());
    return { at, correlationId };
  }

  /**
   * Stores the deliveries of events in the transaction of the change itself, so that a crash never loses only one of
   * the two, and nothing is sent for a change that was rolled back. While the clock runs, the deliveries are sent at
   * once. In a sandbox without a subscription, only the first event costs a statement.
   * @returns how many deliveries were stored
   */
  *publish(tx: UnitOfWork, events: readonly WebhookEvent[]): Transactional<number> {
    for (const event of events) this.check(event);
    const audience = this.audiences.current();
    if (events.length === 0 || audience.isEmpty) return 0;
    const subscriptions = yield* this.deliveries.enabledSubscriptions(tx);
    if (subscriptions.length === 0) audience.noteEmpty();
    const origin = this.origin();
    const rows = events.flatMap((event) =>
      subscriptions
        .filter(({ events: wanted }) => wants(String(wanted), event.type))
        .map(({ id }) => newDelivery(event, origin, String(id))),
    );
    yield* this.deliveries.add(tx, rows, origin.at);
    return rows.length;
  }

  private check({ type, subject }: WebhookEvent): void {
    if (!this.types.has(type)) throw new Error(`${type} is not one of the app's webhookEvents.`);
    if (subject.length > SUBJECT_LENGTH) throw new Error(`The subject of ${type} is too long.`);
  }
}

export function newDelivery(
  event: WebhookEvent,
  origin: EventOrigin,
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

function wants(events: string, type: string): boolean {
  const types = JSON.parse(events) as readonly string[];
  return types.includes(ALL_EVENTS) || types.includes(type);
}
