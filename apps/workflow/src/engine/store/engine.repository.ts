import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import {
  type AtomicWork,
  atomically,
  EntitySql,
  returning,
  type SqlRow,
  type Statement,
} from '#libs/database';
import { toIsoUtc } from '#libs/kernel';
import { DueWork, type Job, JobLost, Jobs, Sandboxes } from '#libs/sandbox';
import { type Frame, type Signal } from '#libs/states-language';
import { EventRow } from '../../executions/event.row';
import { type Execution } from '../../executions/execution';
import { ExecutionRow } from '../../executions/execution.row';
import {
  ALL_SIGNALS,
  anySignal,
  isOvertaken,
  lockExecution,
  readExecution,
  readRoot,
  removeSignals,
  rootFrame,
  storeEvents,
  storeExecution,
  storeFrames,
  updateExecution,
  updateFrame,
} from './execution-writes';
import { FrameRow, SignalRow, type StoredFrame } from './frame.row';
import { type LiveExecution } from '../live/live-execution';
import { type LeftTask } from '../live/live-frame';

/** The kind of the jobs that run executions; the key is the id of the execution. */
export const EXECUTION_JOBS = 'workflow-executions';
/** The kind of the due work that sends `timer` signals; the key is the id of the execution. */
export const EXECUTION_TIMERS = 'workflow-timers';

/** A signal from outside of the execution. */
export interface OuterSignal {
  readonly frame: number;
  readonly token: string | null;
  readonly signal: Signal;
}

/** An execution with everything that is needed to run it. */
export interface Taken {
  readonly execution: Execution;
  readonly frames: readonly StoredFrame[];
}

/** How far a run of an execution is when it stores what has happened. */
export interface Committed {
  /** The last signal from outside that was delivered; 0 if there was none. */
  readonly delivered: number;
  /** The job can end, unless there are new signals: the execution has ended, or it only waits. */
  readonly canPark: boolean;
  /** The tasks that have ended since the last commit: by their result, a timeout, or the end of another branch. */
  readonly left: readonly Pick<LeftTask, 'token'>[];
}

/**
 * A request has completed a task that ended otherwise in memory, such as by its timeout, and the client was told that the
 * execution goes on with it. The run begins again from what is stored, where the request was first.
 */
export class Overtaken extends Error {}

/** What is stored in the transaction of a step besides the step, such as the events for webhooks. */
export type Consequence = (database: DataSource) => AtomicWork<void>;

/**
 * Stores executions while they run. Each transaction locks the row of its execution first, so that a signal from outside
 * and the end of a job cannot miss each other.
 */
