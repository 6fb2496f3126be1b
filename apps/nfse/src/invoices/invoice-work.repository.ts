import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { Webhooks, type WebhookEvent } from '#libs/webhooks';
import { type Invoice } from './invoice';
import { InvoiceResponse } from './invoice.response';

/** The kind of due work that takes invoices to their next status. */
export const INVOICE_STEPS = 'nfse-invoices';

function statusChanged(invoice: Invoice): WebhookEvent {
  return {
    type: 'invoice.status-changed',
    subject: invoice.id,
    data: InvoiceResponse.of(invoice),
  };
}

/** An invoice that was changed. */
interface Change {
  readonly invoice: Invoice;
  /** False: only its next step has moved, which no receiver is told. */
  readonly isNews: boolean;
}

/**
 * Changes of invoices, each in one transaction with what follows from it: the due work of the next step, and the
 * events for webhooks. A crash leaves all of it, or nothing.
 */
@Injectable()
export class InvoiceWork {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
  ) {}

  /**
   * Does the work, and what follows from the changes that it adds to `changes`. The work may be done a second time,
   * and in the turn of another request: it takes what it needs of its context beforehand.
   */
  async run<T>(work: (database: DataSource, changes: Change[]) => AtomicWork<T>): Promise<T> {
    const database = await this.sandboxes.database();
    const { dueWork, webhooks } = this;
    const origin = webhooks.origin();
    const { result, deliveries } = await atomically(database, function* () {
      const changes: Change[] = [];
      const result = yield* work(database, changes);
      for (const { invoice } of changes) {
        const { id: key, nextAtMs } = invoice;
        yield nextAtMs === null
          ? dueWork.cancelling(database, INVOICE_STEPS, key)
          : dueWork.enlisting(database, {
              ...{ kind: INVOICE_STEPS, key, dueAt: toIsoUtc(nextAtMs) },
              payload: null,
            });
      }
      const news = changes
        .filter(({ isNews }) => isNews)
        .map(({ invoice }) => statusChanged(invoice));
      const deliveries = yield* webhooks.recording(database, news, origin);
      return { result, deliveries };
    });
    this.dueWork.announce();
    this.webhooks.announce(deliveries);
    return result;
  }
}
