import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { runInContext } from '#libs/http';
import { newUuid, toIsoUtc } from '#libs/kernel';
import { currentWork, type Job, JobLost, type Listener } from '#libs/sandbox';
import { type Environment, resourcesAhead, step } from '#libs/states-language';
import { requestedEnd, type RequestedEnd } from '../../executions/outcomes';
import { ExecutionEnd } from '../execution-end';
import { LiveExecution } from '../live/live-execution';
import { type LeftTask, type LiveFrame } from '../live/live-frame';
import {
  type Consequence,
  ExecutionChanges,
  Overtaken,
  type Started,
  type Taken,
} from '../store/execution-changes';
import { runnerOf } from '../wake-execution';
import { executionArn, ROLE_ARN, stateMachineArn } from './arns';
import { type Prepared, Programs } from './programs';
import { RunDependencies } from './run-dependencies';
import { TaskPerformer } from './task-performer';
import { signalOf, TasksInFlight, waitsForOf } from './tasks-in-flight';

/** Steps that share a transaction. A step has no effect outside: a task begins after the commit. */
const STEPS_A_COMMIT = 50;
/** How often a run checks the clock and the signals from other instances while it performs tasks. */
const POLL_MS = 500;
/** How often an execution is tried without progress. The waits between the attempts are six minutes in total. */
const MAX_ATTEMPTS = 10;
const RANDOM_VALUES = 2 ** 47;

/** One run of an execution. */
interface Run {
  readonly live: LiveExecution;
  readonly job: Job;
  readonly listener: Listener;
  readonly tasks: TasksInFlight;
  readonly workflowName: string;
  /** The last signal from outside that was delivered. */
  delivered: number;
  eventsStored: number;
  /** The execution was stored for this run, which has made no step yet. So it need not look for signals from outside. */
  isNew: boolean;
}

/** Runs executions, each until it has ended, or only waits for a signal from outside. */
@Injectable()
export class RunExecution {
  constructor(
    private readonly changes: ExecutionChanges,
    private readonly programs: Programs,
    private readonly performer: TaskPerformer,
    private readonly end: ExecutionEnd,
    private readonly dependencies: RunDependencies,
  ) {}

  async run(job: Job): Promise<void> {
    let started = job.given as Started | undefined;
    while (await this.runOnce(job, started)) {
      job.signal.throwIfAborted();
      started = undefined;
    }
  }

  /**
   * @param started the execution, if it was just stored for this run
   * @returns whether the run must start again from the stored state
   */
  private async runOnce(job: Job, started: Started | undefined): Promise<boolean> {
    const taken = started ?? (await this.changes.take(job, newUuid()));
    if (taken === undefined) return false;
    // The requests of an execution have the correlation id of the request that has started it.
    const context = currentWork().background(taken.execution.correlationId);
    try {
      await runInContext(context, async () => {
        const { workflowId, version } = taken.execution;
        const prepared = started?.prepared ?? (await this.programs.of(workflowId, version));
        const isNew = started !== undefined;
        await this.toRest(this.runOf(taken, prepared, { job, isNew }));
      });
      return false;
    } catch (error) {
      if (error instanceof Overtaken) return true;
      // Another instance continues the execution.
      if (error instanceof JobLost) return false;
      throw error;
    } finally {
      context.end();
    }
  }

  private runOf(
    { execution, frames }: Taken,
    { program, workflowName }: Prepared,
    { job, isNew }: Pick<Run, 'job' | 'isNew'>,
  ): Run {
    const live = new LiveExecution(execution, program, frames);
    const listener = this.dependencies.notifier.listen(runnerOf(execution.id));
    const tasks = new TasksInFlight((frame, abort) =>
      this.performer.perform({ execution: live.row, frame, abort, attempts: job.attempts }),
    );
    tasks.onEnd(() => {
      listener.wakeUp();
    });
    const progress = { delivered: 0, eventsStored: execution.eventCount, isNew };
    return { live, job, listener, tasks, workflowName, ...progress };
  }

  /**
   * @throws JobLost if another instance has taken the execution
   * @throws Overtaken if the run must start again from the stored state
   */
  private async toRest(run: Run): Promise<void> {
    const { live, tasks, job, listener } = run;
    try {
      this.endEarly(run);
      live.goOnAfterRedrive(this.nowMs);
      for (const frame of live.unfinishedTasks) tasks.start(frame);
      for (;;) {
        job.signal.throwIfAborted();
        await this.receive(run);
        const isIdle = await this.makeSteps(run);
        const left = live.takeLeft();
        for (const { frame } of left) tasks.abandon(frame);
        const canPark = isIdle && tasks.isIdle && !live.hasScheduled;
        if ((canPark || live.isDirty) && (await this.commit(run, canPark, left))) return;
        for (const frame of live.takeScheduled()) tasks.start(frame);
        if (isIdle && !canPark && !tasks.hasEnded) await listener.wait(POLL_MS, job.signal);
      }
    } finally {
      tasks.abortAll();
      listener.close();
    }
  }