@Injectable()
export class EngineRepository {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly jobs: Jobs,
    private readonly due: DueWork,
  ) {}

  /**
   * Stores a new execution with its frame.
   *
   * @param hasJob whether an instance runs it; the caller lets the engine go after this
   * @returns undefined if another execution has the id, or in its workflow the Idempotency-Key or the name
   */
  async start(
    execution: Omit<Execution, 'sequence'>,
    frame: Frame,
    hasJob: boolean,
  ): Promise<Execution | undefined> {
    const database = await this.sandboxes.database();
    const executions = EntitySql.of(database, ExecutionRow);
    const frames = EntitySql.of(database, FrameRow);
    const { jobs } = this;
    return atomically(database, function* (): AtomicWork<Execution | undefined> {
      if (execution.givenName !== null) yield freeName(executions.table, execution);
      const [row] = yield executions.insert(execution, 'ON CONFLICT DO NOTHING RETURNING sequence');
      if (row === undefined) return undefined;
      yield frames.insert(rootFrame(execution.id, frame, { type: 'start' }));
      if (hasJob) yield jobs.adding(database, { kind: EXECUTION_JOBS, key: execution.id });
      return { ...execution, sequence: Number(row['sequence']) };
    });
  }

  /**
   * Lets an execution that has ended without success go on in the state in which it ended.
   *
   * @param resume the frame as it goes on
   * @returns undefined if it runs, or if it has succeeded
   */
  async redrive(
    id: string,
    nowMs: number,
    resume: (frame: Frame) => { readonly frame: Frame; readonly signal: Signal },
  ): Promise<Execution | undefined> {
    const database = await this.sandboxes.database();
    const { jobs } = this;
    return atomically(database, function* (): AtomicWork<Execution | undefined> {
      const status = yield* lockExecution(database, id);
      if (status === 'RUNNING' || status === 'SUCCEEDED') return undefined;
      const found = yield* readExecution(database, id);
      const root = found && (yield* readRoot(database, id));
      if (found === undefined || root === undefined) return undefined;
      const number = found.eventCount + 1;
      const change = {
        ...({ status: 'RUNNING', error: null, cause: null, stoppedAtMs: null } as const),
        ...{ redrives: found.redrives + 1, eventCount: number, turnCount: found.turnCount + 1 },
      };
      const { frame, signal } = resume(root.frame);
      const row = { ...rootFrame(id, frame, signal), turn: change.turnCount, lastEvent: number };
      yield* updateExecution(database, id, change);
      yield* updateFrame(database, row);
      yield EntitySql.of(database, EventRow).insert({
        ...{ executionId: id, number, previous: root.lastEvent, frame: 0, atMs: nowMs },
        ...{ type: 'ExecutionRedriven', state: null, details: {}, draws: null },
      });
      yield jobs.adding(database, { kind: EXECUTION_JOBS, key: id });
      return { ...found, ...change };
    });
  }

  /**
   * Makes a runner the one that may write the execution.
   * @returns undefined if the execution does not run, or if another instance has the job by now
   */
  async take(job: Job, runner: string): Promise<Taken | undefined> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, ExecutionRow);
    const { jobs } = this;
    const id = job.key;
    return atomically(database, function* (): AtomicWork<Taken | undefined> {
      // The process may have been paused since it took the job: the one that has it now must stay the runner.
      yield* lockExecution(database, id);
      if ((yield jobs.checking(database, job)).length === 0) return undefined;
      const [row] = yield {
        sql: `UPDATE ${sql.table} SET runner = $2 WHERE id = $1 AND status = 'RUNNING' RETURNING *`,
        parameters: [id, runner],
      };
      if (row === undefined) return undefined;
      const frame = EntitySql.of(database, FrameRow);
      const frames = yield {
        sql: `SELECT * FROM ${frame.table} WHERE execution_id = $1 ORDER BY number`,
        parameters: [id],
      };
      return { execution: sql.read(row), frames: frames.map((found) => frame.read(found)) };
    });
  }

  /** The signals from outside that are stored, in their order. */
  async signals(id: string): Promise<readonly SignalRow[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, SignalRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT * FROM ${sql.table} WHERE execution_id = $1 ORDER BY sequence LIMIT 1000`,
      [id],
    );
    return rows.map((row) => sql.read(row));
  }

  /**
   * Stores what has happened to an execution.
   *
   * @returns whether the job has ended
   * @throws JobLost if another runner has the execution
   * @throws Overtaken if somebody has completed one of the tasks that have ended, and was told so
   */
  async commit(
    live: LiveExecution,
    job: Job,
    { delivered, canPark, left }: Committed,
    consequence: Consequence,
  ): Promise<boolean> {
    const database = await this.sandboxes.database();
    const dueAtMs = live.hasEnded ? null : (live.dueAtMs ?? null);
    const isTimed = dueAtMs !== live.row.dueAtMs;
    live.change({ dueAtMs });
    const stored = { row: live.row, unstored: live.unstored };
    const { jobs, due } = this;
    const timers = isTimed ? timerStatement(due, database, live.row.id, dueAtMs) : undefined;
    const isParked = await atomically(database, function* (): AtomicWork<boolean> {
      yield* storeExecution(database, stored, job);
      if (yield* isOvertaken(database, live.row.id, delivered, left)) throw new Overtaken();
      if (job.attempts > 1) yield jobs.progressing(database, job);
      yield* storeFrames(database, stored);
      yield* storeEvents(database, stored);
      // Those that came too late must not reach the execution if it is redriven.
      yield* removeSignals(database, live.row.id, live.hasEnded ? ALL_SIGNALS : delivered);
      if (timers !== undefined) yield timers;
      yield* consequence(database);
      if (!canPark) return false;
      if (!live.hasEnded && (yield anySignal(database, live.row.id)).length > 0) return false;
      if ((yield jobs.finishing(database, job)).length === 0) throw new JobLost(job);
      return true;
    });
    live.markStored();
    if (timers !== undefined) due.announce();
    return isParked;
  }

  /**
   * Sends signals to one execution, and lets an instance run it.
   * @returns false if the execution does not run
   */
  *sending(
    database: DataSource,
    executionId: string,
    signals: readonly OuterSignal[],
  ): AtomicWork<boolean> {
    if ((yield* lockExecution(database, executionId)) !== 'RUNNING') return false;
    const sql = EntitySql.of(database, SignalRow);
    for (const signal of signals) yield sql.insert({ executionId, ...signal });
    yield this.jobs.adding(database, { kind: EXECUTION_JOBS, key: executionId });
    return true;
  }

  /** Sends a signal to the execution itself. @returns false if it does not run */
  async send(id: string, signal: Signal): Promise<boolean> {
    const database = await this.sandboxes.database();
    return atomically(database, () =>
      this.sending(database, id, [{ frame: 0, token: null, signal }]),
    );
  }

  /** Lets an instance run the execution, if it runs. */
  async addJob(id: string): Promise<boolean> {
    const database = await this.sandboxes.database();
    return atomically(database, () => this.sending(database, id, []));
  }

  /** When the execution needs its next timer; undefined if it needs none. */
  async dueAtMs(id: string): Promise<number | undefined> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, ExecutionRow);
    const statement = `SELECT due_at_ms FROM ${sql.table} WHERE id = $1 AND due_at_ms IS NOT NULL`;
    const [row] = await returning<SqlRow>(database, statement, [id]);
    return row === undefined ? undefined : Number(row['due_at_ms']);
  }
}

/** AWS keeps the name of an execution for this time after its end. */
const NAME_KEPT_MS = 90 * 24 * 60 * 60 * 1_000;

/** The statement that frees the name of an execution that has ended long before. */
function freeName(
  table: string,
  { workflowId, givenName, startedAtMs }: Omit<Execution, 'sequence'>,
): Statement {
  return {
    sql: `UPDATE ${table} SET given_name = NULL
      WHERE workflow_id = $1 AND given_name = $2 AND status <> 'RUNNING' AND stopped_at_ms <= $3 RETURNING id`,
    parameters: [workflowId, givenName, startedAtMs - NAME_KEPT_MS],
  };
}

function timerStatement(due: DueWork, database: DataSource, key: string, dueAtMs: number | null) {
  if (dueAtMs === null) return due.cancelling(database, EXECUTION_TIMERS, key);
  const dueAt = toIsoUtc(dueAtMs);
  return due.enlisting(database, { kind: EXECUTION_TIMERS, key, dueAt, payload: null });
}
