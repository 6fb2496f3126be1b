import { Injectable } from '@nestjs/common';
import { EVENT_NAMES, type Refusal } from '#libs/nfse';
import { giveBackOutcome, takeOutcome } from '#libs/sandbox';
import { eventDelivery } from '../distribution/distributed-document';
import { DistributionRepository } from '../distribution/distribution.repository';
import { type Cancellation, type Invoice } from '../invoices/invoice';
import { InvoiceRepository } from '../invoices/invoice.repository';
import { InvoiceTransactions } from '../invoices/invoice-transactions';
import { WAITING_REJECTIONS } from '../invoices/outcomes';
import { CANCELLATION, type RegisteredEvent } from './invoice-event';
import { InvoiceEventRepository } from './invoice-event.repository';
import { EventSigning, type SignedRequest } from './signed-event';

/** Stores cancellations with their events. The result is undefined if another change of the invoice was first. */
@Injectable()
export class StoreCancellation {
  constructor(
    private readonly transactions: InvoiceTransactions,
    private readonly invoices: InvoiceRepository,
    private readonly events: InvoiceEventRepository,
    private readonly signing: EventSigning,
    private readonly distribution: DistributionRepository,
  ) {}

  /** Cancels an invoice that is authorized or cancelling. */
  async cancel(
    invoice: Invoice,
    cancellation: Cancellation,
    { nowMs, signed }: { readonly nowMs: number; readonly signed?: SignedRequest | undefined },
  ): Promise<Invoice | undefined> {
    const event = await this.event(invoice, cancellation, { nowMs, signed });
    return this.change(
      invoice,
      { status: 'cancelled', statusUpdatedAtMs: nowMs, nextAtMs: null, cancellation },
      event,
    );
  }

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
    const status = 'authorized' as const;
    const change = { status, statusUpdatedAtMs: nowMs, nextAtMs: null, requestedOutcome: null };
    return this.change(invoice, { ...change, cancellation: null, cancellationRefusal });
  }

  private change(
    invoice: Invoice,
    change: Partial<Invoice>,
    event?: RegisteredEvent,
  ): Promise<Invoice | undefined> {
    const { invoices, events, distribution } = this;
    return this.transactions.run(function* (tx, changes) {
      const changed = yield* invoices.change(tx, invoice, change);
      if (changed === undefined) return undefined;
      changes.push(changed);
      if (event === undefined) return changed;
      yield* events.insert(tx, event);
      yield* distribution.distribute(tx, [eventDelivery(event, invoice.dps)]);
      return changed;
    });
  }

  private event(
    { accessKey, provider, sequence }: Invoice,
    { code, reason }: Cancellation,
    { nowMs, signed }: { readonly nowMs: number; readonly signed?: SignedRequest | undefined },
  ): Promise<RegisteredEvent> {
    if (accessKey === null) throw new Error('An invoice without an access key has no events.');
    const e101101 = { xDesc: EVENT_NAMES[CANCELLATION], cMotivo: code, xMotivo: reason };
    const toSign = {
      accessKey,
      author: provider,
      type: CANCELLATION,
      content: { e101101 },
      nowMs,
    } as const;
    return this.signing.event(toSign, sequence, signed);
  }
}