  /** Ends the execution if a rule has requested it, or after too many attempts without progress. */
  private endEarly({ live, job }: Run): void {
    const end = requestedEnd(live.row.requestedOutcome);
    if (end !== undefined && live.row.eventCount === 0) endAs(live, end, this.nowMs);
    if (job.attempts > MAX_ATTEMPTS && !live.hasEnded) endAs(live, GIVEN_UP, this.nowMs);
  }

  /** Queues the signals from outside: results of tasks, signals from requests, and due timers. */
  private async receive(run: Run): Promise<void> {
    const { live, tasks } = run;
    for (const end of tasks.takeEnded()) {
      const signal = signalOf(end);
      if (signal === undefined) live.park(end.frame, waitsForOf(end));
      else live.send(end.frame, signal);
    }
    const signals = run.isNew ? [] : await this.dependencies.executions.signals(live.row.id);
    run.isNew = false;
    for (const { sequence, frame: number, token, signal } of signals) {
      if (sequence <= run.delivered) continue;
      run.delivered = sequence;
      const frame = live.frame(number);
      if (frame === undefined || (token !== null && token !== frame.row.token)) continue;
      live.send(frame, signal);
    }
    live.wake(this.nowMs);
  }

  /** @returns whether no frame has a signal any more */
  private async makeSteps(run: Run): Promise<boolean> {
    const { live } = run;
    const most = this.dependencies.crashSwitch.stepsACommit ?? STEPS_A_COMMIT;
    // The end of an execution is stored together with the ends of its branches.
    for (let made = 0; made < most || live.hasEnded; made += 1) {
      const frame = live.next();
      if (frame === undefined) return true;
      const signal = live.takeSignal(frame);
      if (signal === undefined) continue;
      const environment = this.environment(run, frame);
      live.apply(frame, await step(live.program, frame.row.frame, signal, environment));
    }
    return !live.hasNext;
  }

  /** @returns whether the job has ended */
  private async commit(run: Run, canPark: boolean, left: readonly LeftTask[]): Promise<boolean> {
    const { live, job, delivered } = run;
    const { crashSwitch, notifier } = this.dependencies;
    const hasEnded = live.hasEnded && canPark;
    const consequence = hasEnded ? this.end.consequenceOf(live) : NOTHING;
    crashSwitch.beforeCommit(live);
    const committed = { delivered, canPark, left, calls: () => this.callsOf(live) };
    const isParked = await this.changes.commit(live, job, committed, consequence);
    crashSwitch.afterCommit(live, run.eventsStored);
    run.eventsStored = live.row.eventCount;
    notifier.notify(live.row.id);
    await this.end.stopNested(left);
    // In due work, this resolves after the execution that waits for this one has also continued.
    if (live.hasEnded) await this.end.announce(live);
    return isParked;
  }

  /** The simulators that the execution can still call; undefined if it can call any. */
  private callsOf({ row, program, runningFrames }: LiveExecution): readonly string[] | undefined {
    // After its end, the execution that waits for it continues, and can call other simulators.
    if (row.parent !== null) return undefined;
    return this.performer.callsOf(resourcesAhead(program, runningFrames));
  }

  private environment({ live, workflowName }: Run, { ancestors }: LiveFrame): Environment {
    const { id, workflowId, name: Name, input: Input } = live.row;
    const { startedAtMs, redrives, eventCount } = live.row;
    return {
      nowMs: this.nowMs,
      random: () => randomInt(RANDOM_VALUES) / RANDOM_VALUES,
      uuid: newUuid,
      evaluator: this.dependencies.evaluator,
      context: {
        Execution: {
          ...{ Id: executionArn(workflowId, id), Name, Input, RoleArn: ROLE_ARN },
          ...{ StartTime: toIsoUtc(startedAtMs), RedriveCount: redrives },
        },
        StateMachine: { Id: stateMachineArn(workflowId), Name: workflowName },
      },
      ancestors,
      eventsRecorded: eventCount,
    };
  }

  private get nowMs(): number {
    return this.dependencies.clock.nowMs();
  }
}

const GIVEN_UP: RequestedEnd = {
  ...{ status: 'failed', event: 'ExecutionFailed' },
  error: {
    error: 'States.Runtime',
    cause: `The execution was tried ${String(MAX_ATTEMPTS)} times without progress. The log of the service has the errors.`,
  },
};

const NOTHING: Consequence = function* () {
  // The step has no consequence.
};

function endAs(live: LiveExecution, { status, event, error }: RequestedEnd, atMs: number): void {
  const { frame } = live.root.row;
  const started = { type: 'ExecutionStarted', atMs, details: { input: live.row.input } } as const;
  const isNew = live.row.eventCount === 0;
  live.takeSignal(live.root);
  live.apply(live.root, {
    frame: { ...frame, status },
    events: [...(isNew ? [started] : []), { type: event, atMs, details: error }],
    action: { kind: 'fail', status, ...error },
  });
}
