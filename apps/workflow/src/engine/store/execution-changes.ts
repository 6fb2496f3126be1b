import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { DueWork, giveBackOutcome, type Job, Jobs, Sandboxes, takeOutcome } from '#libs/sandbox';
import { type Frame, type Signal } from '#libs/states-language';
import { type Execution } from '../../executions/execution';
import { type StoredFrame } from '../../executions/frame.row';
import { OUTCOMES } from '../../executions/outcomes';
import { type LiveExecution } from '../live/live-execution';
import { type LeftTask, rootFrame } from '../live/live-frame';
import { redriven } from '../live/redriven';
import { type Prepared } from '../run/programs';
import {
  insertEvents,
  insertExecution,
  lockExecution,
  readExecution,
  setRunner,
  storeExecution,
  updateExecution,
} from './execution-state.repository';
import {
  ALL_SIGNALS,
  hasSignal,
  insertFrame,
  insertSignals,
  isOvertaken,
  type OuterSignal,
  readFrames,
  removeSignals,
  storeFrames,
  updateFrame,
} from './frame.repository';

/** The kind of the jobs that run executions; the key is the id of the execution. */
export const EXECUTION_JOBS = 'workflow-executions';
/** The kind of the due work that sends `timer` signals; the key is the id of the execution. */
export const EXECUTION_TIMERS = 'workflow-timers';

/** The payload of a timer: the simulators that the execution can still call; null if it can call any. */
export type TimerPayload = { readonly calls: readonly string[] } | null;

/** An execution that is about to be stored. */
export type UnstoredExecution = Omit<Execution, 'sequence' | 'requestedOutcome'>;

/** An execution with everything that is needed to run it. */
export interface Taken {
  readonly execution: Execution;
  readonly frames: readonly StoredFrame[];
}

/** A new execution with its prepared definition: its first run need not read what was just stored. */
export interface Started extends Taken {
  readonly prepared: Prepared;
}

/** The progress of a run when it stores its changes. */
export interface Committed {
  /** The last signal from outside that was delivered; 0 if there was none. */
  readonly delivered: number;
  /** The job can end, unless there are new signals: the execution has ended, or it only waits. */
  readonly canPark: boolean;
  /** The tasks that have ended since the last commit: by their result, a timeout, or the end of another branch. */
  readonly left: readonly Pick<LeftTask, 'token'>[];
  /** The simulators that the execution can still call; undefined if it can call any. */
  readonly calls: () => readonly string[] | undefined;
}

/**
 * A request has completed a task that ended in another way in memory, such as by its timeout. The client has already got
 * a success, so the run starts again from the stored state, in which the request came first.
 */
export class Overtaken extends Error {}

/** Further statements in the transaction of a step, such as those that publish events for webhooks. */
export type Consequence = (tx: UnitOfWork) => Transactional<void>;

/**
 * The changes of executions, each in one transaction with its job and its timer. Each transaction locks the row of its
 * execution first, so that a signal from outside and the end of a job cannot miss each other.
 */
