import { passesLuhn } from './luhn';

describe('The Luhn check', () => {
  it.each(['4111111111111111', '378282246310005', '79927398713', '0'])('accepts %s', (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  });

  it.each(['4111111111111112', '79927398710', '1', ''])('refuses %j', (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  });

  it('refuses a number with one wrong digit, in any place', () => {
    for (let index = 0; index < 16; index += 1) {
      const digits = Array.from('4111111111111111');
      digits[index] = digits[index] === '9' ? '0' : String(Number(digits[index]) + 1);
      expect(passesLuhn(digits.join(''))).toBe(false);
    }
  });
});
