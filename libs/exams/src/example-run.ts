import { FIRST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { type ExamRunHead } from './exam-run';

/**
 * A run that every sandbox has, so that the examples of the API's documentation work on a fresh start. It is made when it
 * is first named.
 */
export const EXAMPLE_RUN = '00000000-0000-4000-8000-000000000042';

const MINUTE_MS = 60_000;
/** Its time limit is over, so that nobody waits for its result. */
const STARTED_BEFORE_MS = 120 * MINUTE_MS;
const TIME_LIMIT_MS = 60 * MINUTE_MS;

/** What every example has. @param nowMs time of the sandbox */
export function exampleRun(nowMs: number): Omit<ExamRunHead<never>, 'item' | 'ispb'> {
  const startMs = Math.max(FIRST_INSTANT_MS, nowMs - STARTED_BEFORE_MS);
  return {
    id: EXAMPLE_RUN,
    startedAt: toIsoUtc(startMs),
    endsAt: toIsoUtc(startMs + TIME_LIMIT_MS),
    ...{ status: 'running', steps: [], finishedAt: null },
  };
}

/** Makes the run of the documentation. */
export interface RunExamples {
  /** @returns whether the example has the id; then it exists now */
  make(id: string): Promise<boolean>;
}
