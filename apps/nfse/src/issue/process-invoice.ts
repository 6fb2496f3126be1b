import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type Invoice } from '../invoices/invoice';
import { InvoiceRefused } from '../invoices/invoice.errors';
import { AcceptInvoice } from './accept-invoice';
import { InvoiceRules } from './invoice-rules';
import { outcomeOf } from '../invoices/outcomes';

/** Accepts or rejects an invoice that has been processing. */
@Injectable()
export class ProcessInvoice {
  constructor(
    private readonly rules: InvoiceRules,
    private readonly accepting: AcceptInvoice,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the accepted invoice; undefined if it was rejected, or changed in the meantime */
  async process(invoice: Invoice): Promise<Invoice | undefined> {
    const nowMs = this.clock.nowMs();
    const requested = outcomeOf(invoice.requestedOutcome);
    if (requested?.kind === 'refuse')
      return this.accepting.reject(invoice, [requested.refusal], nowMs);
    const { dps, requestRate, declaration } = invoice;
    const computation = await this.rules.computation(dps, requestRate, declaration);
    const refusals = await this.rules.refusals({ dps, nowMs }, computation);
    if (refusals.length > 0) return this.accepting.reject(invoice, refusals, nowMs);
    const draft = { invoice, computation, dpsXml: null, nowMs };
    try {
      return await this.accepting.accept(draft);
    } catch (error) {
      if (!(error instanceof InvoiceRefused)) throw error;
      return this.accepting.reject(invoice, error.refusals, nowMs);
    }
  }
}
