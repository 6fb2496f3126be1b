import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { DueWork, Jobs } from '#libs/sandbox';
import { type WorkflowConfig } from '../config';
import { WakeExecution } from './wake-execution';
import { EXECUTION_JOBS, EXECUTION_TIMERS, type TimerPayload } from './store/execution-changes';
import { RunExecution } from './run/run-execution';

/** Registers the background work of the service. */
@Injectable()
export class BackgroundWork {
  constructor(
    jobs: Jobs,
    due: DueWork,
    runExecution: RunExecution,
    wakeExecution: WakeExecution,
    @Inject(CONFIG) { executionsAtOnce: atOnce }: WorkflowConfig,
  ) {
    jobs.handle({ kind: EXECUTION_JOBS, atOnce, run: (job) => runExecution.run(job) });
    due.handle(EXECUTION_TIMERS, ({ key, dueAt }) => wakeExecution.atTime(key, Date.parse(dueAt)), {
      callsOf: (payload) => (payload as TimerPayload)?.calls,
    });
  }
}
