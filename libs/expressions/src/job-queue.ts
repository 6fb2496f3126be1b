import { type ExpressionResult } from '#libs/states-language';
import { type EvaluatorRequest } from './messages';

/** A waiting request, and the callbacks for its results. */
export interface Job {
  readonly request: EvaluatorRequest;
  /** The size in characters of JSON. */
  readonly length: number;
  resolve(outcome: JobOutcome): void;
  reject(error: Error): void;
}

export interface JobOutcome {
  readonly results: readonly ExpressionResult[];
  /** Whether the process was killed or has ended. */
  readonly wasStopped: boolean;
}

/** The waiting jobs in their order. Their number and their total size are limited. */
export class JobQueue {
  private jobs: Job[] = [];
  /** How many jobs at the start of the array have been taken. */
  private taken = 0;
  private length = 0;

  constructor(
    private readonly maxJobs: number,
    private readonly maxLength: number,
  ) {}

  get size(): number {
    return this.jobs.length - this.taken;
  }

  /** @returns false if there is no room */
  add(job: Job): boolean {
    if (this.size >= this.maxJobs || this.length + job.length > this.maxLength) return false;
    this.jobs.push(job);
    this.length += job.length;
    return true;
  }

  take(): Job | undefined {
    const job = this.jobs[this.taken];
    if (job === undefined) return undefined;
    this.taken += 1;
    this.length -= job.length;
    if (this.taken > 100 && this.taken * 2 > this.jobs.length) {
      this.jobs = this.jobs.slice(this.taken);
      this.taken = 0;
    }
    return job;
  }
}
