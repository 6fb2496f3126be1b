import { Module } from '@nestjs/common';
import { SettlementModule } from '../settlement/settlement.module';
import { ExampleSeries } from './example-series';
import { PaymentSeriesRepository } from './payment-series.repository';
import { PaymentSeriesService } from './payment-series.service';
import { PaymentsController } from './payments.controller';

/** Lets participants be paid by payers that the simulator plays. */
@Module({
  imports: [SettlementModule],
  controllers: [PaymentsController],
  providers: [PaymentSeriesRepository, PaymentSeriesService, ExampleSeries],
  exports: [PaymentSeriesRepository, PaymentSeriesService],
})
export class VirtualPayersModule {}
