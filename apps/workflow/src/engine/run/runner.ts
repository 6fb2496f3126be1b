import { Injectable } from '@nestjs/common';
import { newUuid } from '#libs/kernel';
import { currentContext, RequestContext, runInContext } from '#libs/platform';
import { type Job, JobLost } from '#libs/sandbox';
import { type Execution } from '../../executions/execution';
import { runnerOf } from '../engine';
import { EngineRepository, Overtaken, type Taken } from '../store/engine.repository';
import { ExecutionEnd } from '../execution-end';
import { ExecutionRun, type RunTools } from './execution-run';
import { LiveExecution } from '../live/live-execution';
import { Programs } from './programs';
import { RunSurroundings } from './run-surroundings';
import { TaskPerformer } from './task-performer';

/** Runs executions, each until it has ended or only waits. */
@Injectable()
export class Runner {
  constructor(
    private readonly repository: EngineRepository,
    private readonly programs: Programs,
    private readonly performer: TaskPerformer,
    private readonly end: ExecutionEnd,
    private readonly surroundings: RunSurroundings,
  ) {}

  async run(job: Job): Promise<void> {
    while (await this.runOnce(job)) job.signal.throwIfAborted();
  }

  /** @returns whether it must begin again from what is stored */
  private async runOnce(job: Job): Promise<boolean> {
    const taken = await this.repository.take(job, newUuid());
    if (taken === undefined) return false;
    const context = contextOf(taken.execution);
    try {
      await runInContext(context, () => this.runTaken(taken, job));
      return false;
    } catch (error) {
      if (error instanceof Overtaken) return true;
      // Another instance goes on with it.
      if (error instanceof JobLost) return false;
      throw error;
    } finally {
      context.end();
    }
  }

  private async runTaken({ execution, frames }: Taken, job: Job): Promise<void> {
    const { workflowId, version } = execution;
    const { program, workflowName } = await this.programs.of(workflowId, version);
    const live = new LiveExecution(execution, program, frames);
    const listener = this.surroundings.news.listen(runnerOf(execution.id));
    await new ExecutionRun(live, job, listener, workflowName, this.tools(live, job)).toRest();
  }

  private tools(live: LiveExecution, job: Job): RunTools {
    const { repository, end, performer, surroundings } = this;
    const { clock, evaluator, crashSwitch, news } = surroundings;
    let events = live.row.eventCount;
    return {
      repository,
      evaluator,
      clock,
      perform: (frame, abort) =>
        performer.perform({ execution: live.row, frame, abort, attempts: job.attempts }),
      consequence: () => end.consequenceOf(live),
      stepsACommit: crashSwitch.stepsACommit,
      beforeCommit: () => {
        crashSwitch.beforeCommit(live);
      },
      afterCommit: async (left) => {
        crashSwitch.afterCommit(live, events);
        events = live.row.eventCount;
        news.tell(live.row.id);
        await end.stopNested(left);
        if (live.hasEnded) await end.announce(live);
      },
    };
  }
}

/** The requests of an execution have the correlation id of the request that has started it. */
function contextOf({ correlationId }: Execution): RequestContext {
  return currentContext().background(correlationId);
}
