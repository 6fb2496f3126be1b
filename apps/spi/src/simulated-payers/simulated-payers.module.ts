import { Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module';
import { SettlementModule } from '../settlement/settlement.module';
import { PaymentSeriesRepository } from './payment-series.repository';
import { PaymentSeriesService } from './payment-series.service';
import { PaymentsController } from './payments.controller';
import { SendSeries } from './send-series';

/** Payments of payers that the simulator plays. */
@Module({
  imports: [ParticipantsModule, SettlementModule],
  controllers: [PaymentsController],
  providers: [PaymentSeriesRepository, PaymentSeriesService, SendSeries],
  exports: [PaymentSeriesService],
})
export class SimulatedPayersModule {}
