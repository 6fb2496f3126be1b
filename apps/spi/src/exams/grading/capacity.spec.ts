import { lettersOf } from '#libs/testing';
import {
  gradeCapacity,
  isOfficial,
  paymentsOf,
  perSecondOf,
  type CapacityMeasures,
  type CapacityParameters,
} from './capacity';

const END = '2026-01-31T12:11:00.000Z';
const BEFORE = '2026-01-31T12:05:00.000Z';
const AFTER = '2026-01-31T12:11:00.001Z';
const FULL: CapacityParameters = { size: 'SMALL', role: 'BOTH', minutes: 10 };
const GOOD: CapacityMeasures = {
  sent: 10_000,
  received: 10_000,
  answered: 10_000,
  available: 40_000,
  readInTime: 39_600,
  receiver: { p50: 1_400, p95: 2_300 },
  payer: { p50: 900, p95: 1_500 },
};

function results(
  members: Partial<CapacityMeasures>,
  parameters: Partial<CapacityParameters> = {},
  now = AFTER,
): string {
  const run = { endsAt: END };
  const steps = gradeCapacity({ ...FULL, ...parameters }, run, { ...GOOD, ...members }, now);
  return lettersOf(steps);
}

describe('A capacity run', () => {
  it.each([
    // size, minutes, payments, payments a second of the examiner
    ['SMALL', 10, 10_000, 17],
    ['MEDIUM', 10, 20_000, 34],
    ['LARGE', 10, 40_000, 67],
    ['SMALL', 1, 1_000, 17],
    ['LARGE', 3, 12_000, 67],
  ] as const)('of size %s and %d minutes has %d payments', (size, minutes, payments, perSecond) => {
    const parameters = { size, minutes, role: 'BOTH' } as const;
    expect(paymentsOf(parameters)).toBe(payments);
    expect(perSecondOf(parameters)).toBe(perSecond);
  });

  it.each([
    ['BOTH', 10, true],
    ['BOTH', 9, false],
    ['PAYER', 10, false],
    ['RECEIVER', 10, false],
  ] as const)('as %s for %d minutes is official: %s', (role, minutes, expected) => {
    expect(isOfficial({ ...FULL, role, minutes })).toBe(expected);
  });

  it.each<[string, Partial<CapacityMeasures>, string]>([
    ['everything is on the limit', {}, 'PPPPP'],
    ['a payment is missing', { sent: 9_999 }, 'FPPPP'],
    ['the examiner has sent too few', { received: 9_999, answered: 9_999 }, 'PFPPP'],
    ['an answer is missing', { answered: 9_999 }, 'PFPPP'],
    ['too few are read in time', { readInTime: 39_599 }, 'PPFPP'],
    ['nothing was available', { available: 0, readInTime: 0 }, 'PPFPP'],
    ['half of the answers are slow', { receiver: { p50: 1_401, p95: 2_300 } }, 'PPPFP'],
    ['some answers are slow', { receiver: { p50: 1_400, p95: 2_301 } }, 'PPPFP'],
    ['nothing was answered', { receiver: { p50: null, p95: null } }, 'PPPFP'],
    ['half of the payments are slow', { payer: { p50: 901, p95: 1_500 } }, 'PPPPF'],
    ['some payments are slow', { payer: { p50: 900, p95: 1_501 } }, 'PPPPF'],
  ])('is graded if %s', (_, members, expected) => {
    expect(results(members)).toBe(expected);
  });

  it('has the steps of its role', () => {
    expect(results({ sent: 0 }, { role: 'RECEIVER' })).toBe('PPP');
    expect(results({ answered: 0 }, { role: 'PAYER' })).toBe('PPP');
  });

  it('is not decided before its end', () => {
    expect(results({ sent: 0 }, {}, BEFORE)).toBe('-----');
    expect(results({ sent: 0 }, {}, END)).toBe('-----');
  });
});