@Injectable()
export class ExecutionChanges {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly jobs: Jobs,
    private readonly due: DueWork,
  ) {}

  /**
   * Stores a new execution with its frame and the outcome that a rule requests. A stuck execution is never run.
   *
   * @param prepared the definition for the run that begins after the commit
   * @returns undefined if another execution has the id, or in its workflow the Idempotency-Key or the name
   */
  start(
    execution: UnstoredExecution,
    frame: Frame,
    prepared: Prepared,
  ): Promise<Execution | undefined> {
    const { jobs } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<Execution | undefined> {
      const requestedOutcome = (yield* takeOutcome(tx, OUTCOMES)) ?? null;
      const inserted = yield* insertExecution(tx, { ...execution, requestedOutcome });
      if (inserted === undefined) {
        yield* giveBackOutcome(tx);
        return undefined;
      }
      const root = rootFrame(execution.id, frame, { type: 'start' });
      yield* insertFrame(tx, root);
      if (requestedOutcome === 'STUCK') return inserted;
      const started: Started = { execution: inserted, frames: [root], prepared };
      yield* jobs.begin(tx, { kind: EXECUTION_JOBS, key: inserted.id }, started);
      return inserted;
    });
  }

  /**
   * Continues an execution that has ended without success in the state in which it ended.
   * @returns undefined if it runs, or if it has succeeded
   */
  redrive(id: string, nowMs: number): Promise<Execution | undefined> {
    const { jobs } = this;
    return this.sandboxes.atomically(function* (tx): Transactional<Execution | undefined> {
      const status = yield* lockExecution(tx, id);
      if (status === 'RUNNING' || status === 'SUCCEEDED') return undefined;
      const found = yield* readExecution(tx, id);
      const frames = yield* readFrames(tx, id);
      const [root] = frames;
      if (found === undefined || root === undefined) return undefined;
      const number = found.eventCount + 1;
      const change = {
        ...({ status: 'RUNNING', error: null, cause: null, stoppedAtMs: null } as const),
        ...{ redrives: found.redrives + 1, eventCount: number, turnCount: found.turnCount + 1 },
      };
      yield* updateExecution(tx, id, change);
      const events = { lastEvent: number, entry: 0 };
      for (const row of redriven(frames, { nowMs, turn: change.turnCount })) {
        yield* updateFrame(tx, row.number === 0 ? { ...row, ...events } : row);
      }
      const event = {
        ...{ executionId: id, number, previous: root.lastEvent, frame: 0, atMs: nowMs },
        ...({ type: 'ExecutionRedriven', state: null, details: {}, draws: null } as const),
      };
      yield* insertEvents(tx, [event]);
      yield* jobs.add(tx, { kind: EXECUTION_JOBS, key: id });
      return { ...found, ...change };
    });
  }

  /**
   * Makes a runner the only one that may change the execution.
   * @returns undefined if the execution does not run, or if another instance has taken the job meanwhile
   */
  take(job: Job, runner: string): Promise<Taken | undefined> {
    const { jobs } = this;
    const id = job.key;
    return this.sandboxes.atomically(function* (tx): Transactional<Taken | undefined> {
      // The process may have been paused after it took the job. The instance that has the job now must stay the runner.
      yield* lockExecution(tx, id);
      if (!(yield* jobs.holds(tx, job))) return undefined;
      const execution = yield* setRunner(tx, id, runner);
      return execution && { execution, frames: yield* readFrames(tx, id) };
    });
  }

  /**
   * Stores the changes of an execution that runs.
   *
   * @returns whether the job has ended
   * @throws JobLost if another runner has the execution
   * @throws Overtaken if a request has already completed one of the tasks that have ended
   */
  async commit(
    live: LiveExecution,
    job: Job,
    { delivered, canPark, left, calls }: Committed,
    consequence: Consequence,
  ): Promise<boolean> {
    const dueAtMs = live.hasEnded ? null : (live.dueAtMs ?? null);
    const isTimed = dueAtMs !== live.row.dueAtMs;
    live.change({ dueAtMs });
    const isKept = live.hasEnded && !live.root.isRunning && live.root.hasChildren;
    const { row, unstored } = live;
    const { jobs, due } = this;
    const isParked = await this.sandboxes.atomically(function* (tx): Transactional<boolean> {
      yield* storeExecution(tx, row, unstored.execution, job);
      if (yield* isOvertaken(tx, row.id, delivered, left)) throw new Overtaken();
      if (job.attempts > 1) yield* jobs.progress(tx, job);
      yield* storeFrames(tx, { row, unstored, isKept });
      yield* insertEvents(tx, unstored.events);
      // A signal that came after the end must not reach the execution if it is redriven.
      yield* removeSignals(tx, row.id, live.hasEnded ? ALL_SIGNALS : delivered);
      if (isTimed) yield* moveTimer(tx, due, { key: row.id, dueAtMs, calls });
      yield* consequence(tx);
      if (!canPark) return false;
      if (!live.hasEnded && (yield* hasSignal(tx, row.id))) return false;
      yield* jobs.finish(tx, job);
      return true;
    });
    live.markStored();
    return isParked;
  }

  /**
   * Sends signals to one execution, and adds a job so that an instance runs it.
   * @returns false if the execution does not run
   */
  *signal(
    tx: UnitOfWork,
    executionId: string,
    signals: readonly OuterSignal[],
  ): Transactional<boolean> {
    if ((yield* lockExecution(tx, executionId)) !== 'RUNNING') return false;
    yield* insertSignals(tx, executionId, signals);
    yield* this.jobs.add(tx, { kind: EXECUTION_JOBS, key: executionId });
    return true;
  }

  /** Sends a signal to the execution itself. @returns false if it does not run */
  send(id: string, signal: Signal): Promise<boolean> {
    return this.sandboxes.atomically((tx) =>
      this.signal(tx, id, [{ frame: 0, token: null, signal }]),
    );
  }

  /** Adds a job so that an instance runs the execution. @returns false if the execution does not run */
  addJob(id: string): Promise<boolean> {
    return this.sandboxes.atomically((tx) => this.signal(tx, id, []));
  }
}

interface Timer {
  readonly key: string;
  readonly dueAtMs: number | null;
  readonly calls: Committed['calls'];
}

function* moveTimer(
  tx: UnitOfWork,
  due: DueWork,
  { key, dueAtMs, calls }: Timer,
): Transactional<void> {
  if (dueAtMs === null) {
    yield* due.cancel(tx, EXECUTION_TIMERS, key);
    return;
  }
  const named = calls();
  const payload: TimerPayload = named === undefined ? null : { calls: named };
  const dueAt = toIsoUtc(dueAtMs);
  yield* due.schedule(tx, { kind: EXECUTION_TIMERS, key, dueAt, payload });
}
