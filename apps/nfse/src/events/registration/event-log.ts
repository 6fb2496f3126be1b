import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Webhooks } from '#libs/webhooks';
import { EventResponse } from '../event.response';
import { type RegisteredEvent } from '../invoice-event';
import { InvoiceEventRepository } from '../invoice-event.repository';

/** Stores events, and informs the subscribers of webhooks. */
@Injectable()
export class EventLog {
  constructor(
    private readonly events: InvoiceEventRepository,
    private readonly webhooks: Webhooks,
  ) {}

  *add(tx: UnitOfWork, event: RegisteredEvent): Transactional<void> {
    const { accessKey } = event;
    yield* this.events.insert(tx, event);
    const data = { accessKey, event: EventResponse.of(event) };
    const type = 'invoice.event-registered';
    yield* this.webhooks.publish(tx, [{ type, subject: accessKey, data }]);
  }
}
