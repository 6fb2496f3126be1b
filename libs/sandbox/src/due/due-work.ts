import { Injectable, Logger } from '@nestjs/common';
import { In, type DataSource, type Repository } from 'typeorm';
import { currentContext, RequestContext, runInContext } from '#libs/http';
import { LAST_INSTANT_MS, newUuid, toIsoUtc } from '#libs/kernel';
import {
  EntitySql,
  returning,
  type SqlRow,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type EventCounter, Metrics } from '#libs/telemetry';
import { workOf } from '../work/sandbox-work';
import { type ClockLease } from './clock-lease';
import { Holds } from '../hold/holds';
import { Sandboxes } from '../open/sandboxes';
import { type OpenSandbox } from '../open/open-sandbox';
import { DueWorkRow } from '../state/sandbox.rows';

/** Work that a service schedules for an instant on the clock of the sandbox. */
export interface Work {
  /** Names the handler. */
  readonly kind: string;
  /**
   * The key of the work within its kind. Scheduling the same key again moves the work. At most 120
   * characters.
   */
  readonly key: string;
  /** ISO 8601 UTC with milliseconds. */
  readonly dueAt: string;
  /** The data for the handler; it must be valid as JSON. */
  readonly payload: unknown;
}

/**
 * Does the work in its sandbox. The clock shows `dueAt`. After a crash it can run again, so it must give
 * the same result the second time.
 */
export type WorkHandler = (work: Work) => Promise<void>;

/**
 * Returns the names of the services that work with this payload may call directly; undefined if it may call all
 * services. The suite control moves the clocks of these services first.
 */
export type CallsOf = (payload: unknown) => readonly string[] | undefined;

/** What is known about the work of a kind beside its handler. */
export interface WorkTraits {
  readonly callsOf?: CallsOf;
  /** Returns what the work is about, such as an EndToEndId. Without it, or if it returns undefined, nothing is said. */
  readonly about?: (work: Work) => string | undefined;
}

/** Work that is waiting for its instant. */
export interface ScheduledWork {
  readonly kind: string;
  readonly key: string;
  readonly dueAt: string;
  readonly about?: string;
}

/** The result of a piece of work. */
export interface WorkDone {
  readonly kind: string;
  readonly key: string;
  readonly dueAt: string;
  readonly outcome: 'done' | 'failed';
}

/** How due work behaves if its sandbox is held; docs/adr/0032. */
export type WhenHeld =
  /** The work does not begin during a hold: it stays due. A hold that begins later waits for work that has begun. */
  | 'stays-due'
  /**
   * The work is done for the holder, or for a request that a hold waits for. Its calls of other services pass the hold.
   */
  | 'passes'
  /** The clock is moved by a client that is not the holder. The calls of the work to other services wait. */
  | 'calls-wait';

/** Which due work is run. */
export interface RunOptions {
  /** The work that is due by this instant. */
  readonly untilMs: number;
  readonly whenHeld: WhenHeld;
  /** Stops before work that may call a service that is not in this list; undefined if work may call all services. */
  readonly mayCall?: readonly string[] | undefined;
}

/** The work that was run, and the instant of the work before which the run has stopped. */
export interface WorkRun {
  readonly done: WorkDone[];
  readonly stoppedAtMs?: number;
}

/** The work of a sandbox that is due first. */
export interface NextDue {
  readonly atMs: number;
  /** The services that it may call; undefined if it may call all. */
  readonly mayCall: readonly string[] | undefined;
}

const RETRY_MS = 60_000;
const MAX_ATTEMPTS = 5;
const KEYS_A_STATEMENT = 500;

/** Stores work that services schedule for later, and runs it when it is due. */
@Injectable()
export class DueWork {
  private readonly logger = new Logger('DueWork');
  private readonly handlers = new Map<string, WorkTraits & { readonly handler: WorkHandler }>();
  private readonly listeners: ((sandbox: string) => void)[] = [];
  /** Makes sure that new work in the sandbox of the current request runs in time. */
  private readonly announce = (): void => {
    for (const listener of this.listeners) listener(currentContext().sandbox);
  };

