import { Inject, Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { atomically, type AtomicWork } from '#libs/database';
import { LAST_INSTANT_MS, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK, JobLost, News, Sandboxes, type Job } from '#libs/sandbox';
import { INITIAL_STATUS, type Run, type RunError, type RunResult } from './run';
import { RunRepository } from './run.repository';
import { RunResponse } from './run.response';
import { RunWork } from './run-work';

/** The kind of the jobs that write reports; the key is the id of the run. */
export const REPORT_JOBS = 'report-runs';
/** The kind of the due work that removes files; the key is the id of the run. */
export const REPORT_EXPIRY = 'report-expiry';

/** A run that was asked for. */
export type NewRun = Pick<
  Run,
  'id' | 'type' | 'format' | 'isZipped' | 'parameters' | 'options' | 'content' | 'createdAtMs'
> &
  Pick<Run, 'idempotencyKey' | 'ordered' | 'correlationId'>;

/**
 * The changes of runs, each in one transaction with what follows from it: its job, the expiry of its file, and the
 * event for webhooks. A crash leaves all of it, or nothing.
 */
@Injectable()
export class RunChanges {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly work: RunWork,
    private readonly repository: RunRepository,
    private readonly news: News,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param hasJob false for a run that a rule leaves pending
   * @returns undefined if another run has the id or the Idempotency-Key
   */
  async create(newRun: NewRun, hasJob: boolean): Promise<Run | undefined> {
    const { repository, work } = this;
    const run = await this.run(function* (database) {
      const inserted = yield* repository.inserting(database, { ...newRun, ...BEGINNING });
      if (inserted !== undefined && hasJob) yield work.jobs.adding(database, jobOf(inserted));
      return inserted;
    });
    if (hasJob) this.work.jobs.announce(REPORT_JOBS);
    return run;
  }

  /** @returns undefined if the run is finished already, or if a later attempt has begun */
  begin({ id }: Pick<Run, 'id'>, { epoch: attempt }: Job): Promise<Run | undefined> {
    const { repository } = this;
    const begun = { attempt, rows: 0, rowsTotal: null, startedAtMs: this.clock.nowMs() };
    const event = { id, event: 'begin', newAttempt: attempt } as const;
    return this.run((database) => repository.changing(database, event, begun));
  }

  /** @throws JobLost if the run was cancelled, or if another instance has taken it; then nothing is changed */
  async succeed({ id, options }: Run, job: Job, result: RunResult): Promise<Run> {
    const { repository, work } = this;
    const finishedAtMs = this.clock.nowMs();
    // The clock of a sandbox ends there, and due work is in the order of texts with four digits for the year.
    const expiresAtMs = Math.min(finishedAtMs + options.expiresInSeconds * 1_000, LAST_INSTANT_MS);
    const done = { result, finishedAtMs, expiresAtMs, rows: result.rows, rowsTotal: result.rows };
    return this.finish(function* (database) {
      if ((yield work.jobs.finishing(database, job)).length === 0) throw new JobLost(job);
      const event = { id, event: 'succeed', attempt: job.epoch } as const;
      const run = yield* repository.changing(database, event, done);
      if (run === undefined) throw new JobLost(job);
      const dueAt = toIsoUtc(expiresAtMs);
      yield work.due.enlisting(database, { kind: REPORT_EXPIRY, key: id, dueAt, payload: null });
      return run;
    });
  }

  /** @throws JobLost as `succeed` */
  async fail({ id }: Run, job: Job, error: RunError): Promise<Run> {
    const { repository, work } = this;
    const finishedAtMs = this.clock.nowMs();
    return this.finish(function* (database) {
      if ((yield work.jobs.finishing(database, job)).length === 0) throw new JobLost(job);
      const run = yield* repository.changing(
        database,
        { id, event: 'fail' },
        { error, finishedAtMs },
      );
      if (run === undefined) throw new JobLost(job);
      return run;
    });
  }

  /** @returns undefined if the run is finished already */
  async cancel({ id }: Run): Promise<Run | undefined> {
    const { repository, work } = this;
    const finishedAtMs = this.clock.nowMs();
    const run = await this.finish(function* (database) {
      const cancelled = yield* repository.changing(
        database,
        { id, event: 'cancel' },
        { finishedAtMs },
      );
      if (cancelled !== undefined) yield work.jobs.cancelling(database, jobOf(cancelled));
      return cancelled;
    });
    if (run !== undefined) this.work.jobs.interrupt(jobOf(run));
    return run;
  }

  /** @returns undefined if it has no file any more */
  expire({ id }: Pick<Run, 'id'>): Promise<Run | undefined> {
    const { repository } = this;
    return this.run((database) => repository.changing(database, { id, event: 'expire' }, {}));
  }

  /** Tells those who wait for a run how far it is. */
  tell(id: string): void {
    this.news.tell(id);
  }

  /** A change after which the run is finished, which webhooks are told. */
  private async finish<R extends Run | undefined>(
    change: (database: DataSource) => AtomicWork<R>,
  ): Promise<R> {
    const { webhooks } = this.work;
    const origin = webhooks.origin();
    const { run, deliveries } = await this.run(function* (database) {
      const run = yield* change(database);
      const events = run === undefined ? [] : [finished(run)];
      return { run, deliveries: yield* webhooks.recording(database, events, origin) };
    });
    this.work.due.announce();
    webhooks.announce(deliveries);
    if (run !== undefined) this.news.tell(run.id);
    return run;
  }

  private async run<T>(change: (database: DataSource) => AtomicWork<T>): Promise<T> {
    const database = await this.sandboxes.database();
    return atomically(database, () => change(database));
  }
}

const BEGINNING = {
  status: INITIAL_STATUS,
  startedAtMs: null,
  finishedAtMs: null,
  expiresAtMs: null,
  attempt: 0,
  rows: 0,
  rowsTotal: null,
  result: null,
  error: null,
} as const;

function jobOf({ id: key }: Pick<Run, 'id'>) {
  return { kind: REPORT_JOBS, key };
}

function finished(run: Run) {
  return { type: 'report.finished', subject: run.id, data: RunResponse.of(run) };
}
