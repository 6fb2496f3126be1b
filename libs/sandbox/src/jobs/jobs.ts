import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { currentContext } from '#libs/http';
import { type EventCounter, Metrics } from '#libs/telemetry';
import { currentWork } from '../work/sandbox-work';
import { type SandboxConfig } from '../config';
import { Sandboxes } from '../open/sandboxes';
import { JobRow } from '../state/sandbox.rows';
import { SANDBOX_STORE, type SandboxStore } from '../store/sandbox-store';
import { JobLost, type Job, type JobHandler } from './job';
import { JobLease } from './job-lease';
import { JobRunner } from './job-runner';

/** How often the open sandboxes are searched for jobs that another instance left or postponed. */
const OPEN_MS = 5_000;
/** How often all sandboxes are searched. */
const ALL_MS = 60_000;

/**
 * Work that a service does in real time, outside of the request that started it, such as writing a report. Only one
 * instance does a job. If it is killed, another instance takes the job when the lease has expired. Work for an instant
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
      help: 'Jobs in progress in this instance.',
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
   * Adds a job, which starts after the commit as soon as this instance has time. An existing job with the same key stays
   * unchanged. In due work the caller calls `perform` instead, so that the clock waits for the job.
   * @param key at most 120 characters
   */
  *add(tx: UnitOfWork, { kind, key }: Pick<Job, 'kind' | 'key'>): Transactional<void> {
    const row = { kind, key, epoch: 0, attempts: 0, holder: null, leaseUntilMs: 0 };
    yield tx.sql(JobRow).insert(row, 'ON CONFLICT (kind, key) DO NOTHING');
    tx.afterCommit(() => {
      const { sandbox } = currentContext();
      if (currentWork().instantMs === undefined) this.runners.get(kind)?.look(sandbox);
    });
  }

  /**
   * Adds a job that this instance starts after the commit. If it has a free place, the job is stored with its lease, so that
   * it need not be taken in a transaction of its own. Otherwise, and in due work, this is the same as `add`.
   * @param given the first run gets it as `job.given` and need not read it. A later run, as after a crash, does not get it
   */
  *begin(
    tx: UnitOfWork,
    { kind, key }: Pick<Job, 'kind' | 'key'>,
    given: unknown,
  ): Transactional<void> {
    const runner = this.runners.get(kind);
    const openSandbox = this.sandboxes.currentHeld();
    const isNow = currentWork().instantMs === undefined;
    if (!isNow || openSandbox === undefined || runner?.reserve(key) !== true) {
      yield* this.add(tx, { kind, key });
      return;
    }
    const lease = yield* JobLease.added(tx, openSandbox, { kind, key });
    tx.afterCommit(() => {
      if (lease === undefined) runner.look(openSandbox.name);
      else runner.begin(lease, given);
    });
  }

  /**
   * Ends a job in the transaction of its last change.
   * @throws JobLost if another instance has the job, or if it was cancelled
   */
  *finish(tx: UnitOfWork, job: Job): Transactional<void> {
    const { kind, key, epoch } = job;
    const rows = yield {
      sql: `DELETE FROM ${tx.table(JobRow)} WHERE kind = $1 AND key = $2 AND epoch = $3 RETURNING sequence`,
      parameters: [kind, key, epoch],
    };
    if (rows.length === 0) throw new JobLost(job);
    tx.afterCommit(() => this.runners.get(kind)?.noteFinished(job));
  }

  /** Whether this instance still has the job. */
  *holds(tx: UnitOfWork, { kind, key, epoch }: Job): Transactional<boolean> {
    const rows = yield {
      sql: `SELECT sequence FROM ${tx.table(JobRow)} WHERE kind = $1 AND key = $2 AND epoch = $3`,
      parameters: [kind, key, epoch],
    };
    return rows.length > 0;
  }

  /** Records progress of a job: its `attempts` are counted from 1 again. */
  *progress(tx: UnitOfWork, { kind, key, epoch }: Job): Transactional<void> {
    yield {
      sql: `UPDATE ${tx.table(JobRow)} SET attempts = 1 WHERE kind = $1 AND key = $2 AND epoch = $3`,
      parameters: [kind, key, epoch],
    };
  }

  /** Removes a job and interrupts it. Another instance that is doing it notices within seconds. */
  *cancel(tx: UnitOfWork, job: Pick<Job, 'kind' | 'key'>): Transactional<void> {
    yield {
      sql: `DELETE FROM ${tx.table(JobRow)} WHERE kind = $1 AND key = $2`,
      parameters: [job.kind, job.key],
    };
    tx.afterCommit(() => this.runners.get(job.kind)?.interrupt(currentContext().sandbox, job.key));
  }

  /**
   * Does a job at once, at the instant of the caller. For due work whose job should end before the clock moves on. A
   * job that takes longer than CLOCK_PATIENCE_MS continues without the caller.
   * @returns false if there is no such job, or if it is already in progress
   */
  async perform({ kind, key }: Pick<Job, 'kind' | 'key'>): Promise<boolean> {
    return (await this.runners.get(kind)?.perform(key, this.config.clockPatienceMs)) ?? false;
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
      for (const name of await this.store.list()) await this.lookIfClosed(name);
    } catch (error) {
      this.report(error);
    }
  }

  private async lookIfClosed(name: string): Promise<void> {
    if (this.sandboxes.peek(name) !== undefined) return;
    try {
      if ((await this.store.describe(name))?.hasWaitingJobs === true) this.look(name);
    } catch (error) {
      // On Citus the worker of this sandbox can be down, and that of the next one is not.
      this.report(error);
    }
  }

  private report(error: unknown): void {
    this.logger.error(error instanceof Error ? error.stack : String(error));
  }

  /** Starts the jobs of a sandbox that no instance is doing. Call this after its data were replaced. */
  look(sandbox: string): void {
    for (const runner of this.runners.values()) runner.look(sandbox);
  }
}
