import { Injectable } from '@nestjs/common';
import { type InfEventRequest } from '#libs/nfse';
import { type Invoice } from '../invoices/invoice';
import { type RegisteredEvent } from './invoice-event';
import { InvoiceEventRepository } from './invoice-event.repository';
import { MunicipalEvents } from './municipality/municipal-events';
import { RegisterEvent } from './registration/register-event';
import { refuseIfRequested } from './requested-refusal';

/** The events of invoices, as the national service registers them. */
@Injectable()
export class InvoiceEventsService {
  constructor(
    private readonly registering: RegisterEvent,
    private readonly municipal: MunicipalEvents,
    private readonly events: InvoiceEventRepository,
  ) {}

  /**
   * Registers an event that a party of the invoice has requested.
   * @throws InvoiceRefused, InvoiceNotAuthorized or ServiceUnavailable; then nothing is changed
   */
  async register(
    invoice: Invoice,
    { event, requestXml }: { readonly event: InfEventRequest; readonly requestXml: string },
  ): Promise<RegisteredEvent> {
    await refuseIfRequested();
    const municipality = await this.municipal.municipality(invoice);
    const submission = { request: event, requestXml, municipality };
    return (await this.registering.register(invoice, submission)).event;
  }

  /** The events of an invoice, in the order of their registration. */
  ofInvoice(accessKey: string): Promise<readonly RegisteredEvent[]> {
    return this.events.ofInvoice(accessKey);
  }
}
