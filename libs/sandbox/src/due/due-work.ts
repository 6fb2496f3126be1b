import { Injectable, Logger } from '@nestjs/common';
import { In, type DataSource, type Repository } from 'typeorm';
import { LAST_INSTANT_MS, newUuid, toIsoUtc } from '#libs/kernel';
import {
  currentContext,
  type EventCounter,
  Metrics,
  RequestContext,
  runInContext,
} from '#libs/platform';
import { EntitySql, returning, tableOf, type SqlRow, type Statement } from '#libs/database';
import { type ClockLease } from '../clock/clock-lease';
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

/** The result of a piece of work. */
export interface WorkDone {
  readonly kind: string;
  readonly key: string;
  readonly dueAt: string;
  readonly outcome: 'done' | 'failed';
}

/** What happens to due work if its sandbox is held; docs/adr/0032. */
export type WhenHeld =
  /** A hold that begins later waits for it, and no work begins during a hold: it stays due. */
  | 'stays-due'
  /** It is done for the holder, or for a request that a hold waits for. Its calls of other services pass the hold. */
  | 'passes'
  /** Another client than the holder moves the clock. Its calls of other services wait. */
  | 'calls-wait';

const RETRY_MS = 60_000;
const MAX_ATTEMPTS = 5;
const KEYS_A_STATEMENT = 500;

/** Services schedule their later work here, and this class runs it. */
@Injectable()
export class DueWork {
  private readonly logger = new Logger('DueWork');
  private readonly handlers = new Map<string, WorkHandler>();
  private readonly listeners: ((sandbox: string) => void)[] = [];

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
  handle(kind: string, handler: WorkHandler): void {
    this.handlers.set(kind, handler);
  }

  get hasHandlers(): boolean {
    return this.handlers.size > 0;
  }

  /** Calls `listener` with the sandbox whenever work is scheduled in it. */
  onEnlisted(listener: (sandbox: string) => void): void {
    this.listeners.push(listener);
  }

  /** Schedules work in the sandbox of the current request, or moves the work with the same key. */
  async enlist(work: Work): Promise<void> {
    const database = await this.sandboxes.database();
    const { sql, parameters } = this.enlisting(database, work);
    await returning(database, sql, parameters);
    this.announce();
  }

  /**
   * The statement that schedules the work, for a transaction of the caller: then a crash leaves both the
   * change and its later work, or neither. The caller calls `announce` after the commit.
   */
  enlisting(database: DataSource, { kind, key, dueAt, payload }: Work): Statement {
    const row = { kind, key, dueAt, payload: JSON.stringify(payload ?? null), attempts: 0 };
    return EntitySql.of(database, DueWorkRow).insert(
      row,
      'ON CONFLICT (kind, key) DO UPDATE SET due_at = excluded.due_at, ' +
        'payload = excluded.payload, attempts = excluded.attempts RETURNING sequence',
    );
  }

  /** Makes sure that new work in the sandbox of the current request runs in time. */
  announce(): void {
    for (const listener of this.listeners) listener(currentContext().sandbox);
  }

  async cancel(kind: string, ...keys: readonly string[]): Promise<void> {
    const rows = (await this.sandboxes.database()).getRepository(DueWorkRow);
    for (let start = 0; start < keys.length; start += KEYS_A_STATEMENT) {
      await rows.delete({ kind, key: In(keys.slice(start, start + KEYS_A_STATEMENT)) });
    }
  }

  /** The statement that cancels work, for a transaction of the caller. */
  cancelling(database: DataSource, kind: string, key: string): Statement {
    const table = tableOf(database, DueWorkRow);
    const sql = `DELETE FROM ${table} WHERE kind = $1 AND key = $2 RETURNING sequence`;
    return { sql, parameters: [kind, key] };
  }

  /** When the next work of a sandbox is due, in ms of its own clock; undefined if there is none. */
  async nextDueMs({ database }: OpenSandbox): Promise<number | undefined> {
    const next = await firstDue(database, LAST_INSTANT_MS);
    return next === undefined ? undefined : Date.parse(next.dueAt);
  }

  /**
   * Runs all work that is due at `untilMs`, in due order, including work that becomes due as a result. It
   * holds no connection; the lease prevents other instances from doing the same work.
   */
  async runUntil(
    openSandbox: OpenSandbox,
    lease: ClockLease,
    untilMs: number,
    whenHeld: WhenHeld,
  ): Promise<WorkDone[]> {
    const rows = openSandbox.database.getRepository(DueWorkRow);
    const done: WorkDone[] = [];
    for (;;) {
      await lease.check();
      const row = await firstDue(openSandbox.database, untilMs);
      if (row === undefined) return done;
      // A handler that starts now would open the sandbox again, even if it is being dropped.
      openSandbox.closing.throwIfAborted();
      const context = contextOf(openSandbox, row);
      context.passesHold = whenHeld === 'passes';
      if (whenHeld === 'stays-due' && !this.holds.tryEnter(context)) return done;
      done.push(await this.run(openSandbox, row, { rows, context }));
    }
  }

  private async run(
    openSandbox: OpenSandbox,
    row: DueWorkRow,
    { rows, context }: { readonly rows: Repository<DueWorkRow>; readonly context: RequestContext },
  ): Promise<WorkDone> {
    const { sequence, kind, key, dueAt } = row;
    try {
      const handler = this.handlers.get(kind);
      if (handler === undefined) throw new Error(`There is no handler for work of kind ${kind}.`);
      const work = { kind, key, dueAt, payload: JSON.parse(row.payload) as unknown };
      await runInContext(context, () => handler(work));
      // If it was scheduled again in the meantime, it stays.
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

function contextOf({ name }: OpenSandbox, { dueAt }: DueWorkRow): RequestContext {
  const context = new RequestContext(newUuid(), name);
  context.isBackground = true;
  context.instantMs = Date.parse(dueAt);
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
