import { EvaluatorClosed, EvaluatorUnavailable } from './errors';
import { EvaluatorProcess } from './evaluator-process';
import { type Job, type JobOutcome } from './job-queue';
import { type EvaluatorRequest, lateMessage, sameFailure } from './messages';
import { type ExpressionPoolOptions } from './options';

/**
 * How often a request is sent. An evaluation has no side effects, so it can be repeated: if the process was lost, or if it
 * used its CPU time, because a virtual machine also counts time in which it stood still.
 */
const MAX_ATTEMPTS = 2;

/** A slot for one process. It does the waiting jobs one after another, and replaces the process when it ends. */
export class Slot {
  private process: Promise<EvaluatorProcess> | undefined;
  private isWorking = false;
  private isClosed = false;

  constructor(
    private readonly options: ExpressionPoolOptions,
    private readonly nextJob: () => Job | undefined,
  ) {}

  get isIdle(): boolean {
    return !this.isWorking;
  }

  /** Does jobs until no job waits. */
  async work(): Promise<void> {
    this.isWorking = true;
    for (let job = this.nextJob(); job !== undefined; job = this.nextJob()) {
      try {
        job.resolve(await this.perform(job.request));
      } catch (error) {
        job.reject(error as Error);
      }
    }
    this.isWorking = false;
  }

  /** The process, which is started if there is none. */
  start(): Promise<EvaluatorProcess> {
    if (this.isClosed) return Promise.reject(new EvaluatorClosed());
    this.process ??= this.startNew();
    return this.process;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const process = await this.process?.catch(() => undefined);
    await process?.end();
  }

  private async startNew(): Promise<EvaluatorProcess> {
    try {
      const process = await EvaluatorProcess.start(this.options);
      void process.ended.then(() => (this.process = undefined));
      return process;
    } catch (error) {
      this.process = undefined;
      throw error;
    }
  }

  private throwIfClosed(): void {
    if (this.isClosed) throw new EvaluatorClosed();
  }

  private async perform(request: EvaluatorRequest): Promise<JobOutcome> {
    const { deadlineMs } = this.options;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const process = await this.start();
      // The process is about to be killed. Without this check, its response could arrive first.
      this.throwIfClosed();
      const outcome = await process.run(request);
      const isLast = attempt === MAX_ATTEMPTS;
      if (outcome.kind === 'answered') {
        if ((outcome.residentBytes ?? 0) > this.options.maxResidentBytes) await process.end();
        if (outcome.isLate !== true || isLast) {
          return { results: outcome.results, wasStopped: false };
        }
        continue;
      }
      this.throwIfClosed();
      if (outcome.kind === 'late' && isLast) return stopped(request, lateMessage(deadlineMs));
      if (outcome.kind === 'starved') throw new EvaluatorUnavailable(NO_TIME);
      if (outcome.kind === 'out-of-memory') return stopped(request, OUT_OF_MEMORY);
    }
    return stopped(
      request,
      'The process that evaluated the expression ended unexpectedly, and so did a second one.',
    );
  }
}

const NO_TIME = 'the machine is too busy to give it CPU time';
const OUT_OF_MEMORY = 'The expression needed more memory than the limit.';

function stopped(request: EvaluatorRequest, message: string): JobOutcome {
  return { results: sameFailure(request, message), wasStopped: true };
}
