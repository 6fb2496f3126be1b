import { Inject, Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { LAST_INSTANT_MS, toIsoUtc, type Clock } from '#libs/kernel';
import {
  ChangeNotifier,
  CLOCK,
  giveBackOutcome,
  JobLost,
  Sandboxes,
  takeOutcome,
  type Job,
} from '#libs/sandbox';
import { OUTCOMES } from './outcomes';
import { INITIAL_STATUS, type Run, type RunError, type RunResult } from './run';
import { RunRepository } from './run.repository';
import { RunResponse } from './run.response';
import { RunWork } from './run-work';

/** The kind of the jobs that write reports; the key is the id of the run. */
export const REPORT_JOBS = 'report-runs';
/** The kind of the due work that removes files; the key is the id of the run. */
export const REPORT_EXPIRY = 'report-expiry';

/** A request to start a run. */
export type NewRun = Pick<
  Run,
  'id' | 'type' | 'format' | 'isZipped' | 'parameters' | 'options' | 'content' | 'createdAtMs'
> &
  Pick<Run, 'idempotencyKey' | 'schedule' | 'requestedOutcome' | 'correlationId'>;

/**
 * The changes of runs, each in one transaction with its effects: the job, the expiry of the file, and the event for
 * webhooks. A crash leaves all of them, or none.
 */
@Injectable()
export class RunChanges {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly work: RunWork,
    private readonly repository: RunRepository,
    private readonly notifier: ChangeNotifier,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores a run with the outcome that it has, or that a rule requests.
   * @returns undefined if another run has the id or the Idempotency-Key
   */
  create(newRun: NewRun): Promise<Run | undefined> {
    return this.sandboxes.atomically((tx) => this.creating(tx, newRun));
  }

  /** The same as a part of a transaction. */
  *creating(tx: UnitOfWork, newRun: NewRun): Transactional<Run | undefined> {
    const { repository, work } = this;
    const requestedOutcome = newRun.requestedOutcome ?? (yield* takeOutcome(tx, OUTCOMES)) ?? null;
    const inserted = yield* repository.insert(tx, { ...newRun, requestedOutcome, ...BEGINNING });
    if (inserted === undefined) yield* giveBackOutcome(tx);
    else if (requestedOutcome !== 'STUCK_PENDING') yield* work.jobs.add(tx, jobOf(inserted));
    return inserted;
  }

  /** @returns undefined if the run is finished already, or if a later attempt has begun */
  begin({ id }: Pick<Run, 'id'>, { epoch: attempt }: Job): Promise<Run | undefined> {
    const { repository } = this;
    const begun = { attempt, rows: 0, rowsTotal: null, startedAtMs: this.clock.nowMs() };
    const event = { id, event: 'begin', newAttempt: attempt } as const;
    return this.sandboxes.atomically((tx) => repository.change(tx, event, begun));
  }

  /** @throws JobLost if the run was cancelled, or if another instance has taken it; then nothing is changed */
  async succeed({ id, options }: Run, job: Job, result: RunResult): Promise<Run> {
    const { repository, work } = this;
    const finishedAtMs = this.clock.nowMs();
    // The clock of a sandbox ends there. Due work is sorted by texts with a year of four digits.
    const expiresAtMs = Math.min(finishedAtMs + options.expiresInSeconds * 1_000, LAST_INSTANT_MS);
    const done = { result, finishedAtMs, expiresAtMs, rows: result.rows, rowsTotal: result.rows };
    return this.finish(function* (tx) {
      yield* work.jobs.finish(tx, job);
      const event = { id, event: 'succeed', attempt: job.epoch } as const;
      const run = yield* repository.change(tx, event, done);
      if (run === undefined) throw new JobLost(job);
      const dueAt = toIsoUtc(expiresAtMs);
      yield* work.due.schedule(tx, { kind: REPORT_EXPIRY, key: id, dueAt, payload: null });
      return run;
    });
  }

  /** @throws JobLost in the same cases as `succeed` */
  async fail({ id }: Run, job: Job, error: RunError): Promise<Run> {
    const { repository, work } = this;
    const finishedAtMs = this.clock.nowMs();
    return this.finish(function* (tx) {
      yield* work.jobs.finish(tx, job);
      const run = yield* repository.change(tx, { id, event: 'fail' }, { error, finishedAtMs });
      if (run === undefined) throw new JobLost(job);
      return run;
    });
  }

  /** @returns undefined if the run is finished already */
  cancel({ id }: Run): Promise<Run | undefined> {
    const { repository, work } = this;
    const finishedAtMs = this.clock.nowMs();
    return this.finish(function* (tx) {
      const cancelled = yield* repository.change(tx, { id, event: 'cancel' }, { finishedAtMs });
      if (cancelled !== undefined) yield* work.jobs.cancel(tx, jobOf(cancelled));
      return cancelled;
    });
  }

  /** @returns undefined if the run has no file any more */
  expire({ id }: Pick<Run, 'id'>): Promise<Run | undefined> {
    const { repository } = this;
    return this.sandboxes.atomically((tx) => repository.change(tx, { id, event: 'expire' }, {}));
  }

  /** Notifies clients that follow a run of its progress. */
  tell(id: string): void {
    this.notifier.notify(id);
  }

  /** Makes a change that finishes the run, and publishes the event for webhooks. */
  private finish<R extends Run | undefined>(
    change: (tx: UnitOfWork) => Transactional<R>,
  ): Promise<R> {
    const { webhooks } = this.work;
    const { notifier } = this;
    return this.sandboxes.atomically(function* (tx) {
      const run = yield* change(tx);
      if (run === undefined) return run;
      yield* webhooks.publish(tx, [finished(run)]);
      tx.afterCommit(() => {
        notifier.notify(run.id);
      });
      return run;
    });
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
