import { gradeSteps } from '#libs/exams';
import { type ExamStep, type Scene, type SceneCall } from './exam-item';
import { isPayment, LATE_PAYMENT, PENDING_PAYMENT, REFUSED_PAYMENT } from './payment-steps';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAYMENTS = '/open-banking/payments/v1/pix/payments';

const paid = (changes: Partial<SceneCall> = {}): SceneCall => ({
  ...{ method: 'POST', path: PAYMENTS, tokenHash: 't1', idempotencyKey: 'k1', consentId: 'u1' },
  ...{ content: 'c1', atMs: 0, fault: null },
  ...changes,
});
/** A payment under another consent. */
const other = (changes: Partial<SceneCall> = {}) =>
  paid({ consentId: 'u2', content: 'c2', idempotencyKey: 'k2', ...changes });
const read = (atMs: number, path = `${PAYMENTS}/p1`) =>
  paid({ ...{ method: 'GET', path, idempotencyKey: null, consentId: undefined }, atMs });
const changed = (path: string, atMs = HOUR) => ({ ...read(atMs, path), method: 'PATCH' });

/** The results of the steps: P passed, F failed, - pending. */
function resultOf(steps: readonly ExamStep[], calls: readonly SceneCall[], nowMs: number): string {
  const letters = { passed: 'P', failed: 'F', pending: '-' } as const;
  const scene: Scene = {
    ...{ flawed: undefined, isCodeRedeemed: false, paymentIds: new Set(['p1']) },
    ...{ calls, nowMs },
  };
  return gradeSteps(steps, scene)
    .map(({ status }) => letters[status])
    .join('');
}

describe('The grading of a client with its payments', () => {
  it.each<[string, readonly SceneCall[], number, string]>([
    ['no payment', [], 0, '--'],
    ['a payment without a fault', [paid()], HOUR, '--'],
    ['a refusal', [paid({ fault: 422 })], 5 * MINUTE, 'P-'],
    ['5 minutes of quiet', [paid({ fault: 422 })], 5 * MINUTE + 1, 'PP'],
    ['the same payment again', [paid({ fault: 422 }), paid()], 0, 'PF'],
    [
      'another payment under the consent',
      [paid({ fault: 422 }), paid({ content: 'c2', idempotencyKey: 'k2' })],
      0,
      'PF',
    ],
    [
      'the content under another consent',
      [paid({ fault: 422 }), other({ content: 'c1' })],
      0,
      'PF',
    ],
    ['another payment', [paid({ fault: 422 }), other()], HOUR, 'PP'],
  ])('that is refused, after %s', (_, calls, nowMs, expected) => {
    expect(resultOf(REFUSED_PAYMENT, calls, nowMs)).toBe(expected);
  });

  const late = paid({ fault: 201 });
  it.each<[string, readonly SceneCall[], number, string]>([
    ['no payment', [], 0, '---'],
    ['the late response', [late], 6 * MINUTE, 'P--'],
    ['nothing in 6 minutes', [late], 6 * MINUTE + 1, 'P-P'],
    ['the same request', [late, paid({ atMs: MINUTE })], MINUTE, 'PP-'],
    ['a reading of the payment', [late, read(MINUTE)], 7 * MINUTE, 'PPP'],
    ['a reading of accounts', [late, read(MINUTE, '/open-banking/accounts/v1/accounts')], 0, 'P--'],
    ['another key', [late, paid({ idempotencyKey: 'k2' })], 0, 'P-F'],
    ['other content', [late, paid({ content: 'c2' })], 0, 'P-F'],
    ['a new EndToEndId', [late, paid({ content: 'c2', idempotencyKey: 'k2' })], 0, 'P-F'],
    ['the content under another consent', [late, other({ content: 'c1' })], 0, 'P-F'],
    ['another payment', [late, read(0), other()], 7 * MINUTE, 'PPP'],
  ])('whose response is late, after %s', (_, calls, nowMs, expected) => {
    expect(resultOf(LATE_PAYMENT, calls, nowMs)).toBe(expected);
  });

  const held = paid({ fault: 201 });
  const consent = '/open-banking/payments/v1/pix/payments/consents/u1';
  it.each<[string, readonly SceneCall[], number, string]>([
    ['no payment', [], 0, '----'],
    ['the hold', [held], 0, 'P---'],
    ['an early reading', [held, read(HOUR - 1)], HOUR, 'P---'],
    ['a reading after an hour', [held, read(HOUR)], HOUR, 'PP--'],
    ['readings until the end', [held, read(5 * HOUR), read(6 * HOUR)], 6 * HOUR + 1, 'PPPP'],
    ['a reading only after the end', [held, read(6 * HOUR)], 6 * HOUR + 1, 'P-PP'],
    ['a reading of another payment', [held, read(HOUR, `${PAYMENTS}/p2`)], HOUR, 'P---'],
    ['the same request', [held, paid({ atMs: HOUR })], HOUR, 'P---'],
    ['another key', [held, paid({ idempotencyKey: 'k2' })], HOUR, 'P--F'],
    ['its cancellation', [held, changed(`${PAYMENTS}/p1`)], HOUR, 'P--F'],
    ['the cancellation by its consent', [held, changed(consent)], HOUR, 'P--F'],
    ['a cancellation after the end', [held, changed(consent, 6 * HOUR)], 7 * HOUR, 'P--P'],
    ['the cancellation of another', [held, changed(`${PAYMENTS}/p2`)], 7 * HOUR, 'P--P'],
  ])('that is held, after %s', (_, calls, nowMs, expected) => {
    expect(resultOf(PENDING_PAYMENT, calls, nowMs)).toBe(expected);
  });

  it.each([
    ['POST', PAYMENTS, true],
    ['POST', '/open-banking/payments/v4/instant/payments', true],
    ['GET', PAYMENTS, false],
    ['POST', '/open-banking/payments/v1/consents', false],
    ['POST', '/open-banking/automatic-payments/v2/pix/recurring-payments', false],
  ])('%s %s: is it a payment: %s', (method, path, expected) => {
    expect(isPayment({ method, path })).toBe(expected);
  });
});
