import {
  type Evaluator,
  type ExpressionBatch,
  type ExpressionResult,
  type JsonObject,
} from '#libs/states-language';
import { EvaluatorBusy, EvaluatorClosed } from './errors';
import { type JobOutcome, JobQueue } from './job-queue';
import { type EvaluatorRequest, sameFailure } from './messages';
import { DEFAULT_POOL_OPTIONS, type ExpressionPoolOptions } from './options';
import { Slot } from './slot';

/**
 * Evaluates expressions of JSONata in isolated child processes: a batch that takes too long or needs too much memory
 * fails alone. Batches are evaluated in the order in which they arrive, one at a time in each process. The processes
 * are started when they are needed, and do not keep this process alive.
 *
 * An expression that fails is a result. The promise is rejected only if nothing can be evaluated now:
 * EvaluatorBusy, EvaluatorUnavailable or EvaluatorClosed. Then the caller can try again.
 *
 * @example
 * const pool = new ExpressionPool();
 * await pool.evaluate({ expressions: ['$a + 1'], bindings: { a: 1 }, nowMs: 0, seed: 0 }); // [{ ok: true, value: 2 }]
 */
export class ExpressionPool implements Evaluator {
  private readonly options: ExpressionPoolOptions;
  private readonly queue: JobQueue;
  private readonly slots: readonly Slot[];
  private isClosed = false;

  constructor(options: Partial<ExpressionPoolOptions> = {}) {
    this.options = { ...DEFAULT_POOL_OPTIONS, ...options };
    this.queue = new JobQueue(this.options.maxWaiting, this.options.maxWaitingLength);
    this.slots = Array.from(
      { length: this.options.processes },
      () => new Slot(this.options, () => this.queue.take()),
    );
  }

  async evaluate(batch: ExpressionBatch): Promise<readonly ExpressionResult[]> {
    const { expressions, nowMs, seed } = batch;
    if (expressions.length === 0) return [];
    const bindings = namedBindings(batch);
    const { results } = await this.run({ kind: 'evaluate', expressions, bindings, nowMs, seed });
    return results;
  }

  /**
   * A check of the syntax of expressions, for `checkDefinition`. It also runs in a child process, because a text of a
   * hundred characters can keep the parser of jsonata busy for hours. When one expression was stopped, the others are
   * not checked, so that a definition takes at most one deadline.
   *
   * @returns a function that returns the problem with an expression, in words, or undefined
   */
  expressionCheck(): (expression: string) => Promise<string | undefined> {
    let wasStopped = false;
    return async (expression) => {
      if (wasStopped) return 'Not checked, because the check of another expression was stopped.';
      const outcome = await this.run({ kind: 'check', expression });
      wasStopped ||= outcome.wasStopped;
      const [result] = outcome.results;
      return result?.ok === false ? result.message : undefined;
    };
  }

  /** Starts the first process, so that the first batch does not wait for it. */
  async warm(): Promise<void> {
    await this.slots[0]?.start();
  }

  /** Kills the processes. Waiting batches are rejected with EvaluatorClosed. Resolves when the processes are gone. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (let job = this.queue.take(); job !== undefined; job = this.queue.take()) {
      job.reject(new EvaluatorClosed());
    }
    await Promise.all(this.slots.map((slot) => slot.close()));
  }

  private run(request: EvaluatorRequest): Promise<JobOutcome> {
    if (this.isClosed) return Promise.reject(new EvaluatorClosed());
    const { length } = JSON.stringify(request);
    const { maxRequestLength } = this.options;
    if (length > maxRequestLength) {
      const message = `The expressions and their variables have more than ${String(maxRequestLength)} characters of JSON.`;
      return Promise.resolve({ results: sameFailure(request, message), wasStopped: false });
    }
    return new Promise((resolve, reject) => {
      if (!this.queue.add({ request, length, resolve, reject })) {
        reject(new EvaluatorBusy(this.queue.size));
        return;
      }
      // Uses the first idle slot. A second process is started only when the first one is busy.
      void this.slots.find((slot) => slot.isIdle)?.work();
    });
  }
}

/** The variables whose names appear in the expressions. Names cannot be computed, because there is no $eval. */
function namedBindings({ expressions, bindings }: ExpressionBatch): JsonObject {
  return Object.fromEntries(
    Object.entries(bindings).filter(([name]) =>
      expressions.some((expression) => expression.includes(`$${name}`)),
    ),
  );
}
