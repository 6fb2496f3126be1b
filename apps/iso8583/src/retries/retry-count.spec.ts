import { type Brand } from '#libs/iso8583';
import {
  afterApproval,
  afterDecline,
  KEPT_ATTEMPTS,
  retryKeyOf,
  retryState,
  type RetryCount,
} from './retry-count';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ATTEMPT = { pan: '4000000000000001', merchant: 'MERCHANT0000001', amount: 1_000 };

/** The count after declines with these codes, one at each time. */
function declined(brand: Brand, declines: readonly (readonly [string, number])[]): RetryCount {
  const key = retryKeyOf(brand, ATTEMPT);
  const count = declines.reduce<RetryCount | undefined>(
    (before, [code, at]) => afterDecline(key, before, code, at),
    undefined,
  );
  if (count === undefined) throw new Error('At least one decline.');
  return count;
}

/** The same decline several times, one a minute from noon. */
function times(count: number, code = '51'): [string, number][] {
  return Array.from({ length: count }, (_, index) => [code, NOON + index * 60_000]);
}

describe('The retry rules of the brands (docs/adr/0046)', () => {
  it.each([
    // brand, declines, code, days after the first, attempts, limit, forbidden by
    ['visa', 1, '51', 0, 1, 15, null],
    ['visa', 14, '51', 0, 14, 15, null],
    ['visa', 15, '51', 0, 15, 15, 'limit'],
    ['visa', 15, '51', 30, 14, 15, null],
    ['visa', 15, '51', 31, 0, 15, null],
    ['visa', 1, '14', 0, 1, 15, 'irreversible'],
    ['visa', 1, '14', 400, 0, 15, 'irreversible'],
    ['elo', 15, '51', 0, 15, 15, 'limit'],
    ['elo', 1, 'FM', 0, 1, 15, 'irreversible'],
    ['mastercard', 6, '51', 0, 6, 7, null],
    ['mastercard', 7, '51', 0, 7, 7, 'limit'],
    ['mastercard', 7, '51', 1, 6, 7, null],
    ['mastercard', 7, '51', 2, 0, 7, null],
    ['mastercard', 35, '51', 2, 35, 35, 'limit'],
    ['mastercard', 1, '54', 29, 0, 7, 'irreversible'],
    ['mastercard', 1, '54', 31, 0, 7, null],
    ['amex', 50, '51', 0, 50, null, null],
    ['amex', 1, '14', 0, 1, null, 'irreversible'],
    ['hipercard', 50, '51', 0, 50, null, null],
  ] as const)('%s after %i times %s, %i days later: %i of %s, forbidden by %s', (...row) => {
    const [brand, count, code, days, attempts, limit, forbiddenBy] = row;
    const declines = times(count, code);
    const last = declines.at(-1)?.[1] ?? NOON;
    const nowMs = days === 0 ? last : NOON + days * DAY;
    const state = retryState(declined(brand, declines), brand, nowMs);
    expect([state.attempts, state.limit?.attempts ?? null, state.forbiddenBy]).toEqual([
      attempts,
      limit,
      forbiddenBy,
    ]);
  });

  it('says when the next attempt is allowed', () => {
    const atLimit = retryState(declined('visa', times(15)), 'visa', NOON + HOUR);
    expect(atLimit.windowEndsAt).toBe(NOON + 30 * DAY);
    // Three attempts have to leave the period.
    const above = retryState(declined('visa', times(17)), 'visa', NOON + HOUR);
    expect(above.windowEndsAt).toBe(NOON + 2 * 60_000 + 30 * DAY);
    const count = declined('visa', times(17));
    const allowedAt = above.windowEndsAt ?? 0;
    expect(retryState(count, 'visa', allowedAt - 1).forbiddenBy).toBe('limit');
    expect(retryState(count, 'visa', allowedAt).forbiddenBy).toBeNull();
  });

  it('says until when an irreversible decline forbids a retry', () => {
    const ofMastercard = retryState(declined('mastercard', times(1, '14')), 'mastercard', NOON);
    expect(ofMastercard.windowEndsAt).toBe(NOON + 30 * DAY);
    expect(retryState(declined('visa', times(1, '14')), 'visa', NOON).windowEndsAt).toBeNull();
  });

  it('keeps the irreversible decline after a reversible one', () => {
    const count = declined('visa', [
      ['14', NOON],
      ['51', NOON + HOUR],
    ]);
    expect(retryState(count, 'visa', NOON + HOUR).forbiddenBy).toBe('irreversible');
    expect(count).toMatchObject({ forbiddenCode: '14', forbiddenAt: NOON, lastCode: '51' });
  });

  it('starts again after an approval for Visa; for Mastercard and Elo only the ban ends', () => {
    expect(afterApproval(declined('visa', times(3)))).toBeUndefined();
    const elo = afterApproval(declined('elo', times(3, '14')));
    expect(retryState(elo, 'elo', NOON + HOUR)).toMatchObject({ attempts: 3, forbiddenBy: null });
  });

  it('counts amounts separately for Visa and Elo only, and ignores the padding of DE42', () => {
    const attempt = { ...ATTEMPT, merchant: 'SHOP           ' };
    expect(retryKeyOf('visa', attempt)).toMatchObject({ merchant: 'SHOP', amount: '1000' });
    expect(retryKeyOf('elo', attempt)).toMatchObject({ amount: '1000' });
    expect(retryKeyOf('mastercard', attempt)).toMatchObject({ amount: '' });
    expect(retryKeyOf('amex', { ...attempt, merchant: undefined })).toMatchObject({ merchant: '' });
  });

  it('ignores attempts of the future, after the clock was put back', () => {
    const count = declined('visa', times(15));
    expect(retryState(count, 'visa', NOON - DAY)).toMatchObject({ attempts: 0, forbiddenBy: null });
    const key = retryKeyOf('visa', ATTEMPT);
    expect(afterDecline(key, count, '51', NOON - DAY).declines).toEqual([NOON - DAY]);
  });

  it('counts simultaneous attempts in any order', () => {
    const count = declined('visa', [
      ['51', NOON + 5],
      ['51', NOON],
      ['51', NOON + 3],
    ]);
    expect(count.declines).toEqual([NOON, NOON + 3, NOON + 5]);
    expect(retryState(count, 'visa', NOON).attempts).toBe(3);
  });

  it('keeps a bounded number of attempts', () => {
    expect(declined('amex', times(500)).declines).toHaveLength(KEPT_ATTEMPTS);
  });
});
