/** A job that this instance does: it holds the job's lease until the handler returns. */
export interface Job {
  readonly kind: string;
  /** The key of the job within its kind. */
  readonly key: string;
  /** Increases each time an instance takes the job. */
  readonly epoch: number;
  /** How often the job was taken and not given back, including this time. It is more than 1 after a crash. */
  readonly attempts: number;
  /** For the first run of a job that was added with `Jobs.begin`: the value that it was given there. */
  readonly given?: unknown;
  /**
   * Aborted when the job must stop: it was cancelled, another instance has taken it, the sandbox is replaced or the
   * service stops. Later writes have no effect.
   */
  readonly signal: AbortSignal;
}

/** The handler of a kind of jobs. */
export interface JobHandler {
  readonly kind: string;
  /** How many of these jobs one instance does at the same time, in all sandboxes together. */
  readonly atOnce: number;
  /**
   * Does the job in its sandbox and ends it by `Jobs.finishing` in the transaction of its last change. After a crash,
   * or when it throws, the job is taken again. So it must be able to start over.
   */
  run(job: Job): Promise<void>;
}

/** Another instance has the job now, or it was cancelled. */
export class JobLost extends Error {
  constructor({ kind, key }: Pick<Job, 'kind' | 'key'>) {
    super(`The job ${key} of kind ${kind} was cancelled, or another instance has taken it.`);
  }
}
