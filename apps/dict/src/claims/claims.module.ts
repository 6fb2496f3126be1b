import { Module } from '@nestjs/common';
import { ControlModule } from '#libs/control';
import { DirectoryModule } from '../directory/directory.module';
import { ParticipantsModule } from '../participants/participants.module';
import { RestrictionsModule } from '../restrictions/restrictions.module';
import { AllClaimsController } from './list/all-claims.controller';
import { ClaimQueriesService } from './list/claim-queries.service';
import { ClaimLifecycle } from './claim-lifecycle';
import { ClaimTimeouts } from './claim-timeouts';
import { ClaimsController } from './claims.controller';
import { ClaimsRepository } from './claims.repository';
import { ClaimsService } from './claims.service';

/** Claims of ownership and of portability. */
@Module({
  imports: [ControlModule, DirectoryModule, ParticipantsModule, RestrictionsModule],
  controllers: [ClaimsController, AllClaimsController],
  providers: [ClaimsRepository, ClaimLifecycle, ClaimsService, ClaimQueriesService, ClaimTimeouts],
  exports: [ClaimLifecycle, ClaimsRepository],
})
export class ClaimsModule {}
