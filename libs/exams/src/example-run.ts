import { FIRST_INSTANT_MS } from '#libs/kernel';
import { newRun } from './exam-run';

/**
 * A run that exists in every sandbox, so that the examples of the API documentation work on a fresh start. It is
 * created when it is first requested.
 */
export const EXAMPLE_RUN = '00000000-0000-4000-8000-000000000042';

const MINUTE_MS = 60_000;
/** Its time limit has passed, so that no request waits for its result. */
const STARTED_BEFORE_MS = 120 * MINUTE_MS;
const TIME_LIMIT_MS = 60 * MINUTE_MS;

/** The members that the example run has in every service. @param nowMs time of the sandbox */
export function exampleRun(nowMs: number) {
  const startMs = Math.max(FIRST_INSTANT_MS, nowMs - STARTED_BEFORE_MS);
  return { id: EXAMPLE_RUN, ...newRun(startMs, startMs + TIME_LIMIT_MS) };
}
