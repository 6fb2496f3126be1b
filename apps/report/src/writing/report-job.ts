import { Injectable, Logger } from '@nestjs/common';
import { runInContext } from '#libs/http';
import { Failure } from '#libs/kernel';
import { currentWork, type Job } from '#libs/sandbox';
import { outcomeOf } from '../runs/outcomes';
import { isFinished, type Run, type RunError } from '../runs/run';
import { RunChanges } from '../runs/run-changes';
import { RunRepository } from '../runs/run.repository';
import { Outbox } from './outbox';
import { ReportWriter } from './report-writer';
import { storageFailureOf } from '../storage/storage.errors';
import { StorageFolder } from '../storage/storage-folder';
import { RequestedFailure, ReportInterrupted } from './writing.errors';

/** A run that crashes the process at each attempt is given up after this many attempts. */
const MAX_ATTEMPTS = 3;

const FAILED: RunError = {
  code: 'REPORT_FAILED',
  title: 'The report failed',
  detail: 'The service failed; its log has the details.',
};

/** Jobs that write the files of runs, and due work that removes expired files. */
@Injectable()
export class ReportJob {
  private readonly logger = new Logger('ReportJob');

  constructor(
    private readonly repository: RunRepository,
    private readonly changes: RunChanges,
    private readonly writer: ReportWriter,
    private readonly storage: StorageFolder,
    private readonly outbox: Outbox,
  ) {}

  async run(job: Job): Promise<void> {
    const run = await this.repository.byId(job.key);
    if (run === undefined || isFinished(run)) return;
    // Calls to other services have the correlation id of the request that started the run.
    const context = currentWork().background(run.correlationId);
    try {
      await runInContext(context, () => this.write(run, job));
    } finally {
      context.end();
    }
  }

  private async write(run: Run, job: Job): Promise<void> {
    if (job.attempts > MAX_ATTEMPTS) {
      await this.changes.fail(run, job, errorOf(new ReportInterrupted(MAX_ATTEMPTS)));
      return;
    }
    const begun = await this.changes.begin(run, job);
    if (begun === undefined) return;
    this.changes.tell(run.id);
    try {
      if (outcomeOf(begun.requestedOutcome) === 'FAILED') throw new RequestedFailure('FAILED');
      const result = await this.writer.write(begun, job.signal);
      if (result === undefined) return;
      await this.succeed(begun, job, result);
    } catch (error) {
      if (job.signal.aborted) throw error;
      await this.changes.fail(begun, job, this.explained(error));
    }
  }

  private async succeed(
    run: Run,
    job: Job,
    result: NonNullable<Awaited<ReturnType<ReportWriter['write']>>>,
  ): Promise<void> {
    try {
      await this.outbox.deliver(run, result);
      await this.changes.succeed(run, job, result);
    } catch (error) {
      await this.storage.remove(result.storedAs);
      throw error;
    }
    if (outcomeOf(run.requestedOutcome) === 'EXPIRED') await this.expire(run.id);
  }

  /** Removes the file of a run. */
  async expire(id: string): Promise<void> {
    const run = await this.changes.expire({ id });
    if (run === undefined || run.result === null) return;
    await this.storage.remove(run.result.storedAs);
    await this.outbox.remove(run);
  }

  private explained(error: unknown): RunError {
    if (error instanceof Failure) return errorOf(error);
    const ofStorage = storageFailureOf(error);
    if (ofStorage !== undefined) return errorOf(ofStorage);
    this.logger.error(error instanceof Error ? error.stack : String(error));
    return FAILED;
  }
}

function errorOf({ code, title, detail }: Failure): RunError {
  return { code, title, detail };
}
