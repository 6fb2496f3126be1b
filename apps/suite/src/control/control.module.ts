import { Module } from '@nestjs/common';
import { AccessModule, AdminGuard } from '#libs/control';
import { Changes } from './changes/change';
import { SuiteClockController } from './clock/suite-clock.controller';
import { SuiteClockService } from './clock/suite-clock.service';
import { SuiteEventsController } from './events/suite-events.controller';
import { SuiteEventsService } from './events/suite-events.service';
import { FirstStepsController, FirstStepsScriptController } from './home/first-steps.controller';
import { SuiteJournalController } from './journal/suite-journal.controller';
import { SuiteJournalService } from './journal/suite-journal.service';
import { PassageController } from './passage/passage.controller';
import { SuiteRulesController } from './rules/suite-rules.controller';
import { SuiteRulesService } from './rules/suite-rules.service';
import { SuiteSandboxesController } from './sandboxes/suite-sandboxes.controller';
import { SuiteSandboxesService } from './sandboxes/suite-sandboxes.service';
import { SuiteSnapshotsController } from './sandboxes/suite-snapshots.controller';
import { SuiteSnapshotsService } from './sandboxes/suite-snapshots.service';
import { SuiteSnapshotFilesController } from './snapshot-files/suite-snapshot-files.controller';
import { SuiteSnapshotFilesService } from './snapshot-files/suite-snapshot-files.service';
import { Services } from './services/services';

/** The `/__admin` of the suite: sandboxes, snapshots, clock, rules and journal of all services. */
@Module({
  imports: [AccessModule],
  controllers: [
    ...[SuiteClockController, SuiteRulesController, SuiteJournalController],
    ...[SuiteSandboxesController, SuiteSnapshotsController, SuiteSnapshotFilesController],
    ...[FirstStepsController, FirstStepsScriptController],
    ...[SuiteEventsController, PassageController],
  ],
  providers: [
    ...[AdminGuard, Services, Changes],
    ...[
      SuiteClockService,
      SuiteRulesService,
      SuiteJournalService,
      SuiteEventsService,
      SuiteSandboxesService,
      SuiteSnapshotsService,
      SuiteSnapshotFilesService,
    ],
  ],
  exports: [Services, SuiteSandboxesService],
})
export class SuiteControlModule {}
