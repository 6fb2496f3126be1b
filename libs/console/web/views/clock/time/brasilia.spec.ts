import { fieldInBrasilia, instantInBrasilia } from './brasilia';

describe('A field for date and time in Brasília', () => {
  it.each([
    ['2026-11-21T09:00', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21T09:00:30', '2026-11-21T12:00:30.000Z'],
    ['2026-12-31T22:00', '2027-01-01T01:00:00.000Z'],
  ])('%s is the instant %s', (entered, expected) => {
    expect(new Date(instantInBrasilia(entered)).toISOString()).toBe(expected);
  });

  it('shows the time in Brasília, on the day before in the evening', () => {
    expect(fieldInBrasilia(Date.parse('2027-01-01T01:00:05.250Z'))).toBe('2026-12-31T22:00:05');
  });
});
