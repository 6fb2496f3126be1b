import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Clock } from '#libs/kernel';
import { refusal } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type NfseConfig } from '../config';
import { type Cancellation, type Invoice } from '../invoices/invoice';
import { InvoiceRefused } from '../invoices/invoice.errors';
import { DecideEvent } from './registration/decide-event';
import { refuseIfRequested } from './requested-refusal';
import { CancelInvoice } from './cancellation/cancel-invoice';
import { WaitingCancellation } from './cancellation/waiting-cancellation';

/** Cancels invoices. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly cancelling: CancelInvoice,
    private readonly deciding: DecideEvent,
    private readonly waiting: WaitingCancellation,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NfseConfig,
  ) {}

  /**
   * Cancels the invoice at once.
   * @throws InvoiceRefused, InvoiceNotAuthorized or ServiceUnavailable; then nothing is changed
   */
  async cancel(invoice: Invoice, cancellation: Cancellation): Promise<Invoice> {
    await refuseIfRequested();
    return this.cancelling.cancel(invoice, cancellation, false);
  }

  /** Accepts a request to cancel that is decided later. Until then, the invoice is `cancelling`. */
  async request(invoice: Invoice, cancellation: Cancellation): Promise<Invoice> {
    await refuseIfRequested((kind) => kind === 'unavailable');
    const request = this.cancelling.requestOf(invoice, cancellation);
    // The limits of the municipality are checked later.
    await this.deciding.check(invoice, { request, municipality: undefined });
    const nowMs = this.clock.nowMs();
    const nextAtMs = nowMs + this.config.processingSec * 1_000;
    const requested = await this.waiting.request(invoice, cancellation, { nextAtMs, nowMs });
    if (requested !== undefined) return requested;
    const detail = 'Another event was registered for the invoice at the same time.';
    throw new InvoiceRefused([refusal('E0840', detail)]);
  }
}
