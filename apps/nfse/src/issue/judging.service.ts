import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { type Refusal } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type Invoice } from '../invoices/invoice';
import { InvoiceRefused } from '../invoices/invoice.errors';
import { InvoiceRepository } from '../invoices/invoice.repository';
import { InvoiceWork } from '../invoices/invoice-work.repository';
import { Acceptances } from './acceptances.repository';
import { Judgement } from './judgement.service';
import { orderedOutcome } from './outcomes';

/** Judges invoices that have waited in processing. */
@Injectable()
export class Judging {
  constructor(
    private readonly judgement: Judgement,
    private readonly acceptances: Acceptances,
    private readonly invoices: InvoiceRepository,
    private readonly work: InvoiceWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the accepted invoice; undefined if it was rejected, or changed in the meantime */
  async judge(invoice: Invoice): Promise<Invoice | undefined> {
    const nowMs = this.clock.nowMs();
    const ordered = orderedOutcome(invoice.ordered);
    if (ordered?.kind === 'refuse') return this.reject(invoice, [ordered.refusal], nowMs);
    const { dps, requestRate } = invoice;
    const computation = await this.judgement.computation(dps, requestRate);
    const refusals = await this.judgement.refusals({ dps, nowMs }, computation);
    if (refusals.length > 0) return this.reject(invoice, refusals, nowMs);
    const draft = { invoice, computation, dpsXml: null, nowMs };
    try {
      return await this.acceptances.accept(draft);
    } catch (error) {
      if (!(error instanceof InvoiceRefused)) throw error;
      return this.reject(invoice, error.refusals, nowMs);
    }
  }

  private async reject(
    invoice: Invoice,
    rejections: readonly Refusal[],
    nowMs: number,
  ): Promise<undefined> {
    const { invoices } = this;
    await this.work.run(function* (database, changes) {
      const change = { status: 'rejected', statusUpdatedAtMs: nowMs, nextAtMs: null } as const;
      const rejected = yield* invoices.changing(database, invoice, { ...change, rejections });
      if (rejected !== undefined) changes.push({ invoice: rejected, isNews: true });
    });
    return undefined;
  }
}
