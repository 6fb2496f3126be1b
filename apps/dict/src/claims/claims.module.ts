import { Module } from '@nestjs/common';
import { DirectoryModule } from '../entries/directory.module';
import { ParticipantsModule } from '../participants/participants.module';
import { RestrictionsModule } from '../restrictions/restrictions.module';
import { ClaimQueries } from './list/claim-queries.service';
import { ClaimWork } from './claim-work';
import { ClaimsController } from './claims.controller';
import { ClaimsRepository } from './claims.repository';
import { ClaimsService } from './claims.service';
import { SilentParties } from './silent-parties.service';

/** Claims of ownership and of portability. */
@Module({
  imports: [DirectoryModule, ParticipantsModule, RestrictionsModule],
  controllers: [ClaimsController],
  providers: [ClaimsRepository, ClaimWork, ClaimsService, ClaimQueries, SilentParties],
  exports: [ClaimWork, ClaimsRepository],
})
export class ClaimsModule {}
