import { Module } from '@nestjs/common';
import { TransfersModule } from '../transfers/transfers.module';
import { AccountChanges } from './account-changes.repository';
import { StatisticsController } from './statistics.controller';
import { StatisticsRepository } from './statistics.repository';
import { Statistics } from './statistics.service';

/** Statistics of persons and of keys. */
@Module({
  imports: [TransfersModule],
  controllers: [StatisticsController],
  providers: [Statistics, StatisticsRepository, AccountChanges],
  exports: [Statistics, AccountChanges],
})
export class StatisticsModule {}
