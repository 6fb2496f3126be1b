import { Inject, Injectable } from '@nestjs/common';
import { type Clock } from '#libs/kernel';
import { ChangeNotifier, CLOCK, currentWork, Jobs } from '#libs/sandbox';
import { type Signal } from '#libs/states-language';
import { type Execution } from '../executions/execution';
import { ExecutionRepository } from '../executions/execution.repository';
import { ExecutionChanges, EXECUTION_JOBS } from './store/execution-changes';

/** How long due work waits while another instance runs the execution, and how often it checks. */
const MAX_WAIT_MS = 10_000;
const POLL_MS = 20;

/** Continues executions that wait or have ended: after a signal, after a redrive, and when a timer is due. */
@Injectable()
export class WakeExecution {
  constructor(
    private readonly jobs: Jobs,
    private readonly notifier: ChangeNotifier,
    private readonly changes: ExecutionChanges,
    private readonly executions: ExecutionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Sends a signal to the execution itself. @returns false if it does not run */
  async send(id: string, signal: Signal): Promise<boolean> {
    const isSent = await this.changes.send(id, signal);
    if (isSent) await this.afterCommit(id);
    return isSent;
  }

  /**
   * Continues an execution that has ended without success in the state in which it ended.
   * @returns undefined if it runs, or if it has succeeded
   */
  async redrive(id: string): Promise<Execution | undefined> {
    const redriven = await this.changes.redrive(id, this.clock.nowMs());
    if (redriven !== undefined) await this.afterCommit(id);
    return redriven;
  }

  /**
   * Call this after a commit that has added a job or a signal. In due work the execution runs at once, and the clock
   * waits for it. Otherwise the job has started already.
   */
  async afterCommit(id: string): Promise<void> {
    this.notifier.notify(runnerOf(id));
    if (currentWork().instantMs !== undefined) {
      await this.jobs.perform({ kind: EXECUTION_JOBS, key: id });
    }
  }

  /** Handles a timer of the execution. Resolves when all its effects are done, because the clock waits for them. */
  async atTime(id: string, dueAtMs: number): Promise<void> {
    const endMs = performance.now() + MAX_WAIT_MS;
    for (;;) {
      if (!(await this.changes.addJob(id))) return;
      if (await this.jobs.perform({ kind: EXECUTION_JOBS, key: id })) return;
      // Another instance runs the execution now, and handles the timer.
      this.notifier.notify(runnerOf(id));
      const nextMs = await this.executions.dueAtMs(id);
      if (nextMs === undefined || nextMs > dueAtMs || performance.now() > endMs) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

/** The topic that wakes the runner of an execution. Clients that follow the execution listen to its id. */
export function runnerOf(id: string): string {
  return `runner of ${id}`;
}
