import { Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module';
import { TransfersModule } from '../transfers/transfers.module';
import { OfficialPoliciesController } from './official-policies.controller';
import { OfficialPolicies } from './official-policies.service';
import { BucketStoreModule } from './store/bucket-store.module';

/** The operations of the official API on policies. Its transport needs the buckets, so they are in another module. */
@Module({
  imports: [BucketStoreModule, ParticipantsModule, TransfersModule],
  controllers: [OfficialPoliciesController],
  providers: [OfficialPolicies],
})
export class OfficialPoliciesModule {}
