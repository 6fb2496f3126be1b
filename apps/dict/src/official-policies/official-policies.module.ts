import { Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module';
import { PoliciesModule } from '../policies/policies.module';
import { TransfersModule } from '../transfers/transfers.module';
import { OfficialPoliciesController } from './official-policies.controller';
import { OfficialPoliciesService } from './official-policies.service';

/** The operations of the official API on policies. */
@Module({
  imports: [ParticipantsModule, PoliciesModule, TransfersModule],
  controllers: [OfficialPoliciesController],
  providers: [OfficialPoliciesService],
})
export class OfficialPoliciesModule {}
