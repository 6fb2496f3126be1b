import { Module } from '@nestjs/common';
import { ParticipantsModule } from '../participants/participants.module';
import { PoliciesModule } from '../policies/policies.module';
import { RestrictionsModule } from '../restrictions/restrictions.module';
import { StatisticsModule } from '../statistics/statistics.module';
import { DirectoryModule } from '../directory/directory.module';
import { EntriesController } from './entries.controller';
import { EntriesRepository } from './entries.repository';
import { EntriesService } from './entries.service';
import { EntryChecks } from './entry-checks';
import { LookupService } from './lookup.service';
import { StatisticsController } from './statistics.controller';

/** Entries, the keys check, and the statistics of entries and persons. */
@Module({
  imports: [
    DirectoryModule,
    ParticipantsModule,
    PoliciesModule,
    RestrictionsModule,
    StatisticsModule,
  ],
  controllers: [EntriesController, StatisticsController],
  providers: [EntriesRepository, EntriesService, EntryChecks, LookupService],
  exports: [EntriesRepository],
})
export class EntriesModule {}
