import { outcomeIn } from '#libs/sandbox';

/** The outcomes that a rule on `POST /workflows/{id}/executions` can request, with their meanings. */
export const OUTCOMES = {
  FAILED: 'The execution fails before its first state.',
  TIMED_OUT: 'The execution times out before its first state.',
  STUCK: 'The execution stays RUNNING in its first state until it is stopped.',
} as const;

export type RequestedOutcome = keyof typeof OUTCOMES;

/** @param outcome as it is stored with the execution */
export function outcomeOf(outcome: string | null | undefined): RequestedOutcome | undefined {
  return outcomeIn(OUTCOMES, outcome);
}

/** An end of an execution that does not come from its states. */
export interface RequestedEnd {
  readonly status: 'failed' | 'timed-out';
  readonly event: 'ExecutionFailed' | 'ExecutionTimedOut';
  readonly error: { readonly error: string; readonly cause: string };
}

/** How an execution ends before its first state; undefined if no rule has requested it. */
export function requestedEnd(outcome: string | null): RequestedEnd | undefined {
  switch (outcomeOf(outcome)) {
    case 'FAILED':
      return {
        status: 'failed',
        event: 'ExecutionFailed',
        error: { error: 'Rule.Failed', cause: 'A rule has requested the outcome FAILED.' },
      };
    case 'TIMED_OUT':
      return {
        status: 'timed-out',
        event: 'ExecutionTimedOut',
        error: { error: 'States.Timeout', cause: 'A rule has requested the outcome TIMED_OUT.' },
      };
    default:
      return undefined;
  }
}
