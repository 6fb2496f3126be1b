import { Module } from '@nestjs/common';
import { RequestStages } from '#libs/http';
import { ClockController } from './clock/clock.controller';
import { ClockService } from './clock/clock.service';
import { AccessTokens } from './access/access-tokens';
import { AccessModule } from './access/access.module';
import { hideTokens } from './access/hide-token';
import { ElsewhereModule } from './elsewhere/elsewhere.module';
import { AdminGuard } from './guards/admin.guard';
import { EventLog } from './events/event-log';
import { EventsController } from './events/events.controller';
import { EventsService } from './events/events.service';
import { RepeatService } from './events/repeat.service';
import { HoldsController } from './holds/holds.controller';
import { JournalController } from './journal/journal.controller';
import { JournalService } from './journal/journal.service';
import { LimitsController } from './limits/limits.controller';
import { LimitsService } from './limits/limits.service';
import { letObserversPass } from './observers/let-observers-pass';
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
    // The address of the number of requests comes before that of one request.
    ...[ClockController, RulesController, JournalController, EventsController],
    ...[SandboxesController, SnapshotFilesController, HoldsController, LimitsController],
    TestValuesController,
  ],
  providers: [
    ...[AdminGuard, ClockService, JournalService, EventLog, EventsService, RepeatService],
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
export class ControlModule {
  constructor(stages: RequestStages, tokens: AccessTokens) {
    stages.add('arrival', hideTokens(tokens));
    stages.add('arrival', letObserversPass(tokens));
  }
}
