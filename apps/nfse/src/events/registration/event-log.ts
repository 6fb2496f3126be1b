import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { Webhooks } from '#libs/webhooks';
import { eventDelivery, type DistributedInvoice } from '../../distribution/distributed-document';
import { DistributionRepository } from '../../distribution/distribution.repository';
import { EventResponse } from '../event.response';
import { type RegisteredEvent } from '../invoice-event';
import { InvoiceEventRepository } from '../invoice-event.repository';

/** Stores events, informs the subscribers of webhooks, and gives the parties the documents. */
@Injectable()
export class EventLog {
  constructor(
    private readonly events: InvoiceEventRepository,
    private readonly webhooks: Webhooks,
    private readonly distribution: DistributionRepository,
  ) {}

  *addAndDistribute(
    tx: UnitOfWork,
    event: RegisteredEvent,
    invoice: DistributedInvoice,
  ): Transactional<void> {
    yield* this.add(tx, event);
    yield* this.distribution.distribute(tx, [eventDelivery(event, invoice)]);
  }

  /** Stores an event that its transaction distributes together with other documents. */
  *add(tx: UnitOfWork, event: RegisteredEvent): Transactional<void> {
    const { accessKey } = event;
    yield* this.events.insert(tx, event);
    const data = { accessKey, event: EventResponse.of(event) };
    const type = 'invoice.event-registered';
    yield* this.webhooks.publish(tx, [{ type, subject: accessKey, data }]);
  }
}
