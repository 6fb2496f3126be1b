import { failure } from '#libs/kernel';

/** More expressions wait than the pool accepts. Nothing was evaluated. */
export class EvaluatorBusy extends failure.unavailable(
  'EVALUATOR_BUSY',
  'Too many expressions are waiting',
  (waiting: number) =>
    `${String(waiting)} batches of expressions are already waiting, which is the maximum. Try again later.`,
) {
  override readonly retryAfterSeconds = 1;
}

/** The process for expressions could not be started, or got no CPU time. Nothing was evaluated. */
export class EvaluatorUnavailable extends failure.unavailable(
  'EVALUATOR_UNAVAILABLE',
  'Expressions cannot be evaluated',
  /** @param reason the cause, such as `spawn EAGAIN` */
  (reason: string) =>
    `The process that evaluates expressions could not be started or used: ${reason}.`,
) {
  override readonly retryAfterSeconds = 5;
}

export class EvaluatorClosed extends failure.unavailable(
  'EVALUATOR_CLOSED',
  'The service is stopping',
  () => 'The service was told to stop before the expressions were evaluated.',
) {
  override readonly retryAfterSeconds = 1;
}
