import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';

/** One event for one subscription. */
export interface Delivery {
  /** The order of arrival. */
  readonly sequence: number;
  /** The id of the message, the same in every attempt. */
  readonly id: string;
  readonly subscriptionId: string;
  readonly type: string;
  readonly subject: string;
  /** Correlation id of the request that caused the event. */
  readonly correlationId: string;
  /** The text that is signed and sent. */
  readonly body: string;
  readonly status: DeliveryStatus;
  /** All attempts. */
  readonly attempts: number;
  /** Failed attempts since the event, or since the message was last redelivered. */
  readonly failures: number;
  /** Null unless it is pending. */
  readonly nextAttemptAt: string | null;
  readonly createdAt: string;
  /** When the receiver last accepted it. */
  readonly deliveredAt: string | null;
}

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/**
 * The outcome of an attempt. After `failed` and `unreachable` there is a retry, unless it was the last attempt. An
 * unreachable receiver is paused for a while. The subscription of a receiver that is gone is disabled.
 */
export type AttemptOutcome = 'accepted' | 'failed' | 'unreachable' | 'gone' | 'given-up';

/** An attempt to deliver a message. */
export interface Attempt {
  readonly outcome: AttemptOutcome;
  /** Null if there was no response. */
  readonly statusCode: number | null;
  /** The reason why the receiver has not accepted the message; null if it has. */
  readonly error: string | null;
  readonly durationMs: number;
  /** The beginning of the response body. */
  readonly response: string;
}

/** An attempt without a request. */
export function noRequest(outcome: AttemptOutcome, error: string): Attempt {
  return { outcome, statusCode: null, error, durationMs: 0, response: '' };
}

/** The members of a delivery that an attempt changes. */
export type DeliveryChange = Pick<
  Delivery,
  'status' | 'failures' | 'nextAttemptAt' | 'deliveredAt'
>;

/** The waits between the attempts, in ms of the clock of the sandbox. After the last one the delivery has failed. */
export const RETRY_DELAYS_MS = [
  5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 21_600_000,
] as const;

/**
 * The longest time in which nothing is sent to a receiver that did not respond. It is short: a tester who
 * starts the receiver again must not wait for long.
 */
export const LONGEST_PAUSE_MS = 60_000;

/** The state of a delivery after an attempt at the instant `at`. */
export function afterAttempt(
  { failures, deliveredAt }: Pick<Delivery, 'failures' | 'deliveredAt'>,
  outcome: AttemptOutcome,
  at: string,
): DeliveryChange {
  if (outcome === 'accepted') {
    return { status: 'delivered', failures, nextAttemptAt: null, deliveredAt: at };
  }
  const mayRetry = outcome === 'failed' || outcome === 'unreachable';
  const delayMs = mayRetry ? RETRY_DELAYS_MS[failures] : undefined;
  const failed = { failures: failures + 1, deliveredAt };
  return delayMs === undefined
    ? { ...failed, status: 'failed', nextAttemptAt: null }
    : { ...failed, status: 'pending', nextAttemptAt: later(at, delayMs) };
}

/** The pause of a receiver that did not respond, by the number of earlier failures. */
export function pauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, RETRY_DELAYS_MS[failures] ?? LONGEST_PAUSE_MS);
}

/**
 * Whether the receiver is paused at an instant. A clock that was put back by more than the longest pause
 * ends it.
 */
export function isPaused(pausedUntil: string | null, at: string): boolean {
  if (pausedUntil === null) return false;
  const leftMs = Date.parse(pausedUntil) - Date.parse(at);
  return leftMs > 0 && leftMs <= LONGEST_PAUSE_MS;
}

/** The instant this number of ms later, at most the last instant that can be written. */
export function later(at: string, ms: number): string {
  return toIsoUtc(Math.min(LAST_INSTANT_MS, Date.parse(at) + ms));
}

/** The later of two instants. As texts of the same length they are in order. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
