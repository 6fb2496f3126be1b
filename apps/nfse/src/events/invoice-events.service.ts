import { Inject, Injectable } from '@nestjs/common';
import { brasiliaDateTime } from '#libs/brazil';
import { type Clock } from '#libs/kernel';
import { refusal, type InfEventRequest } from '#libs/nfse';
import { CLOCK } from '#libs/sandbox';
import { type Invoice } from '../invoices/invoice';
import { InvoiceRefused } from '../invoices/invoice.errors';
import { CancellationsService } from './cancellations.service';
import { CANCELLATION, type RegisteredEvent } from './invoice-event';
import { InvoiceEventRepository } from './invoice-event.repository';

/** The events of invoices, as the national service registers them. */
@Injectable()
export class InvoiceEventsService {
  constructor(
    private readonly cancellations: CancellationsService,
    private readonly events: InvoiceEventRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Registers an event that the provider has requested and signed: a cancellation.
   * @throws InvoiceRefused
   */
  async register(
    invoice: Invoice,
    { event, requestXml }: { readonly event: InfEventRequest; readonly requestXml: string },
  ): Promise<RegisteredEvent> {
    const { e101101, CNPJAutor, CPFAutor, dhEvento } = event;
    if (e101101 === undefined) {
      throw new InvoiceRefused([
        refusal(
          'E1242',
          'Only the event 101101 can be requested. A replacement registers the event 105102.',
        ),
      ]);
    }
    const author = CNPJAutor ?? CPFAutor ?? '';
    if (author !== invoice.provider) {
      const code = CNPJAutor === undefined ? 'E0816' : 'E0813';
      throw new InvoiceRefused([
        refusal(code, `${author} is not the provider of the invoice, ${invoice.provider}.`),
      ]);
    }
    const now = brasiliaDateTime(this.clock.nowMs());
    if (Date.parse(dhEvento) > Date.parse(now)) {
      const detail = `dhEvento is ${dhEvento}, later than the reception at ${now}.`;
      throw new InvoiceRefused([refusal('E1843', detail)]);
    }
    const { cMotivo: code, xMotivo: reason } = e101101;
    await this.cancellations.cancel(invoice, { code, reason }, { request: event, requestXml });
    const registered = await this.find(event.chNFSe, CANCELLATION, 1);
    if (registered === undefined) throw new Error(`The event of ${event.chNFSe} was not stored.`);
    return registered;
  }

  async find(
    accessKey: string,
    type: string,
    sequence: number,
  ): Promise<RegisteredEvent | undefined> {
    const events = await this.events.ofInvoice(accessKey);
    return events.find((event) => event.type === type && event.sequence === sequence);
  }

  ofInvoice(accessKey: string): Promise<readonly RegisteredEvent[]> {
    return this.events.ofInvoice(accessKey);
  }
}
