import { Module } from '@nestjs/common';
import { DueWork } from '#libs/sandbox';
import { FraudListeners } from '../fraud/fraud-listeners';
import { FraudModule } from '../fraud/fraud.module';
import { ParticipantsModule } from '../participants/participants.module';
import { TransfersModule } from '../transfers/transfers.module';
import { Analysis } from './steps/analysis.repository';
import { DueRecoveries } from './steps/due-recoveries.service';
import { EventsController } from './events/events.controller';
import { Events } from './events/events.repository';
import { EventsService } from './events/events.service';
import { RecoveriesController } from './recoveries.controller';
import { Recoveries } from './recoveries.repository';
import { RecoveriesService } from './recoveries.service';
import { RecoveryChanges } from './recovery-changes.service';
import { RecoveryCreation } from './steps/recovery-creation.repository';
import { RecoveryReading } from './recovery-reading.service';
import { Refunding } from './steps/refunding.repository';
import { BLOCKING, RecoverySchedule, TRACKING } from './steps/schedule.repository';
import { TrackingWork } from './tracking/tracking.repository';

/** Funds recoveries, their tracking graphs, and event notifications. */
@Module({
  imports: [FraudModule, ParticipantsModule, TransfersModule],
  controllers: [RecoveriesController, EventsController],
  providers: [
    ...[Recoveries, RecoveryCreation, Analysis, Refunding, RecoverySchedule, TrackingWork],
    ...[RecoveriesService, RecoveryChanges, RecoveryReading, DueRecoveries],
    ...[Events, EventsService],
  ],
})
export class RecoveriesModule {
  constructor(
    dueWork: DueWork,
    due: DueRecoveries,
    listeners: FraudListeners,
    analysis: Analysis,
    refunding: Refunding,
  ) {
    dueWork.handle(TRACKING, ({ key }) => due.track(key));
    dueWork.handle(BLOCKING, ({ key }) => due.block(key));
    listeners.onReportClosed((database, report, now) =>
      analysis.reportClosed(database, report, now),
    );
    listeners.limitRefunds((database, refund) => refunding.leftOfLoss(database, refund));
    listeners.onRefundClosed((database, refund, now) =>
      refunding.refundClosed(database, refund, now),
    );
  }
}
