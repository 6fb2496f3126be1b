import { toIsoUtc } from '#libs/kernel';
import { brandNamed, isApproval, type Brand } from '#libs/iso8583';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type CardRequest } from '../requests/card-request';
import {
  afterApproval,
  afterDecline,
  retryKeyOf,
  retryState,
  type RetryCount,
  type RetryKey,
  type RetryState,
} from './retry-count';
import { type RetryCountRepository } from './retry-count.repository';

/** An attempt that the host is deciding on, with the count before it. */
export interface CountedAttempt {
  readonly key: RetryKey;
  readonly before: RetryCount | undefined;
  /** The refusal of the attempt; undefined unless the mode is enforce and the brand forbids it. */
  readonly refusal: RetryRefusal | undefined;
}

export interface RetryRefusal {
  /** The code of the earlier decline. The brands charge a fee for a forbidden retry, and have no code for it. */
  readonly code: string;
  readonly rule: 'retry.limit';
  readonly detail: string;
}

/** A request, and the data that decides whether it is counted. */
interface Attempt {
  readonly request: CardRequest;
  /** The brand of the card, as in /admin/cards; undefined if the card does not exist. */
  readonly brand: string | undefined;
  /** The mode of the sandbox as it is stored. */
  readonly mode: string | null;
  readonly nowMs: number;
}

/** Reads the count of an attempt. @returns undefined if it is not counted */
export function* countedAttempt(
  tx: UnitOfWork,
  counts: RetryCountRepository,
  { request, brand: named = '', mode, nowMs }: Attempt,
): Transactional<CountedAttempt | undefined> {
  if (mode === null || mode === 'off' || !isCounted(request)) return undefined;
  const brand = brandNamed(named);
  if (brand === undefined) return undefined;
  const { pan, amount, message } = request;
  const key = retryKeyOf(brand, { pan, amount, merchant: message.fields['42'] });
  const before = yield* counts.find(tx, key);
  const refusal =
    mode === 'enforce' && before !== undefined ? refusalOf(before, brand, nowMs) : undefined;
  return { key, before, refusal };
}

/** Counts the decision on an attempt. @returns the state after it; undefined if the attempt is not counted */
export function* countDecision(
  tx: UnitOfWork,
  counts: RetryCountRepository,
  attempt: CountedAttempt | undefined,
  { code, nowMs }: { readonly code: string; readonly nowMs: number },
): Transactional<RetryState | undefined> {
  if (attempt === undefined) return undefined;
  const { key, before, refusal } = attempt;
  if (!isApproval(code)) {
    const counted = afterDecline(key, before, code, nowMs);
    // A forbidden attempt counts, but does not renew the ban, which would never end.
    const after = refusal === undefined ? counted : { ...counted, ...banOf(before) };
    yield* counts.save(tx, after);
    return retryState(after, key.brand, nowMs);
  }
  const after = before === undefined ? undefined : afterApproval(before);
  if (after !== undefined) yield* counts.save(tx, after);
  else if (before !== undefined) yield* counts.delete(tx, key);
  return retryState(after, key.brand, nowMs);
}

/** An online request for money, or for the status of the account. */
function isCounted({ kind, isAdvice, purpose, original, message }: CardRequest): boolean {
  const isPayment = kind === 'authorization' || kind === 'financial';
  // A capture or an increment follows an approval.
  const isFirst = original === undefined && message.fields['38'] === undefined;
  return isPayment && isFirst && !isAdvice && purpose !== 'inquiry' && purpose !== 'credit';
}

function refusalOf(before: RetryCount, brand: Brand, nowMs: number): RetryRefusal | undefined {
  const { attempts, limit, windowEndsAt, forbiddenBy } = retryState(before, brand, nowMs);
  if (forbiddenBy === null) return undefined;
  const until = windowEndsAt === null ? '' : ` until ${toIsoUtc(windowEndsAt)}`;
  const { amount, forbiddenCode, forbiddenAt, lastCode } = before;
  if (forbiddenBy === 'irreversible' && forbiddenCode !== null && forbiddenAt !== null) {
    const detail =
      `Code ${forbiddenCode} of ${toIsoUtc(forbiddenAt)} is irreversible for ${brand}, ` +
      `so the merchant cannot retry${until}.`;
    return { code: forbiddenCode, rule: 'retry.limit', detail };
  }
  const withAmount = amount === '' ? '' : ` of ${amount} cents`;
  const detail =
    `${String(attempts)} attempts${withAmount} of the merchant were declined. The limit of ${brand} is ` +
    `${String(limit?.attempts)} in ${String((limit?.days ?? 0) * 24)} hours, so the merchant cannot retry${until}.`;
  return { code: lastCode, rule: 'retry.limit', detail };
}

function banOf(count: RetryCount | undefined): Pick<RetryCount, 'forbiddenCode' | 'forbiddenAt'> {
  return { forbiddenCode: count?.forbiddenCode ?? null, forbiddenAt: count?.forbiddenAt ?? null };
}
