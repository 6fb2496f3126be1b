import { Injectable } from '@nestjs/common';
import { DueWork } from '#libs/sandbox';
import { Cancellations } from '../events/cancellations.service';
import { InvoiceRepository } from '../invoices/invoice.repository';
import { INVOICE_STEPS } from '../invoices/invoice-work.repository';
import { Finishing } from './finishing.service';
import { Judging } from './judging.service';

/** Does the due steps of invoices, as due work of the sandbox: judges, signs and cancels. */
@Injectable()
export class InvoiceSteps {
  constructor(
    dueWork: DueWork,
    private readonly invoices: InvoiceRepository,
    private readonly judging: Judging,
    private readonly finishing: Finishing,
    private readonly cancellations: Cancellations,
  ) {
    dueWork.handle(INVOICE_STEPS, ({ key }) => this.advance(key));
  }

  private async advance(id: string): Promise<void> {
    const invoice = await this.invoices.byId(id);
    if (invoice === undefined) return;
    if (invoice.status === 'cancelling') await this.cancellations.complete(invoice);
    if (invoice.status !== 'processing') return;
    const accepted = invoice.number === null ? await this.judging.judge(invoice) : invoice;
    if (accepted !== undefined) await this.finishing.finish(accepted);
  }
}
