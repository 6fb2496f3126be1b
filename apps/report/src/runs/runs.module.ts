import { Module } from '@nestjs/common';
import { checkTransitions } from '#libs/kernel';
import { WebhooksModule } from '#libs/webhooks';
import { INITIAL_STATUS, RUN_STATUSES, RUN_TRANSITIONS } from './run';
import { RunChanges } from './run-changes';
import { RunWatch } from './run-watch';
import { RunWork } from './run-work';
import { RunRepository } from './run.repository';

/** The stored runs of reports. */
@Module({
  imports: [WebhooksModule],
  providers: [RunChanges, RunWatch, RunWork, RunRepository],
  exports: [RunWatch, RunRepository, RunChanges],
})
export class RunsModule {
  constructor() {
    checkTransitions(RUN_TRANSITIONS, RUN_STATUSES, INITIAL_STATUS);
  }
}
