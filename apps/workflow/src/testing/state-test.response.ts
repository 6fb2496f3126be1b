import { OptionalJson } from '#libs/openapi';

/** How a state has ended, as in TestState of AWS. */
export const STATE_TEST_STATUSES = [
  'SUCCEEDED',
  'FAILED',
  'RETRIABLE',
  'CAUGHT_ERROR',
  'WAITING',
] as const;
export type StateTestStatus = (typeof STATE_TEST_STATUSES)[number];

/** An event that the state would add to the history. */
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

  /** The next state. */
  nextState?: string;

  /** The variables after the state. */
  variables!: Record<string, unknown>;

  @OptionalJson('The arguments that the state sends to its task.')
  afterArguments?: unknown;

  /** The seconds until the state is tried again or continues. */
  waitSeconds?: number;

  events!: StateTestEventResponse[];
}
