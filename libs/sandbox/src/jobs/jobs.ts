import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, tableOf, type Statement } from '#libs/database';
import { CONFIG, currentContext, type EventCounter, Metrics } from '#libs/platform';
import { type SandboxConfig } from '../config';
import { Sandboxes } from '../open/sandboxes';
import { JobRow } from '../state/sandbox.rows';
import { SANDBOX_STORE, type SandboxStore } from '../store/sandbox-store';
import { type Job, type JobHandler } from './job';
import { JobRunner } from './job-runner';

/** How often the open sandboxes are searched for jobs that another instance has left or put off. */
const OPEN_MS = 5_000;
/** How often all sandboxes are. */
const ALL_MS = 60_000;

/**
 * Work that a service does in real time, outside of the request that asked for it, such as writing a report. One
 * instance does a job at a time; if it is killed, another one takes the job when its lease is over. Work for an instant
 * on the clock of the sandbox is due work instead.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly runners = new Map<string, JobRunner>();
  private readonly runs: EventCounter<'kind' | 'outcome'>;
  private timer: NodeJS.Timeout | undefined;
  private searchedAllMs = -Infinity;

  constructor(
    private readonly sandboxes: Sandboxes,
    @Inject(SANDBOX_STORE) private readonly store: SandboxStore,
    @Inject(CONFIG) private readonly config: SandboxConfig,
    metrics: Metrics,
  ) {
    this.runs = metrics.counter({
      name: 'simulator_job_runs_total',
      help: 'Runs of jobs that have ended. A job that failed is tried again.',
      labels: ['kind', 'outcome'],
    });
    metrics.gauge({
      name: 'simulator_jobs_running',
      help: 'Jobs that this instance does.',
      labels: ['kind'],
      read: () =>
        [...this.runners].map(([kind, runner]) => ({
          labels: { kind },
          value: runner.runningCount,
        })),
    });
  }

  /** Registers the handler of a kind of jobs; once, when the service starts. */
  handle(handler: JobHandler): void {
    this.runners.set(handler.kind, new JobRunner(handler, this.sandboxes, this.runs));
  }

  get hasHandlers(): boolean {
    return this.runners.size > 0;
  }

  /**
   * The statement that adds a job, for the transaction that makes it necessary. The caller calls `announce` after the
   * commit. A job with the key that is there already stays as it is.
   * @param key at most 120 characters
   */
  adding(database: DataSource, { kind, key }: Pick<Job, 'kind' | 'key'>): Statement {
    const row = { kind, key, epoch: 0, attempts: 0, holder: null, leaseUntilMs: 0 };
    return EntitySql.of(database, JobRow).insert(
      row,
      'ON CONFLICT (kind, key) DO NOTHING RETURNING sequence',
    );
  }

  /**
   * The statement that ends a job, for the transaction of its last change. If it returns no row, the job was lost to
   * another instance or cancelled, and the transaction must be undone.
   */
  finishing(database: DataSource, { kind, key, epoch }: Job): Statement {
    return {
      sql: `DELETE FROM ${tableOf(database, JobRow)} WHERE kind = $1 AND key = $2 AND epoch = $3 RETURNING sequence`,
      parameters: [kind, key, epoch],
    };
  }

  /** The statement that returns a row if this instance still has the job. */
  checking(database: DataSource, { kind, key, epoch }: Job): Statement {
    return {
      sql: `SELECT sequence FROM ${tableOf(database, JobRow)} WHERE kind = $1 AND key = $2 AND epoch = $3`,
      parameters: [kind, key, epoch],
    };
  }

  /** The statement that notes that a job goes on: only what comes after it counts for its `attempts`. */
  progressing(database: DataSource, { kind, key, epoch }: Job): Statement {
    return {
      sql: `UPDATE ${tableOf(database, JobRow)} SET attempts = 1 WHERE kind = $1 AND key = $2 AND epoch = $3 RETURNING sequence`,
      parameters: [kind, key, epoch],
    };
  }

  /** The statement that removes a job, whoever does it. The caller calls `interrupt` after the commit. */
  cancelling(database: DataSource, { kind, key }: Pick<Job, 'kind' | 'key'>): Statement {
    return {
      sql: `DELETE FROM ${tableOf(database, JobRow)} WHERE kind = $1 AND key = $2 RETURNING sequence`,
      parameters: [kind, key],
    };
  }

  /** Starts new jobs of the sandbox of the current request, as soon as this instance has time. */
  announce(kind: string): void {
    this.runners.get(kind)?.look(currentContext().sandbox);
  }

  /**
   * Does a job at once, at the instant of the caller: due work that should be over before the clock moves on. A job that
   * takes longer than CLOCK_PATIENCE_MS goes on without the caller.
   * @returns false if there is no such job, or if somebody does it already
   */
  async perform({ kind, key }: Pick<Job, 'kind' | 'key'>): Promise<boolean> {
    return (await this.runners.get(kind)?.perform(key, this.config.clockPatienceMs)) ?? false;
  }

  /** Ends a cancelled job at once if this instance does it; another one notices within seconds. */
  interrupt({ kind, key }: Pick<Job, 'kind' | 'key'>): void {
    this.runners.get(kind)?.interrupt(currentContext().sandbox, key);
  }

  onApplicationBootstrap(): void {
    if (!this.hasHandlers) return;
    this.timer = setInterval(() => void this.search(), OPEN_MS).unref();
    void this.search();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([...this.runners.values()].map((runner) => runner.stop()));
  }

  /** Never throws: it runs from a timer. */
  private async search(): Promise<void> {
    for (const name of this.sandboxes.openNames()) this.look(name);
    if (performance.now() - this.searchedAllMs < ALL_MS) return;
    this.searchedAllMs = performance.now();
    try {
      for (const name of await this.store.list()) {
        if (this.sandboxes.peek(name) !== undefined) continue;
        if ((await this.store.describe(name))?.hasWaitingJobs === true) this.look(name);
      }
    } catch (error) {
      this.logger.error(error instanceof Error ? error.stack : String(error));
    }
  }

  /** Starts the jobs of a sandbox that nobody does; call this after its data were replaced. */
  look(sandbox: string): void {
    for (const runner of this.runners.values()) runner.look(sandbox);
  }
}
