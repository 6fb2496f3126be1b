import { storedPayment } from '../../test/payments/builders';
import { checkTransitions } from '#libs/kernel';
import {
  cancellationProblem,
  INITIAL_STATUS,
  mayFollow,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  sendingInstantMs,
  statusAt,
  type Payment,
  type PaymentStatus,
} from './payment';

const createdAtMs = Date.parse('2026-01-30T12:00:00.000Z');
const STEP_MS = 1_000;

describe('The status of a payment at an instant', () => {
  /** What is stored, the time after the payment was made, and what is shown since when. */
  it.each<readonly [PaymentStatus, number, PaymentStatus, number]>([
    ['RCVD', -5_000, 'RCVD', 0],
    ['RCVD', 0, 'RCVD', 0],
    ['RCVD', 999, 'RCVD', 0],
    ['RCVD', 1_000, 'ACCP', 1_000],
    ['RCVD', 9_000, 'ACCP', 1_000],
    ['SCHD', 999, 'RCVD', 0],
    ['SCHD', 1_999, 'ACCP', 1_000],
    ['SCHD', 2_000, 'SCHD', 2_000],
    ['SCHD', 86_400_000, 'SCHD', 2_000],
    ['PDNG', 0, 'PDNG', 3_000],
    ['ACPD', 0, 'ACPD', 3_000],
    ['ACSC', 0, 'ACSC', 3_000],
    ['RJCT', 0, 'RJCT', 3_000],
    ['CANC', 0, 'CANC', 3_000],
  ])('stored as %s, after %d ms: %s since %d ms', (status, afterMs, shown, sinceMs) => {
    const isEarly = status === 'RCVD' || status === 'SCHD';
    const statusUpdatedAtMs = createdAtMs + (isEarly ? 0 : 3_000);
    const payment = { status, createdAtMs, statusUpdatedAtMs };
    expect(statusAt(payment, STEP_MS, createdAtMs + afterMs)).toEqual({
      status: shown,
      atMs: createdAtMs + sinceMs,
    });
  });

  it('passes through the first ones at once if a step takes no time', () => {
    const of = (status: PaymentStatus) =>
      statusAt({ status, createdAtMs, statusUpdatedAtMs: createdAtMs }, 0, createdAtMs).status;
    expect([of('RCVD'), of('SCHD')]).toEqual(['ACCP', 'SCHD']);
  });

  it('is sent after two steps', () => {
    expect(sendingInstantMs(createdAtMs, STEP_MS)).toBe(createdAtMs + 2_000);
  });
});

describe('A payment can be cancelled', () => {
  const scheduled = (day: string): Payment =>
    storedPayment({ status: 'SCHD', sendAtMs: Date.parse(`${day}T15:00:00.000Z`) });
  const at = (instant: string): number => Date.parse(instant);

  it.each([
    ['days before', '2026-02-27T12:00:00.000-03:00', true],
    ['at 23:59 of the day before, in Brasília', '2026-02-28T23:59:59.999-03:00', true],
    ['at midnight of its day', '2026-03-01T00:00:00.000-03:00', false],
    ['at 22:00 of the day before, which is its day in UTC', '2026-02-28T22:00:00.000-03:00', true],
    ['on its day', '2026-03-01T11:00:00.000-03:00', false],
  ])('if it is scheduled: %s', (_, instant, isAllowed) => {
    const problem = cancellationProblem(scheduled('2026-03-01'), 'SCHD', at(instant));
    expect(problem === undefined).toBe(isAllowed);
  });

  it.each<readonly [PaymentStatus, number, boolean]>([
    ['RCVD', 0, false],
    ['PDNG', 0, true],
    ['PDNG', 1, false],
    ['ACCP', 0, false],
    ['ACPD', 1, false],
    ['ACSC', 1, false],
    ['RJCT', 1, false],
    ['CANC', 0, false],
  ])('with status %s after %d attempts to send it: %s', (status, attempts, isAllowed) => {
    const payment = storedPayment({ status, attempts });
    expect(cancellationProblem(payment, status, createdAtMs) === undefined).toBe(isAllowed);
  });
});

describe('The transitions of a payment', () => {
  it('reach every status', () => {
    expect(() => {
      checkTransitions(PAYMENT_TRANSITIONS, PAYMENT_STATUSES, INITIAL_STATUS);
    }).not.toThrow();
  });

  const ends: readonly PaymentStatus[] = ['ACSC', 'RJCT', 'CANC'];
  it.each(ends)('end with %s', (end) => {
    expect(PAYMENT_STATUSES.filter((to) => mayFollow(end, to))).toEqual([end]);
  });

  it.each<readonly [PaymentStatus, readonly PaymentStatus[]]>([
    ['RCVD', ['RCVD', 'PDNG', 'ACCP', 'ACPD', 'RJCT']],
    ['PDNG', ['PDNG', 'ACCP', 'ACPD', 'RJCT', 'CANC']],
    ['ACCP', ['ACCP', 'ACPD', 'SCHD', 'RJCT']],
    ['ACPD', ['PDNG', 'ACPD', 'ACSC', 'RJCT']],
    ['SCHD', ['PDNG', 'ACPD', 'SCHD', 'RJCT', 'CANC']],
  ])('from %s', (from, expected) => {
    expect(PAYMENT_STATUSES.filter((to) => mayFollow(from, to))).toEqual(expected);
  });
});
