import { Injectable } from '@nestjs/common';
import { writeDps, writeNfse } from '#libs/nfse';
import { Certificates } from '../certificates/certificates.service';
import { infNfseOf, type Invoice } from '../invoices/invoice';
import { InvoiceRepository } from '../invoices/invoice.repository';
import { InvoiceWork } from '../invoices/invoice-work.repository';
import { InvoiceEventRepository } from '../events/invoice-event.repository';
import { SubstitutionEvents } from '../events/substitution-events';

/**
 * Signs accepted invoices. The same invoice always gets the same bytes, so signing it twice, after a crash or on two
 * instances at once, does no harm.
 */
@Injectable()
export class Finishing {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly work: InvoiceWork,
    private readonly certificates: Certificates,
    private readonly events: InvoiceEventRepository,
    private readonly substitutions: SubstitutionEvents,
  ) {}

  /** @returns the invoice as it is now: authorized, unless it was cancelled or replaced in the meantime */
  async finish(invoice: Invoice): Promise<Invoice> {
    const infNfse = infNfseOf(invoice);
    if (invoice.status !== 'processing' || infNfse === undefined) return invoice;
    const documents = await this.documents(invoice, infNfse);
    const event = await this.substitutions.of(invoice);
    const { invoices, events } = this;
    const authorized = await this.work.run(function* (database, changes) {
      const changed = yield* invoices.changing(database, invoice, {
        status: 'authorized',
        statusUpdatedAtMs: invoice.issuedAtMs ?? invoice.createdAtMs,
        nextAtMs: null,
      });
      if (changed === undefined) return undefined;
      yield* invoices.storingDocuments(database, invoice.id, documents);
      if (event !== undefined) yield* events.inserting(database, event);
      changes.push({ invoice: changed, isNews: true });
      return changed;
    });
    return authorized ?? (await this.invoices.byId(invoice.id)) ?? invoice;
  }

  private async documents(
    { id, dps, hasOwnDps }: Invoice,
    infNfse: Parameters<typeof writeNfse>[0],
  ): Promise<{ readonly dpsXml: string; readonly nfseXml: string }> {
    const own = hasOwnDps ? await this.invoices.documents(id) : undefined;
    const taxpayer = await this.certificates.taxpayer();
    const authority = await this.certificates.authority();
    const dpsXml = own?.dpsXml ?? (await taxpayer.signDps(writeDps(dps)));
    const nfseXml = await authority.signNfse(writeNfse(infNfse, dpsXml));
    return { dpsXml, nfseXml };
  }
}
