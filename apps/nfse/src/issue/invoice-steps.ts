import { Injectable } from '@nestjs/common';
import { DueWork } from '#libs/sandbox';
import { CompleteCancellation } from '../events/cancellation/complete-cancellation';
import { InvoiceRepository } from '../invoices/invoice.repository';
import { INVOICE_STEPS } from '../invoices/invoice-transactions';
import { InvoiceSigner } from './invoice-signer';
import { ProcessInvoice } from './process-invoice';

/** The due work of invoices: accepts or rejects them, signs them and cancels them. */
@Injectable()
export class InvoiceSteps {
  constructor(
    dueWork: DueWork,
    private readonly invoices: InvoiceRepository,
    private readonly processing: ProcessInvoice,
    private readonly signer: InvoiceSigner,
    private readonly cancellations: CompleteCancellation,
  ) {
    dueWork.handle(INVOICE_STEPS, ({ key }) => this.advance(key));
  }

  private async advance(id: string): Promise<void> {
    const invoice = await this.invoices.byId(id);
    if (invoice === undefined) return;
    if (invoice.status === 'cancelling') await this.cancellations.complete(invoice);
    if (invoice.status !== 'processing') return;
    const accepted = invoice.number === null ? await this.processing.process(invoice) : invoice;
    if (accepted !== undefined) await this.signer.sign(accepted);
  }
}
