import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type Invoice } from '../invoices/invoice';
import { InvoiceRefused } from '../invoices/invoice.errors';
import { Acceptances } from './acceptances.repository';
import { Judgement } from './judgement.service';
import { orderedOutcome } from './outcomes';

/** Judges invoices that have waited in processing. */
@Injectable()
export class Judging {
  constructor(
    private readonly judgement: Judgement,
    private readonly acceptances: Acceptances,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the accepted invoice; undefined if it was rejected, or changed in the meantime */
  async judge(invoice: Invoice): Promise<Invoice | undefined> {
    const nowMs = this.clock.nowMs();
    const ordered = orderedOutcome(invoice.ordered);
    if (ordered?.kind === 'refuse')
      return this.acceptances.reject(invoice, [ordered.refusal], nowMs);
    const { dps, requestRate, declaration } = invoice;
    const computation = await this.judgement.computation(dps, requestRate, declaration);
    const refusals = await this.judgement.refusals({ dps, nowMs }, computation);
    if (refusals.length > 0) return this.acceptances.reject(invoice, refusals, nowMs);
    const draft = { invoice, computation, dpsXml: null, nowMs };
    try {
      return await this.acceptances.accept(draft);
    } catch (error) {
      if (!(error instanceof InvoiceRefused)) throw error;
      return this.acceptances.reject(invoice, error.refusals, nowMs);
    }
  }
}
