import { isCalendarDate, parseInstant, systemClock, toIsoUtc } from './time';

describe('toIsoUtc', () => {
  it('writes several instants in turns', () => {
    const instants = [0, 1, 0, 2, 1, 2, 0];
    expect(instants.map((epochMs) => toIsoUtc(epochMs).slice(-2))).toEqual(
      instants.map((epochMs) => `${String(epochMs)}Z`),
    );
  });

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

describe('parseInstant', () => {
  it.each([
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31T12:00:00', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T12:00:00.5Z', '2026-01-31T12:00:00.500Z'],
    ['2026-01-31T12:00:00.123456789Z', '2026-01-31T12:00:00.123Z'],
    ['2026-01-31T12:00:00-03:00', '2026-01-31T15:00:00.000Z'],
    ['2024-02-29T23:59:59+14:00', '2024-02-29T09:59:59.000Z'],
    ['0001-01-01', '0001-01-01T00:00:00.000Z'],
    ['0096-02-29', '0096-02-29T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('reads %s as %s', (text, instant) => {
    expect(toIsoUtc(parseInstant(text) ?? NaN)).toBe(instant);
  });

  it.each([
    '',
    'now',
    '2026',
    '2026-W01',
    '2026-1-31',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-01-00',
    '2026-01-31 12:00:00',
    '2026-01-31T24:00:00',
    '2026-01-31T12:60:00',
    '2026-01-31T12:00',
    '2026-01-31T12:00:00,5',
    '2026-01-31T12:00:00z',
    '2026-01-31T12:00:00+15:00',
    ' 2026-01-31',
    '0000-12-31',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '0100-02-29',
  ])('does not read %p', (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });
});

describe('isCalendarDate', () => {
  it.each([
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-12-31', true],
    ['2026-12-32', false],
    ['2026-12-31T00:00:00', false],
  ])('%s: %p', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });
});
