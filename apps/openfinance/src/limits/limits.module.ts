import { Global, Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module';
import { LimitCounters } from './limit-counter.repository';
import { OperationalLimits } from './operational-limits';

/** The limits of calls per month, minute and second. */
@Global()
@Module({
  imports: [SettingsModule],
  providers: [LimitCounters, OperationalLimits],
  exports: [OperationalLimits],
})
export class LimitsModule {}
