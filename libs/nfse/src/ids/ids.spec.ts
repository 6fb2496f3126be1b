import fc from 'fast-check';
import { withCheckDigits } from '#libs/brazil';
import { accessKey, accessKeyCheckDigit, isAccessKey, nfseId, parseAccessKey } from './access-key';
import { dpsId, parseDpsId } from './dps-id';
import { eventId, eventRequestId, parseEventRequestId } from './event-id';
import { isSameTaxpayer } from './tax-id';
import { verificationCode } from './verification-code';

const PARTS = {
  municipality: '3550308',
  generator: '2',
  taxId: '11222333000181',
  number: '7',
  issuedAt: '2603',
  random9: '123456780',
};
const KEY = accessKey(PARTS);

const digits = (min: number, max: number) =>
  fc
    .integer({ min: 1, max: 9 })
    .chain((first) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: min - 1, maxLength: max - 1 })
        .map((rest) => [first, ...rest].join('')),
    );
const letters = fc.string({
  unit: fc.constantFrom(...'0 1 2 3 4 5 6 7 8 9 A B C X Y Z'.split(' ')),
  minLength: 12,
  maxLength: 12,
});
const taxIds = fc.oneof(digits(9, 9), digits(12, 12), letters).map(withCheckDigits);

describe('The id of a DPS', () => {
  it.each([
    ['11222333000181', '1', '7', 'DPS355030821122233300018100001000000000000007'],
    ['52998224725', '49999', '123456789012345', 'DPS355030810005299822472549999123456789012345'],
    ['12ABC34501DE35', '1', '7', 'DPS3550308212ABC34501DE3500001000000000000007'],
  ])('of %s, series %s, number %s is %s', (taxId, series, number, id) => {
    const parts = { municipality: '3550308', taxId, series, number };
    expect(dpsId(parts)).toBe(id);
    expect(id).toMatch(/^DPS[0-9A-Z]{42}$/);
    expect(parseDpsId(id)).toEqual(parts);
  });

  it.each([
    { municipality: '35503088', taxId: '11222333000181', series: '1', number: '1' },
    { municipality: '3550308', taxId: '12ABC34501DEA5', series: '1', number: '1' },
    { municipality: '3550308', taxId: '12abc34501DE35', series: '1', number: '1' },
    { municipality: '3550308', taxId: '11222333000181', series: 'A1', number: '1' },
    { municipality: '3550308', taxId: '11222333000181', series: '1', number: '1234567890123456' },
    { municipality: '3550308', taxId: '11222333000181', series: '', number: '1' },
  ])('refuses %j', (parts) => {
    expect(() => dpsId(parts)).toThrow(RangeError);
  });

  it.each(['', 'DPS', `DPS${'1'.repeat(41)}`, `NFS${'1'.repeat(42)}`, `DPS${'3'.repeat(42)}`])(
    'is not %p',
    (text) => {
      expect(parseDpsId(text)).toBeUndefined();
    },
  );

  it('gives back every part', () => {
    fc.assert(
      fc.property(
        digits(7, 7),
        taxIds,
        digits(1, 5),
        digits(1, 15),
        (municipality, taxId, series, number) => {
          const parts = { municipality, taxId, series, number };
          expect(parseDpsId(dpsId(parts))).toEqual(parts);
        },
      ),
    );
  });
});

describe('The access key', () => {
  it('has 50 digits and gives back its parts', () => {
    expect(KEY).toBe('35503082211222333000181000000000000726031234567807');
    expect(parseAccessKey(KEY)).toEqual(PARTS);
    expect(parseAccessKey(accessKey({ ...PARTS, taxId: '52998224725' }))?.taxId).toBe(
      '52998224725',
    );
    expect(nfseId(KEY)).toMatch(/^NFS\d{50}$/);
  });

  it.each([
    // The weights from the right are 2, 3, 4: 3 + 2*2 + ... written out by hand.
    ['1', '9'], // 1 * 2 = 2; 11 - 2
    ['5', '1'], // 10; 11 - 10
    ['6', '0'], // 12, remainder 1
    ['123', '6'], // 3*2 + 2*3 + 1*4 = 16, remainder 5; 11 - 5
    ['100000000', '9'], // the ninth digit from the right has weight 2 again
    ['10000000', '2'], // the eighth has weight 9; 11 - 9
  ])('of the digits %s ends in %s', (first, digit) => {
    expect(accessKeyCheckDigit(first)).toBe(digit);
  });

  it.each([
    ['another check digit', `${KEY.slice(0, 49)}0`],
    ['a digit too many', `${KEY}0`],
    ['letters', `A${KEY.slice(1)}`],
    ['an unknown generator', withDigit(7, '3')],
    ['an unknown kind of tax id', withDigit(8, '3')],
  ])('is invalid with %s', (_, text) => {
    expect(isAccessKey(text)).toBe(false);
    expect(parseAccessKey(text)).toBeUndefined();
  });

  it('detects each changed digit', () => {
    fc.assert(
      fc.property(fc.nat(48), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const changed = String((Number(KEY[place]) + step) % 10);
        // The digit of KEY is not 0, so no other remainder gives the same digit.
        expect(isAccessKey(KEY.slice(0, place) + changed + KEY.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('The ids of events', () => {
  it('hold the key and the code of the event', () => {
    expect(eventId(KEY, '101101', 1)).toBe(`EVT${KEY}101101001`);
    expect(eventRequestId(KEY, '101101')).toMatch(/^PRE\d{56}$/);
    expect(parseEventRequestId(eventRequestId(KEY, '105102'))).toEqual({
      key: KEY,
      eventCode: '105102',
    });
  });

  it.each([`PRE${KEY}`, `EVT${KEY}101101`, `PRE${KEY}101101001`, `PRE${'1'.repeat(56)}`])(
    'of a request are not %s',
    (text) => {
      expect(parseEventRequestId(text)).toBeUndefined();
    },
  );
});

describe('The verification code', () => {
  it('has nine characters that cannot be confused, the same for the same key', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(verificationCode(seed)).toMatch(/^[2-9A-HJ-NP-Z]{9}$/);
        expect(verificationCode(seed)).toBe(verificationCode(seed));
      }),
    );
    expect(verificationCode(KEY)).not.toBe(verificationCode(KEY.slice(1)));
  });
});

describe('isSameTaxpayer', () => {
  it.each([
    ['11222333000181', '11222333000262', true],
    ['12ABC34501DE35', '12ABC34500AA00', true],
    ['11222333000181', '12345678000195', false],
    ['11144477735', '11144477735', true],
    ['11144477735', '11144477816', false],
    ['11222333000181', '11222333', false],
  ])('of %s and %s is %s', (one, other, expected) => {
    expect(isSameTaxpayer(one, other)).toBe(expected);
  });
});

/** The key with another digit at a place, and then its check digit corrected. */
function withDigit(place: number, digit: string): string {
  const body = KEY.slice(0, place) + digit + KEY.slice(place + 1, 49);
  return body + accessKeyCheckDigit(body);
}
