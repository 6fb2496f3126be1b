import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { EVENT_NAMES, type InfEventRequest } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type Cancellation, type Invoice } from '../../invoices/invoice';
import { InvoiceNotAuthorized } from '../../invoices/invoice.errors';
import { CANCELLATION } from '../invoice-event';
import { MunicipalEvents } from '../municipality/municipal-events';
import { RegisterEvent } from '../registration/register-event';
import { eventRequestOf } from '../registration/signed-event';

/** Cancels an invoice for its provider. */
@Injectable()
export class CancelInvoice {
  constructor(
    private readonly registering: RegisterEvent,
    private readonly municipal: MunicipalEvents,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param endsWaiting true if the invoice has been waiting for this cancellation
   * @throws InvoiceRefused or InvoiceNotAuthorized; then nothing is changed
   */
  async cancel(
    invoice: Invoice,
    cancellation: Cancellation,
    endsWaiting: boolean,
  ): Promise<Invoice> {
    const request = this.requestOf(invoice, cancellation);
    const municipality = await this.municipal.municipality(invoice);
    const { municipalCode } = cancellation;
    const submission = { request, municipality, endsWaiting, municipalCode };
    return (await this.registering.register(invoice, submission)).invoice;
  }

  /** @throws InvoiceNotAuthorized if the invoice has no access key yet */
  requestOf(
    { id, status, accessKey, provider }: Invoice,
    { code, reason }: Cancellation,
  ): InfEventRequest {
    if (accessKey === null) throw new InvoiceNotAuthorized(id, status);
    return eventRequestOf({
      accessKey,
      author: provider,
      type: CANCELLATION,
      content: { e101101: { xDesc: EVENT_NAMES[CANCELLATION], cMotivo: code, xMotivo: reason } },
      nowMs: this.clock.nowMs(),
    });
  }
}
