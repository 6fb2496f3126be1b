import { Module } from '@nestjs/common';
import { AdminGuard } from '#libs/control';
import { Changes } from './changes/change';
import { SuiteClockController } from './clock/suite-clock.controller';
import { SuiteClock } from './clock/suite-clock.service';
import { SuiteJournalController } from './journal/suite-journal.controller';
import { SuiteJournal } from './journal/suite-journal.service';
import { SuiteRulesController } from './rules/suite-rules.controller';
import { SuiteRules } from './rules/suite-rules.service';
import { SuiteSandboxesController } from './sandboxes/suite-sandboxes.controller';
import { SuiteSandboxes } from './sandboxes/suite-sandboxes.service';
import { SuiteSnapshotsController } from './sandboxes/suite-snapshots.controller';
import { SuiteSnapshots } from './sandboxes/suite-snapshots.service';
import { Services } from './services/services';

/** The `/__admin` of the suite: sandboxes, snapshots, clock, rules and journal of all services. */
@Module({
  controllers: [
    ...[SuiteClockController, SuiteRulesController, SuiteJournalController],
    ...[SuiteSandboxesController, SuiteSnapshotsController],
  ],
  providers: [
    ...[AdminGuard, Services, Changes],
    ...[SuiteClock, SuiteRules, SuiteJournal, SuiteSandboxes, SuiteSnapshots],
  ],
  exports: [Services, SuiteSandboxes],
})
export class SuiteControlModule {}
