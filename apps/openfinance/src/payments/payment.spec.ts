import { storedPayment } from '../../test/payments/builders';
import { checkTransitions } from '#libs/kernel';
import {
  cancellationProblem,
  INITIAL_STATUS,
  mayFollow,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  sendingInstantMs,
  type Payment,
  type PaymentStatus,
} from './payment';

const createdAtMs = Date.parse('2026-01-30T12:00:00.000Z');
const STEP_MS = 1_000;

describe('A payment of now', () => {
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
    const problem = cancellationProblem(scheduled('2026-03-01'), at(instant));
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
    expect(cancellationProblem(payment, createdAtMs) === undefined).toBe(isAllowed);
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
    ['RCVD', ['RCVD', 'PDNG', 'ACCP', 'RJCT']],
    ['PDNG', ['PDNG', 'ACCP', 'ACPD', 'RJCT', 'CANC']],
    ['ACCP', ['ACCP', 'ACPD', 'SCHD', 'RJCT']],
    ['ACPD', ['PDNG', 'ACPD', 'SCHD', 'ACSC', 'RJCT']],
    ['SCHD', ['PDNG', 'ACPD', 'SCHD', 'RJCT', 'CANC']],
  ])('from %s', (from, expected) => {
    expect(PAYMENT_STATUSES.filter((to) => mayFollow(from, to))).toEqual(expected);
  });
});
