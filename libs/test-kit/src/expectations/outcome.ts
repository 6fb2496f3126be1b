/** The result of an expectation. The message says what was expected and what was found, nearest first. */
export interface Outcome {
  readonly pass: boolean;
  readonly message: string;
}
