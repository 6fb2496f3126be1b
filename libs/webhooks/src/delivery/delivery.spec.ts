import {
  afterAttempt,
  isPaused,
  later,
  LONGEST_PAUSE_MS,
  pauseMs,
  RETRY_DELAYS_MS,
} from './delivery';

const AT = '2026-11-21T12:00:00.000Z';

describe('After an attempt a delivery', () => {
  const fresh = { failures: 0, deliveredAt: null };
  it.each([
    ['accepted', 'delivered', null],
    ['failed', 'pending', '2026-11-21T12:00:05.000Z'],
    ['unreachable', 'pending', '2026-11-21T12:00:05.000Z'],
    ['gone', 'failed', null],
    ['given-up', 'failed', null],
  ] as const)('that was %s is %s, with its next attempt at %s', (outcome, status, next) => {
    expect(afterAttempt(fresh, outcome, AT)).toMatchObject({ status, nextAttemptAt: next });
  });

  it.each([
    [0, '12:00:05'],
    [1, '12:00:30'],
    [2, '12:02:00'],
    [3, '12:10:00'],
    [4, '12:30:00'],
    [5, '13:00:00'],
    [6, '18:00:00'],
  ])('with %i failures before is tried again at %s', (failures, time) => {
    expect(afterAttempt({ failures, deliveredAt: null }, 'failed', AT)).toEqual({
      status: 'pending',
      failures: failures + 1,
      nextAttemptAt: `2026-11-21T${time}.000Z`,
      deliveredAt: null,
    });
  });

  it('has failed after the last retry', () => {
    const failures = RETRY_DELAYS_MS.length;
    expect(afterAttempt({ failures, deliveredAt: AT }, 'failed', later(AT, 1))).toEqual({
      status: 'failed',
      failures: failures + 1,
      nextAttemptAt: null,
      deliveredAt: AT,
    });
  });
});

describe('A receiver that did not respond', () => {
  it.each([
    [0, 5_000],
    [1, 30_000],
    [2, LONGEST_PAUSE_MS],
    [7, LONGEST_PAUSE_MS],
  ])('after %i failures is left alone for %i ms', (failures, ms) => {
    expect(pauseMs(failures)).toBe(ms);
  });

  it.each([
    [null, false],
    [AT, false],
    [later(AT, 1), true],
    [later(AT, LONGEST_PAUSE_MS), true],
    // The clock was put back.
    [later(AT, LONGEST_PAUSE_MS + 1), false],
  ])('until %s: %s', (pausedUntil, expected) => {
    expect(isPaused(pausedUntil, AT)).toBe(expected);
  });
});

describe('An instant that is later', () => {
  it('is at most the last one that can be written', () => {
    expect(later('9999-12-31T23:59:59.000Z', 5_000)).toBe('9999-12-31T23:59:59.999Z');
  });
});
