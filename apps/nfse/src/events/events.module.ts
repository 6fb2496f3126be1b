import { Module } from '@nestjs/common';
import { CertificatesModule } from '../certificates/certificates.module';
import { DistributionModule } from '../distribution/distribution.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { ParametersModule } from '../parameters/parameters.module';
import { CancellationsService } from './cancellations.service';
import { InvoiceEventRepository } from './invoice-event.repository';
import { InvoiceEventsService } from './invoice-events.service';
import { EventSigning } from './signed-event';
import { StoreCancellation } from './store-cancellation';
import { SubstitutionEvents } from './substitution-events';

/** The events of invoices: cancellation and substitution. */
@Module({
  imports: [CertificatesModule, DistributionModule, InvoicesModule, ParametersModule],
  providers: [
    CancellationsService,
    InvoiceEventRepository,
    InvoiceEventsService,
    EventSigning,
    StoreCancellation,
    SubstitutionEvents,
  ],
  exports: [InvoiceEventsService, CancellationsService, InvoiceEventRepository, SubstitutionEvents],
})
export class EventsModule {}
