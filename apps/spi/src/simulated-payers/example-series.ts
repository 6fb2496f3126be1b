import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { newSeries } from './new-series';
import { paymentRequest } from './payment.request';
import { type NewSeries } from './payment-series.repository';

/**
 * A payment that every sandbox has, so that the examples of the API's documentation work on a fresh start. It is created when
 * it is first requested.
 */
export const EXAMPLE_SERIES = '00000000-0000-4000-8000-000000000041';

/** The payment is sent a day later, so there is time to stop it. */
const AHEAD_MS = 86_400_000;
/** The clock of a sandbox can be near the last instant that can be written. */
const LAST_START_MS = LAST_INSTANT_MS - 1_000;

export function exampleSeries(nowMs: number): NewSeries {
  const at = toIsoUtc(Math.min(nowMs + AHEAD_MS, LAST_START_MS));
  const body = paymentRequest.parse({ to: '12345678', amount: '150.00', at });
  return newSeries(body, Math.min(nowMs, LAST_START_MS), EXAMPLE_SERIES);
}
