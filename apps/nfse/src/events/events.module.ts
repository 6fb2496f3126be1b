import { Module } from '@nestjs/common';
import { WebhooksModule } from '#libs/webhooks';
import { CertificatesModule } from '../certificates/certificates.module';
import { DistributionModule } from '../distribution/distribution.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { ParametersModule } from '../parameters/parameters.module';
import { CancelInvoice } from './cancellation/cancel-invoice';
import { CancellationsService } from './cancellations.service';
import { CompleteCancellation } from './cancellation/complete-cancellation';
import { WaitingCancellation } from './cancellation/waiting-cancellation';
import { InvoiceEventRepository } from './invoice-event.repository';
import { InvoiceEventsService } from './invoice-events.service';
import { MunicipalEvents } from './municipality/municipal-events';
import { TacitConfirmation } from './municipality/tacit-confirmation';
import { DecideEvent } from './registration/decide-event';
import { EventLog } from './registration/event-log';
import { RegisterEvent } from './registration/register-event';
import { EventSigning } from './registration/signed-event';
import { SubstitutionEvents } from './substitution-events';

/** The events of invoices: of their parties, of the municipality, and of the clock. */
@Module({
  imports: [
    CertificatesModule,
    DistributionModule,
    InvoicesModule,
    ParametersModule,
    WebhooksModule,
  ],
  providers: [
    CancelInvoice,
    CancellationsService,
    CompleteCancellation,
    DecideEvent,
    EventLog,
    EventSigning,
    InvoiceEventRepository,
    InvoiceEventsService,
    MunicipalEvents,
    RegisterEvent,
    SubstitutionEvents,
    TacitConfirmation,
    WaitingCancellation,
  ],
  exports: [
    CancellationsService,
    CompleteCancellation,
    EventLog,
    InvoiceEventRepository,
    InvoiceEventsService,
    MunicipalEvents,
    SubstitutionEvents,
    TacitConfirmation,
  ],
})
export class EventsModule {}
