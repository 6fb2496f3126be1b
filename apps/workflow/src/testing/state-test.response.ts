import { OptionalJson } from '#libs/platform';

/** How a state has ended, as in TestState of AWS. */
export const STATE_TEST_STATUSES = [
  'SUCCEEDED',
  'FAILED',
  'RETRIABLE',
  'CAUGHT_ERROR',
  'WAITING',
] as const;
export type StateTestStatus = (typeof STATE_TEST_STATUSES)[number];

/** An event of the history that the state would have. */
export class StateTestEventResponse {
  /** @example TaskStateEntered */
  type!: string;

  details!: Record<string, unknown>;
}

/** The result of the test of one state. */
export class StateTestResponse {
  /** `RETRIABLE`: a retrier tries it again. `WAITING`: it waits for a time, or for its task. */
  status!: StateTestStatus;

  @OptionalJson('The output of the state.')
  output?: unknown;

  error?: string;

  cause?: string;

  /** Where the execution goes on. */
  nextState?: string;

  /** The variables afterwards. */
  variables!: Record<string, unknown>;

  @OptionalJson('What the state sends to its task.')
  afterArguments?: unknown;

  /** After how many seconds it is tried again, or goes on. */
  waitSeconds?: number;

  events!: StateTestEventResponse[];
}
