import { Injectable } from '@nestjs/common';
import { type Refusal } from '#libs/nfse';
import { giveBackOutcome, takeOutcome } from '#libs/sandbox';
import { type Cancellation, type Invoice } from '../../invoices/invoice';
import { InvoiceRepository } from '../../invoices/invoice.repository';
import { InvoiceTransactions } from '../../invoices/invoice-transactions';
import { WAITING_REJECTIONS } from '../../invoices/outcomes';

/** Stores cancellations that wait. The result is undefined if another change of the invoice was first. */
@Injectable()
export class WaitingCancellation {
  constructor(
    private readonly transactions: InvoiceTransactions,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** Makes an invoice `cancelling` until `nextAtMs`. Stores the refusal that a rule requests for that instant. */
  request(
    invoice: Invoice,
    cancellation: Cancellation,
    { nowMs, nextAtMs }: Pick<Invoice, 'nextAtMs'> & { readonly nowMs: number },
  ): Promise<Invoice | undefined> {
    const status = 'cancelling' as const;
    const change = { status, statusUpdatedAtMs: nowMs, cancellation, cancellationRefusal: null };
    const { invoices } = this;
    return this.transactions.run(function* (tx, changes) {
      const requestedOutcome = (yield* takeOutcome(tx, WAITING_REJECTIONS)) ?? null;
      const changed = yield* invoices.change(tx, invoice, {
        ...change,
        nextAtMs,
        requestedOutcome,
      });
      if (changed === undefined) yield* giveBackOutcome(tx);
      else changes.push(changed);
      return changed;
    });
  }

  /** Refuses a cancellation: the invoice is authorized again. */
  refuse(
    invoice: Invoice,
    cancellationRefusal: Refusal,
    nowMs: number,
  ): Promise<Invoice | undefined> {
    const { invoices } = this;
    return this.transactions.run(function* (tx, changes) {
      const changed = yield* invoices.change(tx, invoice, {
        status: 'authorized',
        statusUpdatedAtMs: nowMs,
        nextAtMs: null,
        requestedOutcome: null,
        cancellation: null,
        cancellationRefusal,
      });
      if (changed !== undefined) changes.push(changed);
      return changed;
    });
  }
}
