import { Module } from '@nestjs/common';
import { DirectoryModule } from '../directory/directory.module';
import { ParticipantsModule } from '../participants/participants.module';
import { TransfersModule } from '../transfers/transfers.module';
import { FraudListeners } from './fraud-listeners';
import { ReadAccess } from './fraud-requests';
import { MarkersController } from './markers/markers.controller';
import { Markers } from './markers/markers.repository';
import { MarkersService } from './markers/markers.service';
import { RefundFacts } from './refunds/refund-facts';
import { RefundsController } from './refunds/refunds.controller';
import { RefundsReadingService } from './refunds/refunds-reading.service';
import { Refunds } from './refunds/refunds.repository';
import { RefundsService } from './refunds/refunds.service';
import { ReportsController } from './reports/reports.controller';
import { ReportsReadingService } from './reports/reports-reading.service';
import { Reports } from './reports/reports.repository';
import { ReportsService } from './reports/reports.service';

const SHARED = [FraudListeners, Markers, ReadAccess, Refunds, Reports];

/** Infraction reports, fraud markers and refunds. The funds recoveries use the shared providers. */
@Module({
  imports: [DirectoryModule, ParticipantsModule, TransfersModule],
  controllers: [ReportsController, MarkersController, RefundsController],
  providers: [
    ...SHARED,
    MarkersService,
    ...[RefundFacts, RefundsReadingService, RefundsService],
    ...[ReportsReadingService, ReportsService],
  ],
  exports: SHARED,
})
export class FraudModule {}
