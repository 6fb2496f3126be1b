import { Injectable, Logger } from '@nestjs/common';
import { Failure } from '#libs/kernel';
import { currentContext, runInContext } from '#libs/platform';
import { type Job } from '#libs/sandbox';
import { orderedOutcome } from '../generate/outcomes';
import { isFinished, type Run, type RunError } from '../runs/run';
import { RunChanges } from '../runs/run-changes';
import { RunRepository } from '../runs/run.repository';
import { ReportWriter } from './report-writer';
import { BackgroundWork } from './background-work';
import { StorageFolder } from './storage-folder';
import {
  OrderedFailure,
  ReportInterrupted,
  StorageFull,
  StorageUnavailable,
} from './writing.errors';

/** A run that ends the process each time it is tried must not do so for ever. */
const MAX_ATTEMPTS = 3;

/** Errors of the file system: no space, no quota, or a limit of the size of files. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** The folder is gone, is not a folder any more, or cannot be written to. */
const UNUSABLE: ReadonlySet<string> = new Set([
  ...['ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'EACCES', 'EPERM', 'EROFS'],
  ...['EIO', 'ESTALE', 'EMFILE', 'ENFILE', 'ELOOP'],
]);

const FAILED: RunError = {
  code: 'REPORT_FAILED',
  title: 'The report failed',
  detail: 'The service failed; its log has the details.',
};

/** Writes the files of runs, as jobs, and removes them when they expire, as due work. */
@Injectable()
export class ReportJob {
  private readonly logger = new Logger('ReportJob');

  constructor(
    work: BackgroundWork,
    private readonly repository: RunRepository,
    private readonly changes: RunChanges,
    private readonly writer: ReportWriter,
    private readonly storage: StorageFolder,
  ) {
    work.start({ run: (job) => this.run(job), expire: (id) => this.expire(id) });
  }

  private async run(job: Job): Promise<void> {
    const run = await this.repository.byId(job.key);
    if (run === undefined || isFinished(run)) return;
    // What the run reads from other services has the correlation id of the request that asked for it.
    const context = currentContext().background(run.correlationId);
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
      if (orderedOutcome(begun.ordered) === 'FAILED') throw new OrderedFailure('FAILED');
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
      await this.changes.succeed(run, job, result);
    } catch (error) {
      await this.storage.remove(result.storedAs);
      throw error;
    }
    if (orderedOutcome(run.ordered) === 'EXPIRED') await this.expire(run.id);
  }

  private async expire(id: string): Promise<void> {
    const run = await this.changes.expire({ id });
    if (run !== undefined && run.result !== null) await this.storage.remove(run.result.storedAs);
  }

  private explained(error: unknown): RunError {
    if (error instanceof Failure) return errorOf(error);
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    if (FULL.has(code)) return errorOf(new StorageFull());
    if (syscall !== undefined && UNUSABLE.has(code)) return errorOf(new StorageUnavailable(code));
    this.logger.error(error instanceof Error ? error.stack : String(error));
    return FAILED;
  }
}

function errorOf({ code, title, detail }: Failure): RunError {
  return { code, title, detail };
}
