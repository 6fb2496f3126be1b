import { outcomeIn } from '#libs/sandbox';

/** The outcomes that a rule on `POST /reports/generate` can order, with their meanings. */
export const OUTCOMES = {
  FAILED: 'The run fails before its first row.',
  FAILED_HALFWAY: 'The run fails when half of its rows are written.',
  STUCK_PENDING: 'The run stays pending until it is cancelled.',
  STUCK_RUNNING: 'The run writes half of its rows, and then stays running until it is cancelled.',
  EXPIRED: 'The run succeeds, and its file expires at once.',
} as const;

export type OrderedOutcome = keyof typeof OUTCOMES;

/** @param outcome as it is stored with the run */
export function orderedOutcome(outcome: string | null | undefined): OrderedOutcome | undefined {
  return outcomeIn(OUTCOMES, outcome);
}
