import { Module } from '@nestjs/common';
import { checkTransitions } from '#libs/kernel';
import { WebhooksModule } from '#libs/webhooks';
import { INITIAL_STATUS, INVOICE_STATUSES, INVOICE_TRANSITIONS } from './invoice';
import { InvoiceTransactions } from './invoice-transactions';
import { InvoiceRepository } from './invoice.repository';
import { RpsRepository } from './rps.repository';

/** The stored invoices. */
@Module({
  imports: [WebhooksModule],
  providers: [InvoiceTransactions, InvoiceRepository, RpsRepository],
  exports: [InvoiceRepository, InvoiceTransactions, RpsRepository],
})
export class InvoicesModule {
  constructor() {
    checkTransitions(INVOICE_TRANSITIONS, INVOICE_STATUSES, INITIAL_STATUS);
  }
}
