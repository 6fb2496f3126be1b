import { Module } from '@nestjs/common';
import { ClockController } from './clock/clock.controller';
import { ClockService } from './clock/clock.service';
import { AccessModule } from './access/access.module';
import { ElsewhereModule } from './elsewhere/elsewhere.module';
import { AdminGuard } from './guards/admin.guard';
import { HoldsController } from './holds/holds.controller';
import { JournalController } from './journal/journal.controller';
import { JournalService } from './journal/journal.service';
import { LimitsController } from './limits/limits.controller';
import { LimitsService } from './limits/limits.service';
import { RulesController } from './rules/rules.controller';
import { RuleRepository } from './rules/rule.repository';
import { ServiceOperations } from './rules/service-operations';
import { RulesService } from './rules/rules.service';
import { SandboxesController } from './sandboxes/sandboxes.controller';
import { SandboxesService } from './sandboxes/sandboxes.service';
import { SnapshotFilesController } from './snapshot-files/snapshot-files.controller';
import { SnapshotFilesService } from './snapshot-files/snapshot-files.service';
import { TestValuesController } from './test-values/test-values.controller';
import { TestValuesService } from './test-values/test-values.service';

/** The addresses below `/__admin`: clock, rules, test values, journal, sandboxes and snapshots of a service. */
@Module({
  imports: [AccessModule, ElsewhereModule],
  controllers: [
    ...[ClockController, RulesController, JournalController],
    ...[SandboxesController, SnapshotFilesController, HoldsController, LimitsController],
    TestValuesController,
  ],
  providers: [
    ...[AdminGuard, ClockService, JournalService],
    ...[
      RuleRepository,
      ServiceOperations,
      RulesService,
      SandboxesService,
      SnapshotFilesService,
      LimitsService,
      TestValuesService,
    ],
  ],
  exports: [AdminGuard],
})
export class ControlModule {}
