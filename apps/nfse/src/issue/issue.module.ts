import { Module } from '@nestjs/common';
import { CertificatesModule } from '../certificates/certificates.module';
import { ContributorsModule } from '../contributors/contributors.module';
import { DistributionModule } from '../distribution/distribution.module';
import { EventsModule } from '../events/events.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { ParametersModule } from '../parameters/parameters.module';
import { AcceptInvoice } from './accept-invoice';
import { InvoiceRules } from './invoice-rules';
import { InvoiceSigner } from './invoice-signer';
import { InvoiceSteps } from './invoice-steps';
import { IssueInvoice } from './issue-invoice';
import { IssueService } from './issue.service';
import { ProcessInvoice } from './process-invoice';

/** Issues invoices: rules, numbers, signatures and processing. */
@Module({
  imports: [
    CertificatesModule,
    ContributorsModule,
    DistributionModule,
    EventsModule,
    InvoicesModule,
    ParametersModule,
  ],
  providers: [
    AcceptInvoice,
    InvoiceRules,
    InvoiceSigner,
    InvoiceSteps,
    IssueInvoice,
    IssueService,
    ProcessInvoice,
  ],
  exports: [AcceptInvoice, IssueService, InvoiceSigner, IssueInvoice, InvoiceRules],
})
export class IssueModule {}
