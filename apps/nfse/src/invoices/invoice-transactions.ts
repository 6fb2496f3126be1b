import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { DueWork, Sandboxes } from '#libs/sandbox';
import { Webhooks, type WebhookEvent } from '#libs/webhooks';
import { type Invoice } from './invoice';
import { InvoiceResponse } from './invoice.response';

/** The kind of due work that takes invoices to their next status. */
export const INVOICE_STEPS = 'nfse-invoices';

/**
 * Changes of invoices. Each is one transaction with its consequences: the due work of the next step, and the events for
 * webhooks. After a crash, all of it is stored, or nothing.
 */
@Injectable()
export class InvoiceTransactions {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly dueWork: DueWork,
    private readonly webhooks: Webhooks,
  ) {}

  /** @param work adds the invoices that it changes to `changed`; it may be done a second time */
  run<T>(work: (tx: UnitOfWork, changed: Invoice[]) => Transactional<T>): Promise<T> {
    const { dueWork, webhooks } = this;
    return this.sandboxes.atomically(function* (tx) {
      const changed: Invoice[] = [];
      const result = yield* work(tx, changed);
      for (const { id: key, nextAtMs } of changed) {
        if (nextAtMs === null) yield* dueWork.cancel(tx, INVOICE_STEPS, key);
        else {
          const due = { kind: INVOICE_STEPS, key, dueAt: toIsoUtc(nextAtMs), payload: null };
          yield* dueWork.schedule(tx, due);
        }
      }
      yield* webhooks.publish(tx, changed.filter(hasNewStatus).map(statusChanged));
      return result;
    });
  }
}

/** An invoice that is accepted, but not signed yet, is still `processing` for its receivers. */
function hasNewStatus({ status, number }: Invoice): boolean {
  return status !== 'processing' || number === null;
}

function statusChanged(invoice: Invoice): WebhookEvent {
  const data = InvoiceResponse.of(invoice);
  return { type: 'invoice.status-changed', subject: invoice.id, data };
}
