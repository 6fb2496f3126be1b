import { Module } from '@nestjs/common';
import { DirectoryModule } from '../entries/directory.module';
import { ParticipantsModule } from '../participants/participants.module';
import { TransfersModule } from '../transfers/transfers.module';
import { Actors } from './actors';
import { FraudListeners } from './fraud-listeners';
import { MarkerList } from './markers/marker-list.repository';
import { MarkersController } from './markers/markers.controller';
import { Markers } from './markers/markers.repository';
import { MarkersService } from './markers/markers.service';
import { RefundList } from './refunds/refund-list.repository';
import { RefundPieces } from './refunds/refund-pieces.repository';
import { RefundsController } from './refunds/refunds.controller';
import { RefundsReading } from './refunds/refunds-reading.service';
import { Refunds } from './refunds/refunds.repository';
import { RefundsService } from './refunds/refunds.service';
import { ReportList } from './reports/report-list.repository';
import { ReportsController } from './reports/reports.controller';
import { ReportsReading } from './reports/reports-reading.service';
import { Reports } from './reports/reports.repository';
import { ReportsService } from './reports/reports.service';

const PIECES = [Actors, FraudListeners, Markers, Refunds, Reports];

/** Infraction reports, fraud markers and refunds. Their pieces are exported for the funds recoveries. */
@Module({
  imports: [DirectoryModule, ParticipantsModule, TransfersModule],
  controllers: [ReportsController, MarkersController, RefundsController],
  providers: [
    ...PIECES,
    ...[MarkerList, MarkersService],
    ...[RefundList, RefundPieces, RefundsReading, RefundsService],
    ...[ReportList, ReportsReading, ReportsService],
  ],
  exports: PIECES,
})
export class FraudModule {}
