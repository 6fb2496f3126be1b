import { type SpiState, type Waiting } from './state';

/** A receiver has 40 seconds to answer; later answers are too late. */
export const LIMIT_S = 40;
export const DELAYS_S = [1, 30, 60] as const;

/** How the simulator answers for an institution: now with a code, where null accepts, or later. */
export function answerOf(
  { participants }: SpiState,
  ispb: string,
  now: string,
): { readonly waits: Waiting | null; readonly code: string | null } {
  const { decision = 'ACCEPT', reasonCode = null, delay } = participants[ispb]?.answer ?? {};
  const seconds = delay === undefined ? 0 : Number(/\d+/.exec(delay)?.[0]);
  if (decision === 'NONE' || seconds >= LIMIT_S) {
    return { waits: { until: secondsAfter(now, LIMIT_S), code: 'AB03' }, code: null };
  }
  if (seconds === 0) return { waits: null, code: reasonCode };
  return { waits: { until: secondsAfter(now, seconds), code: reasonCode }, code: null };
}

export function secondsAfter(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + 1_000 * seconds).toISOString();
}
