import { Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module';
import { PoliciesModule } from '../policies/policies.module';
import { RestrictionsModule } from '../restrictions/restrictions.module';
import { StatisticsModule } from '../statistics/statistics.module';
import { DirectoryModule } from './directory.module';
import { EntriesController } from './entries.controller';
import { EntriesRepository } from './entries.repository';
import { EntriesService } from './entries.service';
import { EntryChecks } from './entry-checks.service';
import { LookupService } from './lookup.service';

/** Entries, and the keys check. */
@Module({
  imports: [
    DirectoryModule,
    ParticipantsModule,
    PoliciesModule,
    RestrictionsModule,
    StatisticsModule,
  ],
  controllers: [EntriesController],
  providers: [EntriesRepository, EntriesService, EntryChecks, LookupService],
  exports: [EntriesRepository],
})
export class EntriesModule {}
