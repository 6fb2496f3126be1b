/** Waits between the first attempts, in ms. */
const RETRY_MS = [5_000, 15_000, 30_000, 60_000, 300_000] as const;
/** Later waits are this fraction of the time since the first attempt, because a clock can be moved by years. */
const LATER_SHARE = 1 / 4;

/**
 * How long to wait, on the clock of a sandbox, before calling again another service that has not answered.
 * @param attempts the number of earlier calls, from 1
 * @param waitingMs the time since the first call
 * @example
 * retryDelayMs(1, 0); // 5000
 */
export function retryDelayMs(attempts: number, waitingMs: number): number {
  const first = RETRY_MS[attempts - 1];
  return first ?? Math.max(RETRY_MS[RETRY_MS.length - 1] ?? 0, Math.ceil(waitingMs * LATER_SHARE));
}
