import { isValidOn } from './validity';

describe('isValidOn', () => {
  it.each([
    [{}, '2026-03-10', true],
    [{ from: '2026-03-10' }, '2026-03-10', true],
    [{ from: '2026-03-11' }, '2026-03-10', false],
    [{ from: '2026-01-01', until: '2026-03-10' }, '2026-03-10', true],
    [{ from: '2026-01-01', until: '2026-03-09' }, '2026-03-10', false],
    [{ until: '2026-03-09' }, '2026-03-10', false],
  ])('of %j on %s is %s', (row, day, expected) => {
    expect(isValidOn(row, day)).toBe(expected);
  });
});
