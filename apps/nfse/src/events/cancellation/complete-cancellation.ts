import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type Cancellation, type Invoice } from '../../invoices/invoice';
import { InvoiceRefused } from '../../invoices/invoice.errors';
import { outcomeOf } from '../../invoices/outcomes';
import { hasPendingAnalysis, linkedTo } from '../invoice-event';
import { InvoiceEventRepository } from '../invoice-event.repository';
import { MunicipalEvents } from '../municipality/municipal-events';
import { CancelInvoice } from './cancel-invoice';
import { WaitingCancellation } from './waiting-cancellation';

/** Decides requests to cancel that have waited: those of the JSON API, and those for an analysis by the municipality. */
@Injectable()
export class CompleteCancellation {
  constructor(
    private readonly cancelling: CancelInvoice,
    private readonly waiting: WaitingCancellation,
    private readonly events: InvoiceEventRepository,
    private readonly municipal: MunicipalEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async complete(invoice: Invoice): Promise<void> {
    const { cancellation, accessKey } = invoice;
    if (cancellation === null || accessKey === null) return;
    const linked = linkedTo(invoice, await this.events.ofInvoice(accessKey));
    if (hasPendingAnalysis(linked)) {
      // If a rule refuses the decision, the request still waits for the desk.
      await unlessRefused(this.municipal.decideAnalysis(invoice));
      return;
    }
    const refused = await unlessRefused(this.cancel(invoice, cancellation));
    const [reason] = refused?.refusals ?? [];
    if (reason !== undefined) await this.waiting.refuse(invoice, reason, this.clock.nowMs());
  }

  /** @throws InvoiceRefused, also if a rule requested it when the request to cancel arrived */
  private async cancel(invoice: Invoice, cancellation: Cancellation): Promise<void> {
    const requested = outcomeOf(invoice.requestedOutcome);
    if (requested?.kind === 'refuse') throw new InvoiceRefused([requested.refusal]);
    await this.cancelling.cancel(invoice, cancellation, true);
  }
}

async function unlessRefused(work: Promise<void>): Promise<InvoiceRefused | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof InvoiceRefused) return error;
    throw error;
  }
}
