import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/platform';
import { DueWork, Jobs } from '#libs/sandbox';
import { type WorkflowConfig } from '../config';
import { Engine } from './engine';
import { EXECUTION_JOBS, EXECUTION_TIMERS } from './store/engine.repository';
import { Runner } from './run/runner';

/** Registers the background work of the service. */
@Injectable()
export class BackgroundWork {
  constructor(
    jobs: Jobs,
    due: DueWork,
    runner: Runner,
    engine: Engine,
    @Inject(CONFIG) { executionsAtOnce: atOnce }: WorkflowConfig,
  ) {
    jobs.handle({ kind: EXECUTION_JOBS, atOnce, run: (job) => runner.run(job) });
    due.handle(EXECUTION_TIMERS, ({ key, dueAt }) => engine.wake(key, Date.parse(dueAt)));
  }
}
