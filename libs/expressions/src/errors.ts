import { Failure } from '#libs/kernel';

/** More expressions wait than the pool accepts. Nothing was evaluated. */
export class EvaluatorBusy extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'EVALUATOR_BUSY';
  readonly title = 'Too many expressions are waiting';
  override readonly retryAfterSeconds = 1;

  constructor(waiting: number) {
    super(`${String(waiting)} batches of expressions are waiting already. Try again later.`);
  }
}

/** The process for expressions could not be started, or got no CPU time. Nothing was evaluated. */
export class EvaluatorUnavailable extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'EVALUATOR_UNAVAILABLE';
  readonly title = 'Expressions cannot be evaluated';
  override readonly retryAfterSeconds = 5;

  /** @param reason why, such as `spawn EAGAIN` */
  constructor(reason: string) {
    super(`The process that evaluates expressions could not be started or used: ${reason}.`);
  }
}

/** The pool was closed before the expressions were evaluated. */
export class EvaluatorClosed extends Failure {
  readonly kind = 'unavailable';
  readonly code = 'EVALUATOR_CLOSED';
  readonly title = 'The service is stopping';
  override readonly retryAfterSeconds = 1;

  constructor() {
    super('The service was told to stop before the expressions were evaluated.');
  }
}
