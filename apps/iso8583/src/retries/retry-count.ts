import { BRAND_RULES, retryOf, type Brand, type RetryLimit } from '#libs/iso8583';

/** How the host applies the retry rules of the brands. */
export const RETRY_MODES = {
  off: 'Attempts are not counted',
  count: 'Declined attempts are counted, and JSON responses show them',
  enforce: 'As count, and an attempt that the rules of the brand forbid is declined',
} as const;
export type RetryMode = keyof typeof RETRY_MODES;

export function isRetryMode(name: string): name is RetryMode {
  return Object.hasOwn(RETRY_MODES, name);
}

/** The card, merchant, amount and brand of a count. */
export interface RetryKey {
  readonly pan: string;
  /** DE42 without its padding; empty if the message has none. */
  readonly merchant: string;
  /** Cents; empty if the brand counts all amounts together. */
  readonly amount: string;
  readonly brand: Brand;
}

/** The declined attempts of one merchant with one card, and with one amount if the brand counts them separately. */
export interface RetryCount extends RetryKey {
  /** Times of the declined attempts in ms, oldest first; see KEPT_ATTEMPTS. */
  readonly declines: readonly number[];
  /** The response code of the last decline. */
  readonly lastCode: string;
  /** The last irreversible decline; null if there was none since the last approval. */
  readonly forbiddenCode: string | null;
  /** In ms. */
  readonly forbiddenAt: number | null;
}

/** The number of attempts that are kept, above every limit. More attempts in one period are not counted. */
export const KEPT_ATTEMPTS = 100;

/** The state of the count at one moment. */
export interface RetryState {
  /** Declined attempts in the period. */
  readonly attempts: number;
  /** The limit that is reached first; null if the brand has none. */
  readonly limit: RetryLimit | null;
  /**
   * In ms: when the oldest attempt leaves the period, or, if a retry is forbidden, when it is allowed again. Null if
   * there is no such time.
   */
  readonly windowEndsAt: number | null;
  /** Why the brand forbids another attempt; null if it does not. */
  readonly forbiddenBy: 'irreversible' | 'limit' | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Attempts are kept as long as the longest period of a brand. */
const LONGEST_MS = 30 * DAY_MS;
/**
 * Messages are counted in the order of the lock, so another one can have a slightly later time. Attempts that are later
 * by more than this come from a clock that was put back.
 */
const SIMULTANEOUS_MS = 60_000;

/** The key of the attempt in the table of counts. */
export function retryKeyOf(
  brand: Brand,
  attempt: { readonly pan: string; readonly merchant: string | undefined; readonly amount: number },
): RetryKey {
  const { pan, merchant = '', amount } = attempt;
  const { isPerAmount } = BRAND_RULES[brand];
  return {
    pan,
    merchant: merchant.trimEnd(),
    amount: isPerAmount ? String(amount) : '',
    brand,
  };
}

/** Returns the state of the count by the rule of the brand. Attempts of the future do not count. */
export function retryState(count: RetryCount | undefined, brand: Brand, nowMs: number): RetryState {
  const limits: readonly (RetryLimit | null)[] = BRAND_RULES[brand].limits;
  const windows = (limits.length === 0 ? [null] : limits).map((limit) =>
    windowOf(count?.declines ?? [], limit, nowMs),
  );
  const { attempts, limit, endsAt } = windows.reduce((closest, other) =>
    leftOf(other) < leftOf(closest) ? other : closest,
  );
  const ban = count === undefined ? undefined : banOf(count, nowMs);
  if (ban !== undefined) {
    return { attempts, limit, windowEndsAt: ban.endsAt, forbiddenBy: 'irreversible' };
  }
  const forbiddenBy = limit !== null && attempts >= limit.attempts ? 'limit' : null;
  return { attempts, limit, windowEndsAt: endsAt, forbiddenBy };
}

/** Returns the count after a decline. */
export function afterDecline(
  key: RetryKey,
  before: RetryCount | undefined,
  code: string,
  nowMs: number,
): RetryCount {
  const isIrreversible = retryOf(code, key.brand).retry === 'forbidden';
  const past = within(before?.declines ?? [], LONGEST_MS, nowMs).slice(1 - KEPT_ATTEMPTS);
  return {
    ...key,
    declines: [...past, nowMs].sort((one, other) => one - other),
    lastCode: code,
    forbiddenCode: isIrreversible ? code : (before?.forbiddenCode ?? null),
    forbiddenAt: isIrreversible ? nowMs : (before?.forbiddenAt ?? null),
  };
}

/** Returns the count after an approval: nothing is forbidden. Undefined if the brand starts the count again. */
export function afterApproval(before: RetryCount): RetryCount | undefined {
  if (BRAND_RULES[before.brand].isResetByApproval) return undefined;
  return { ...before, forbiddenCode: null, forbiddenAt: null };
}

interface Window {
  readonly attempts: number;
  readonly limit: RetryLimit | null;
  readonly endsAt: number | null;
}

/** The attempts in the period of a limit. A brand without limits has the period of the attempts that are kept. */
function windowOf(declines: readonly number[], limit: RetryLimit | null, nowMs: number): Window {
  const periodMs = limit === null ? LONGEST_MS : limit.days * DAY_MS;
  const counted = within(declines, periodMs, nowMs);
  const attempts = counted.length;
  if (limit === null) return { attempts, limit, endsAt: null };
  // Above the limit, several attempts have to leave the period before another one is allowed.
  const leaving = counted[Math.max(0, attempts - limit.attempts)];
  return { attempts, limit, endsAt: leaving === undefined ? null : leaving + periodMs };
}

/** The attempts of a period that ends now. */
function within(declines: readonly number[], periodMs: number, nowMs: number): number[] {
  return declines.filter((at) => at > nowMs - periodMs && at <= nowMs + SIMULTANEOUS_MS);
}

function leftOf({ limit, attempts }: Window): number {
  return limit === null ? Infinity : limit.attempts - attempts;
}

/** The ban after an irreversible decline; undefined if there is none, or if it has ended. */
function banOf(
  { brand, forbiddenAt }: RetryCount,
  nowMs: number,
): { readonly endsAt: number | null } | undefined {
  if (forbiddenAt === null || forbiddenAt > nowMs + SIMULTANEOUS_MS) return undefined;
  const { forbiddenDays } = BRAND_RULES[brand];
  if (forbiddenDays === undefined) return { endsAt: null };
  const endsAt = forbiddenAt + forbiddenDays * DAY_MS;
  return endsAt > nowMs ? { endsAt } : undefined;
}
