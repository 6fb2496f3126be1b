import { Injectable } from '@nestjs/common';
import { writeDps, writeNfse } from '#libs/nfse';
import { Certificates } from '../certificates/certificates';
import { nfseDelivery } from '../distribution/distributed-document';
import { DistributionRepository } from '../distribution/distribution.repository';
import { infNfseOf, type Invoice } from '../invoices/invoice';
import { InvoiceRepository } from '../invoices/invoice.repository';
import { InvoiceTransactions } from '../invoices/invoice-transactions';
import { SubstitutionEvents } from '../events/substitution-events';

/**
 * Signs accepted invoices. Signing an invoice again gives the same bytes, so a crash or a second instance that signs it at the
 * same time does no harm.
 */
@Injectable()
export class InvoiceSigner {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly transactions: InvoiceTransactions,
    private readonly certificates: Certificates,
    private readonly substitutions: SubstitutionEvents,
    private readonly distribution: DistributionRepository,
  ) {}

  /**
   * Signs an invoice that is accepted. Any other invoice is returned as it is.
   * @returns the authorized invoice, or its current state if it was changed in the meantime
   */
  async sign(invoice: Invoice): Promise<Invoice> {
    const infNfse = infNfseOf(invoice);
    if (invoice.status !== 'processing' || infNfse === undefined) return invoice;
    const documents = await this.documents(invoice, infNfse);
    const substitution = await this.substitutions.of(invoice);
    const { invoices, substitutions, distribution } = this;
    const authorizedAtMs = invoice.issuedAtMs ?? invoice.createdAtMs;
    const delivery = nfseDelivery(invoice.accessKey ?? '', authorizedAtMs, invoice);
    const authorized = await this.transactions.run(function* (tx, changes) {
      const changed = yield* invoices.change(tx, invoice, {
        status: 'authorized',
        statusUpdatedAtMs: authorizedAtMs,
        nextAtMs: null,
      });
      if (changed === undefined) return undefined;
      yield* invoices.storeDocuments(tx, invoice.id, documents);
      changes.push(changed);
      const deliveries = [delivery];
      if (substitution !== undefined) {
        yield* substitutions.store(tx, substitution);
        deliveries.push(substitution.delivery);
      }
      yield* distribution.distribute(tx, deliveries);
      return changed;
    });
    return authorized ?? (await this.invoices.byId(invoice.id)) ?? invoice;
  }

  /** Signs invoices one after the other, in their order. */
  async signAll(invoices: readonly Invoice[]): Promise<readonly Invoice[]> {
    const signed: Invoice[] = [];
    for (const invoice of invoices) signed.push(await this.sign(invoice));
    return signed;
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
