import { systemClock, toIsoUtc } from './clock';

describe('toIsoUtc', () => {
  it.each([
    [0, '1970-01-01T00:00:00.000Z'],
    [1_893_456_000_123, '2030-01-01T00:00:00.123Z'],
  ])('writes %d as %s', (epochMs, text) => {
    expect(toIsoUtc(epochMs)).toBe(text);
  });

  it('writes what the system clock says in a form that reads back to the same instant', () => {
    const nowMs = systemClock.nowMs();
    expect(Date.parse(toIsoUtc(nowMs))).toBe(nowMs);
  });
});
