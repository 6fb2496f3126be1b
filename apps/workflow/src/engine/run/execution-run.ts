import { randomInt } from 'node:crypto';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { type Job, type Listener } from '#libs/sandbox';
import { type Environment, type Evaluator, step } from '#libs/states-language';
import { type TaskOutcome } from '../../tasks/task-resource';
import { orderedEnd, type OrderedEnd } from '../../executions/outcomes';
import { type EngineRepository, type Consequence } from '../store/engine.repository';
import { type LiveExecution } from '../live/live-execution';
import { type LeftTask, type LiveFrame } from '../live/live-frame';
import { executionArn, ROLE_ARN, stateMachineArn } from './arns';
import { signalOf, TasksInFlight, waitsForOf } from './tasks-in-flight';

/** Steps that share a transaction. None of them has an effect outside: a task begins after the commit. */
const STEPS_A_COMMIT = 50;
/** How often signals from other instances and the clock are looked at while tasks are done. */
const POLL_MS = 500;
/** How often an execution is taken without getting further. The waits between the attempts are six minutes together. */
const MAX_ATTEMPTS = 10;
const RANDOM_VALUES = 2 ** 47;

/** What a run needs. */
export interface RunTools {
  readonly repository: EngineRepository;
  readonly evaluator: Evaluator;
  readonly clock: Clock;
  perform(frame: LiveFrame, abort: AbortSignal): Promise<TaskOutcome>;
  /** What is stored together with the end of the execution. */
  consequence(): Consequence;
  beforeCommit(): void;
  /** In due work it resolves when everything is done that follows from the end of the execution. */
  afterCommit(left: readonly LeftTask[]): Promise<void>;
  /** How many steps share a transaction, if not the usual number. */
  readonly stepsACommit?: number | undefined;
}

/** Runs one execution until it has ended, or until it waits for something that comes from outside. */
export class ExecutionRun {
  private readonly tasks: TasksInFlight;
  /** The last signal from outside that was delivered. */
  private delivered = 0;
  private machine: { readonly Id: string; readonly Name: string };

  constructor(
    private readonly live: LiveExecution,
    private readonly job: Job,
    private readonly listener: Listener,
    workflowName: string,
    private readonly tools: RunTools,
  ) {
    this.machine = { Id: stateMachineArn(live.row.workflowId), Name: workflowName };
    this.tasks = new TasksInFlight((frame, abort) => tools.perform(frame, abort));
    this.tasks.onEnd(() => {
      listener.wakeUp();
    });
  }

  /**
   * @throws JobLost if another instance has taken the execution
   * @throws Overtaken if it must begin again from what is stored
   */
  async toRest(): Promise<void> {
    const { live, tasks, job, listener } = this;
    try {
      this.endAsOrdered();
      if (job.attempts > MAX_ATTEMPTS) this.giveUp();
      for (const frame of live.unfinishedTasks) tasks.start(frame);
      for (;;) {
        job.signal.throwIfAborted();
        await this.receive();
        const isIdle = await this.makeSteps();
        const left = live.takeLeft();
        for (const { frame } of left) tasks.abandon(frame);
        const canPark = isIdle && tasks.isIdle && !live.hasScheduled;
        if ((canPark || live.isDirty) && (await this.commit(canPark, left))) return;
        for (const frame of live.takeScheduled()) tasks.start(frame);
        if (isIdle && !canPark && !tasks.hasEnded) await listener.wait(POLL_MS, job.signal);
      }
    } finally {
      tasks.abortAll();
      listener.close();
    }
  }

  /** A rule has ordered how the execution ends. */
  private endAsOrdered(): void {
    const end = orderedEnd(this.live.row.ordered);
    if (end !== undefined && this.live.row.eventCount === 0) this.endAs(end);
  }

  /** What cannot be stored or done must not be tried for ever. */
  private giveUp(): void {
    const cause = `The execution was tried ${String(MAX_ATTEMPTS)} times without getting any further. The log of the service has the errors.`;
    if (this.live.hasEnded) return;
    this.endAs({
      ...{ status: 'failed', event: 'ExecutionFailed' },
      error: { error: 'States.Runtime', cause },
    });
  }

  private endAs({ status, event, error }: OrderedEnd): void {
    const { live, tools } = this;
    const atMs = tools.clock.nowMs();
    const { frame } = live.root.row;
    const isNew = live.row.eventCount === 0;
    live.takeSignal(live.root);
    live.apply(live.root, {
      frame: { ...frame, status },
      events: [
        ...(isNew
          ? [{ type: 'ExecutionStarted', atMs, details: { input: live.row.input } } as const]
          : []),
        { type: event, atMs, details: error },
      ],
      action: { kind: 'fail', status, ...error },
    });
  }

  /** Queues what has happened outside: ends of tasks, signals from requests, times that have come. */
  private async receive(): Promise<void> {
    const { live, tools } = this;
    for (const end of this.tasks.takeEnded()) {
      const signal = signalOf(end);
      if (signal === undefined) live.park(end.frame, waitsForOf(end));
      else live.send(end.frame, signal);
    }
    for (const { sequence, frame: number, token, signal } of await tools.repository.signals(
      live.row.id,
    )) {
      if (sequence <= this.delivered) continue;
      this.delivered = sequence;
      const frame = live.frame(number);
      if (frame === undefined || (token !== null && token !== frame.row.token)) continue;
      live.send(frame, signal);
    }
    live.wake(tools.clock.nowMs());
  }

  /** @returns whether no frame has a signal any more */
  private async makeSteps(): Promise<boolean> {
    const { live, tools } = this;
    const most = tools.stepsACommit ?? STEPS_A_COMMIT;
    // The end of an execution and everything that follows from it are stored together.
    for (let made = 0; made < most || live.hasEnded; made += 1) {
      const frame = live.next();
      if (frame === undefined) return true;
      const signal = live.takeSignal(frame);
      if (signal === undefined) continue;
      const { program } = live;
      live.apply(frame, await step(program, frame.row.frame, signal, this.environment(frame)));
    }
    return !live.hasNext;
  }

  private async commit(canPark: boolean, left: readonly LeftTask[]): Promise<boolean> {
    const { live, tools, delivered } = this;
    const hasEnded = live.hasEnded && canPark;
    const consequence = hasEnded ? tools.consequence() : NOTHING;
    tools.beforeCommit();
    const isParked = await tools.repository.commit(
      live,
      this.job,
      { delivered, canPark, left },
      consequence,
    );
    await tools.afterCommit(left);
    return isParked;
  }

  private environment(frame: LiveFrame): Environment {
    const { live, machine, tools } = this;
    const {
      id,
      workflowId,
      name: Name,
      input: Input,
      startedAtMs,
      redrives,
      eventCount,
    } = live.row;
    return {
      nowMs: tools.clock.nowMs(),
      random: () => randomInt(RANDOM_VALUES) / RANDOM_VALUES,
      uuid: newUuid,
      evaluator: tools.evaluator,
      context: {
        Execution: {
          ...{ Id: executionArn(workflowId, id), Name, Input, RoleArn: ROLE_ARN },
          ...{ StartTime: toIsoUtc(startedAtMs), RedriveCount: redrives },
        },
        StateMachine: machine,
      },
      ancestors: frame.ancestors,
      eventsRecorded: eventCount,
    };
  }
}

const NOTHING: Consequence = function* () {
  // There is nothing besides the steps.
};
