import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { checkTransitions } from '#libs/kernel';
import { SandboxModule } from '#libs/sandbox';
import { WebhooksModule } from '#libs/webhooks';
import { CertificatesModule } from './certificates/certificates.module';
import { CancellationStore } from './events/cancellation-store.repository';
import { Cancellations } from './events/cancellations.service';
import { InvoiceEvents } from './events/events.service';
import { InvoiceEventRepository } from './events/invoice-event.repository';
import { EventSigning } from './events/signed-event';
import { SubstitutionEvents } from './events/substitution-events';
import { ExampleInvoices } from './invoices/example-invoices';
import { INITIAL_STATUS, INVOICE_STATUSES, INVOICE_TRANSITIONS } from './invoices/invoice';
import { InvoiceRepository } from './invoices/invoice.repository';
import { InvoiceWork } from './invoices/invoice-work.repository';
import { InvoicesController } from './invoices/invoices.controller';
import { Invoices } from './invoices/invoices.service';
import { RpsRepository } from './invoices/rps.repository';
import { Acceptances } from './issue/acceptances.repository';
import { Finishing } from './issue/finishing.service';
import { InvoiceSteps } from './issue/invoice-steps';
import { Judging } from './issue/judging.service';
import { IssueController } from './issue/issue.controller';
import { IssueRequests } from './issue/issue-requests.service';
import { Issuing } from './issue/issuing.service';
import { Judgement } from './issue/judgement.service';
import { ParametersModule } from './parameters/parameters.module';
import { ValidationModule } from './validation/validation.module';
import { SefinController } from './sefin/sefin.controller';
import { SefinErrors } from './sefin/sefin-errors';
import { Sefin } from './sefin/sefin.service';

@Module({
  imports: [
    SandboxModule,
    ControlModule,
    WebhooksModule,
    ParametersModule,
    CertificatesModule,
    ValidationModule,
  ],
  controllers: [IssueController, InvoicesController, SefinController],
  providers: [
    ...[Issuing, IssueRequests, Judgement, Judging, Acceptances, Finishing, InvoiceSteps],
    ...[Invoices, InvoiceRepository, RpsRepository, InvoiceWork, ExampleInvoices],
    ...[Cancellations, CancellationStore, InvoiceEvents, InvoiceEventRepository],
    EventSigning,
    SubstitutionEvents,
    ...[Sefin, SefinErrors],
  ],
})
export class AppModule {
  constructor() {
    checkTransitions(INVOICE_TRANSITIONS, INVOICE_STATUSES, INITIAL_STATUS);
  }
}
