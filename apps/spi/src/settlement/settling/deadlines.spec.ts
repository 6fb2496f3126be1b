import { deadlineMs, returnDeadlineMs, timeOfId } from './deadlines';

describe('The time limit of a payment', () => {
  const accepted = 1_000_000;
  const received = 1_005_000;
  it.each([
    ['PAGPRI', accepted + 40_000],
    ['PAGFRD', received + 40_000],
    ['PAGAGD', received + 45 * 60_000],
  ] as const)('of %s ends at %d', (level, at) => {
    expect(deadlineMs(level, accepted, received)).toBe(at);
  });

  it('is stored as an instant before the year 10000', () => {
    const last = Date.parse('9999-12-31T23:59:59.999Z');
    expect(deadlineMs('PAGPRI', last, last)).toBe(last);
    expect(returnDeadlineMs(last)).toBe(last);
  });
});

describe('The time of an id', () => {
  it.each([
    ['E12345678202611211159abcdefghijk', '2026-11-21T11:59:00.000Z'],
    ['D12345678202602281200abcdefghijk', '2026-02-28T12:00:00.000Z'],
    ['E12345678202602301200abcdefghijk', undefined],
    ['E12345678202611212400abcdefghijk', undefined],
    ['E1', undefined],
  ])('of %s is %s', (id, time) => {
    expect(timeOfId(id)).toBe(time && Date.parse(time));
  });
});
