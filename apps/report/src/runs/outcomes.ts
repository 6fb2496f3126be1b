import { outcomeIn } from '#libs/sandbox';

/** The outcomes that a rule on `POST /reports/generate` can request, with their meanings. */
export const OUTCOMES = {
  FAILED: 'The run fails before its first row.',
  FAILED_HALFWAY: 'The run fails when half of its rows are written.',
  STUCK_PENDING: 'The run stays pending until it is cancelled.',
  STUCK_RUNNING: 'The run writes half of its rows, and then stays running until it is cancelled.',
  EXPIRED: 'The run succeeds, and its file expires at once.',
} as const;

/** The outcomes that a rule on `POST /reports/schedules/{id}/files` can request for the next file of a schedule. */
export const FILE_OUTCOMES = {
  ...OUTCOMES,
  MISSING_FILE: 'The file has a number, and is never generated.',
  LATE_FILE: 'The file is generated two hours later on the clock of the sandbox.',
} as const;

export type RequestedOutcome = keyof typeof OUTCOMES;

/** @param outcome as it is stored with the run */
export function outcomeOf(outcome: string | null | undefined): RequestedOutcome | undefined {
  return outcomeIn(OUTCOMES, outcome);
}
