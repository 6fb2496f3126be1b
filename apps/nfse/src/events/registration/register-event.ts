import { Injectable } from '@nestjs/common';
import { type Invoice } from '../../invoices/invoice';
import { InvoiceRepository } from '../../invoices/invoice.repository';
import { InvoiceTransactions } from '../../invoices/invoice-transactions';
import { type RegisteredEvent } from '../invoice-event';
import { InvoiceEventRepository } from '../invoice-event.repository';
import { DecideEvent, type DecidedEvent, type EventSubmission } from './decide-event';
import { EventLog } from './event-log';

/** The event, and the invoice after it. */
export interface Registration {
  readonly event: RegisteredEvent;
  readonly invoice: Invoice;
}

/** Registers events of invoices. */
@Injectable()
export class RegisterEvent {
  constructor(
    private readonly deciding: DecideEvent,
    private readonly transactions: InvoiceTransactions,
    private readonly invoices: InvoiceRepository,
    private readonly events: InvoiceEventRepository,
    private readonly log: EventLog,
  ) {}

  /**
   * Registers an event, and changes the invoice as the event says. The event is decided and signed before the
   * transaction, because a signature takes time. If the invoice or its events have changed meanwhile, it is decided
   * again.
   * @throws InvoiceRefused or InvoiceNotAuthorized; then nothing is changed
   */
  async register(invoice: Invoice, submission: EventSubmission): Promise<Registration> {
    let current = invoice;
    for (;;) {
      const decided = await this.deciding.decide(current, submission);
      const changed = await this.store(current, decided);
      if (changed !== undefined) return { event: decided.event, invoice: changed };
      current = (await this.invoices.byId(invoice.id)) ?? invoice;
    }
  }

  /** @returns the invoice after the event; undefined, and nothing is stored, if something has changed meanwhile */
  private store(
    invoice: Invoice,
    { event, eventsBefore, change }: DecidedEvent,
  ): Promise<Invoice | undefined> {
    const { invoices, events, log } = this;
    return this.transactions.run(function* (tx, changes) {
      const status = yield* invoices.lock(tx, invoice.id);
      const before = yield* events.countIn(tx, event.accessKey);
      if (status !== invoice.status || before !== eventsBefore) return undefined;
      const changed = change === undefined ? invoice : yield* invoices.change(tx, invoice, change);
      if (changed === undefined)
        throw new Error(`Invoice ${invoice.id} is locked and has changed.`);
      if (change !== undefined) changes.push(changed);
      yield* log.addAndDistribute(tx, event, invoice);
      return changed;
    });
  }
}