  private readonly runs: EventCounter<'kind' | 'outcome'>;

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
    metrics: Metrics,
  ) {
    this.runs = metrics.counter({
      name: 'simulator_due_work_runs_total',
      help: 'Runs of due work. Work that failed is tried again, and given up after several attempts.',
      labels: ['kind', 'outcome'],
    });
  }

  /** Registers the handler of a kind of work; once, when the service starts. */
  handle(kind: string, handler: WorkHandler, traits: WorkTraits = {}): void {
    this.handlers.set(kind, { ...traits, handler });
  }

  get hasHandlers(): boolean {
    return this.handlers.size > 0;
  }

  /** Calls `listener` with the sandbox whenever work is scheduled in it. */
  onScheduled(listener: (sandbox: string) => void): void {
    this.listeners.push(listener);
  }

  /** Schedules work, or moves the work with the same key. It is run in time from the commit on. */
  *schedule(tx: UnitOfWork, { kind, key, dueAt, payload }: Work): Transactional<void> {
    const row = { kind, key, dueAt, payload: JSON.stringify(payload ?? null), attempts: 0 };
    yield tx
      .sql(DueWorkRow)
      .insert(
        row,
        'ON CONFLICT (kind, key) DO UPDATE SET due_at = excluded.due_at, ' +
          'payload = excluded.payload, attempts = excluded.attempts',
      );
    tx.afterCommit(this.announce);
  }

  /** Schedules work in a transaction of its own, in the sandbox of the current request. */
  scheduleAlone(work: Work): Promise<void> {
    return this.sandboxes.atomically((tx) => this.schedule(tx, work));
  }

  /** @returns whether there was such work */
  *cancel(tx: UnitOfWork, kind: string, key: string): Transactional<boolean> {
    const sql = `DELETE FROM ${tx.table(DueWorkRow)} WHERE kind = $1 AND key = $2 RETURNING sequence`;
    return (yield { sql, parameters: [kind, key] }).length > 0;
  }

  /** Cancels much work at once, in the sandbox of the current request. */
  async cancelAll(kind: string, keys: readonly string[]): Promise<void> {
    const rows = (await this.sandboxes.database()).getRepository(DueWorkRow);
    for (let start = 0; start < keys.length; start += KEYS_A_STATEMENT) {
      await rows.delete({ kind, key: In(keys.slice(start, start + KEYS_A_STATEMENT)) });
    }
  }

  /** The work of a sandbox that is due first, by its own clock; undefined if there is none. */
  async next({ database }: OpenSandbox): Promise<NextDue | undefined> {
    const row = await firstDue(database, LAST_INSTANT_MS);
    return row && { atMs: Date.parse(row.dueAt), mayCall: this.callsOf(row) };
  }

  /** The work of a sandbox in the order in which it is due, at most `limit` items, and the number of all items. */
  async list(
    { database }: OpenSandbox,
    limit: number,
  ): Promise<{ readonly total: number; readonly items: readonly ScheduledWork[] }> {
    const order = { dueAt: 'ASC', sequence: 'ASC' } as const;
    const rows = database.getRepository(DueWorkRow);
    const [found, total] = await rows.findAndCount({ order, take: limit });
    return { total, items: found.map((row) => this.described(row)) };
  }

  /**
   * Runs all work that is due at `untilMs`, in due order, including work that becomes due as a result. It
   * holds no connection; the lease prevents other instances from doing the same work.
   */
  async runUntil(
    openSandbox: OpenSandbox,
    lease: ClockLease,
    { untilMs, whenHeld, mayCall }: RunOptions,
  ): Promise<WorkRun> {
    const rows = openSandbox.database.getRepository(DueWorkRow);
    const done: WorkDone[] = [];
    for (;;) {
      await lease.check();
      const row = await firstDue(openSandbox.database, untilMs);
      if (row === undefined) return { done };
      if (mayCall !== undefined && !isWithin(mayCall, this.callsOf(row))) {
        return { done, stoppedAtMs: Date.parse(row.dueAt) };
      }
      // A handler that starts now would open the sandbox again, even while it is being dropped.
      openSandbox.closing.throwIfAborted();
      const context = contextOf(openSandbox, row);
      workOf(context).passesHold = whenHeld === 'passes';
      if (whenHeld === 'stays-due' && !this.holds.tryEnter(context)) return { done };
      done.push(await this.run(openSandbox, row, { rows, context }));
    }
  }

  private callsOf({ kind, payload }: DueWorkRow): readonly string[] | undefined {
    return this.handlers.get(kind)?.callsOf?.(JSON.parse(payload) as unknown);
  }

  private described(row: DueWorkRow): ScheduledWork {
    const { kind, key, dueAt } = row;
    const about = this.handlers.get(kind)?.about?.(workIn(row));
    return { kind, key, dueAt, ...(about === undefined ? {} : { about }) };
  }

  private async run(
    openSandbox: OpenSandbox,
    row: DueWorkRow,
    { rows, context }: { readonly rows: Repository<DueWorkRow>; readonly context: RequestContext },
  ): Promise<WorkDone> {
    const { sequence, kind, key, dueAt } = row;
    try {
      const handler = this.handlers.get(kind)?.handler;
      if (handler === undefined) throw new Error(`There is no handler for work of kind ${kind}.`);
      await runInContext(context, () => handler(workIn(row)));
      // Work that was scheduled again in the meantime stays.
      await rows.delete({ sequence, dueAt, payload: row.payload });
      this.runs.inc({ kind, outcome: 'done' });
      return { kind, key, dueAt, outcome: 'done' };
    } catch (error) {
      // It was interrupted and has not failed: if the sandbox is opened again, the work is still due.
      openSandbox.closing.throwIfAborted();
      await this.putOff(row, rows, error);
      return { kind, key, dueAt, outcome: 'failed' };
    } finally {
      context.end();
    }
  }

  private async putOff(
    row: DueWorkRow,
    rows: Repository<DueWorkRow>,
    error: unknown,
  ): Promise<void> {
    const { sequence, kind, key, dueAt } = row;
    const attempts = row.attempts + 1;
    const stack = error instanceof Error ? error.stack : String(error);
    this.logger.error({ kind, key, dueAt, attempts }, stack);
    const isLast = attempts >= MAX_ATTEMPTS;
    this.runs.inc({ kind, outcome: isLast ? 'given-up' : 'failed' });
    if (isLast) {
      await rows.delete({ sequence });
      return;
    }
    const retryAt = toIsoUtc(Math.min(LAST_INSTANT_MS, Date.parse(dueAt) + RETRY_MS));
    await rows.update({ sequence }, { attempts, dueAt: retryAt });
  }
}

function workIn({ kind, key, dueAt, payload }: DueWorkRow): Work {
  return { kind, key, dueAt, payload: JSON.parse(payload) as unknown };
}

/** Whether work that calls these services may be done. */
function isWithin(mayCall: readonly string[], calls: readonly string[] | undefined): boolean {
  return calls?.every((name) => mayCall.includes(name)) ?? false;
}

function contextOf({ name }: OpenSandbox, { dueAt }: DueWorkRow): RequestContext {
  const context = new RequestContext(newUuid(), name);
  workOf(context).isBackground = true;
  workOf(context).instantMs = Date.parse(dueAt);
  return context;
}

/** The work that is due first, if it is due by an instant. */
async function firstDue(database: DataSource, untilMs: number): Promise<DueWorkRow | undefined> {
  const sql = EntitySql.of(database, DueWorkRow);
  const [row] = await returning<SqlRow>(
    database,
    `SELECT * FROM ${sql.table} WHERE due_at <= $1 ORDER BY due_at, sequence LIMIT 1`,
    [toIsoUtc(untilMs)],
  );
  return row && sql.read(row);
}
