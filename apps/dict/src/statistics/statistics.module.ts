import { Module } from '@nestjs/common';
import { TransfersModule } from '../transfers/transfers.module';
import { AccountChanges } from './account-changes.repository';
import { StatisticsRepository } from './statistics.repository';
import { StatisticsService } from './statistics.service';

/** Statistics of persons and of keys. */
@Module({
  imports: [TransfersModule],
  providers: [StatisticsService, StatisticsRepository, AccountChanges],
  exports: [StatisticsService, AccountChanges],
})
export class StatisticsModule {}
