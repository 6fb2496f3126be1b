import { isOfAnotherYear, messageKeyOf, retiredKeyOf, type CardTransaction } from './transaction';

const stored = {
  id: '0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11',
  createdAt: '2026-11-21T12:00:00.000Z',
} as CardTransaction;

describe('The numbers of a message', () => {
  it.each([
    ['0100', '0101', true],
    ['0100', '0120', false],
    ['0202', '0203', true],
    ['0202', '0200', false],
  ])('of %s and %s are the same: %s', (one, other, isSame) => {
    const keyOf = (mti: string) => messageKeyOf({ mti, fields: { '11': '000042', '7': '1' } });
    expect(keyOf(one) === keyOf(other)).toBe(isSame);
  });

  it.each([
    ['2026-11-21T12:00:00Z', false],
    ['2026-12-01T12:00:00Z', false],
    ['2027-05-20T12:00:00Z', false],
    ['2027-06-20T12:00:00Z', true],
    ['2027-11-21T12:00:00Z', true],
    // The clock of the sandbox can be put back.
    ['2026-05-25T12:00:00Z', false],
    ['2025-11-21T12:00:00Z', true],
  ])('on %s are of another year: %s', (now, expected) => {
    expect(isOfAnotherYear(stored, Date.parse(now))).toBe(expected);
  });

  it('leave room in the key for their retirement', () => {
    const fields = {
      '7': '1121120000',
      '11': '000042',
      '32': '12345678901',
      '41': 'TERM0001',
    };
    const messageKey = messageKeyOf({ mti: '0202', fields });
    expect(retiredKeyOf({ ...stored, messageKey })).toBe(`${messageKey}#3c1d0f9b2a11`);
    expect(retiredKeyOf({ ...stored, messageKey }).length).toBeLessThanOrEqual(60);
  });
});
