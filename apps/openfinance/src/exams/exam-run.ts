import { type ExamRunHead, type GradedStep as StepWith } from '#libs/exams';

/** A call that proves the result of a step. */
export interface Evidence {
  readonly method: string;
  readonly path: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The status of the response that the examiner changed or delayed; null if the bank served the call alone. */
  readonly fault: number | null;
}

export type GradedStep = StepWith<Evidence>;

/** A run of an item. */
export interface ExamRun extends ExamRunHead<Evidence> {
  /** The client that is examined. */
  readonly clientId: string;
}
