import { Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module';
import { TransfersModule } from '../transfers/transfers.module';
import { Buckets } from './buckets';
import { ContractLimit } from './contract-limit';
import { BucketControlService } from './control/bucket-control.service';
import { BucketsController } from './control/buckets.controller';
import { ForecastService } from './control/forecast.service';
import { PaymentCredits } from './payment-credits';
import { PolicyTable } from './policy-table';
import { BucketList } from './store/bucket-list.repository';
import { Charges } from './store/charges.repository';
import { Credits } from './store/credits.repository';
import { Pruning } from './store/pruning.repository';

/** The rate policies of the official API. */
@Module({
  imports: [ParticipantsModule, TransfersModule],
  controllers: [BucketsController],
  providers: [
    ...[Buckets, ContractLimit, PaymentCredits, BucketControlService, ForecastService],
    ...[PolicyTable, Charges, Credits, BucketList, Pruning],
  ],
  exports: [Buckets, ContractLimit, PolicyTable, BucketList],
})
export class PoliciesModule {}
