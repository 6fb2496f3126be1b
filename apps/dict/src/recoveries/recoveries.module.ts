import { Module } from '@nestjs/common';
import { DueWork } from '#libs/sandbox';
import { FraudListeners } from '../fraud/fraud-listeners';
import { FraudModule } from '../fraud/fraud.module';
import { ParticipantsModule } from '../participants/participants.module';
import { TransfersModule } from '../transfers/transfers.module';
import { RecoveryAnalysis } from './steps/recovery-analysis';
import { DueRecoveries } from './steps/due-recoveries';
import { EventsController } from './events/events.controller';
import { Events } from './events/events.repository';
import { EventsService } from './events/events.service';
import { RecoveriesController } from './recoveries.controller';
import { Recoveries } from './recoveries.repository';
import { RecoveriesService } from './recoveries.service';
import { RecoveryChangesService } from './recovery-changes.service';
import { CreateRecovery } from './steps/create-recovery';
import { RecoveryReadingService } from './recovery-reading.service';
import { RecoveryRefunds } from './steps/recovery-refunds';
import { BLOCKING, RecoverySchedule, TRACKING } from './steps/recovery-schedule';
import { TrackingGraphs } from './tracking/tracking-graph.repository';

/** Funds recoveries, their tracking graphs, and event notifications. */
@Module({
  imports: [FraudModule, ParticipantsModule, TransfersModule],
  controllers: [RecoveriesController, EventsController],
  providers: [
    ...[
      Recoveries,
      CreateRecovery,
      RecoveryAnalysis,
      RecoveryRefunds,
      RecoverySchedule,
      TrackingGraphs,
    ],
    ...[RecoveriesService, RecoveryChangesService, RecoveryReadingService, DueRecoveries],
    ...[Events, EventsService],
  ],
})
export class RecoveriesModule {
  constructor(
    dueWork: DueWork,
    due: DueRecoveries,
    listeners: FraudListeners,
    analysis: RecoveryAnalysis,
    refunding: RecoveryRefunds,
  ) {
    dueWork.handle(TRACKING, ({ key }) => due.track(key));
    dueWork.handle(BLOCKING, ({ key }) => due.block(key));
    listeners.onReportClosed((tx, report, now) => analysis.reportClosed(tx, report, now));
    listeners.limitRefunds((tx, refund) => refunding.leftOfLoss(tx, refund));
    listeners.onRefundClosed((tx, refund, now) => refunding.refundClosed(tx, refund, now));
  }
}
