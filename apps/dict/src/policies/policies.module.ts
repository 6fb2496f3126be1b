import { Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module';
import { TransfersModule } from '../transfers/transfers.module';
import { Buckets } from './buckets.service';
import { ContractLimit } from './contract-limit.service';
import { BucketControl } from './control/bucket-control.service';
import { BucketsController } from './control/buckets.controller';
import { ForecastService } from './control/forecast.service';
import { PaymentCredits } from './payment-credits';
import { BucketStoreModule } from './store/bucket-store.module';

/** The rate policies of the official API. */
@Module({
  imports: [BucketStoreModule, ParticipantsModule, TransfersModule],
  controllers: [BucketsController],
  providers: [Buckets, ContractLimit, PaymentCredits, BucketControl, ForecastService],
  exports: [Buckets, ContractLimit],
})
export class PoliciesModule {}
