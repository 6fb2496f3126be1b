import fc from 'fast-check';
import { errorOf } from '../test/messages';
import { formatAmounts54, formatSignedAmount, parseAmounts54, parseSignedAmount } from './amounts';
import {
  formatOriginal90,
  formatReplacement95,
  parseOriginal90,
  parseReplacement95,
} from './reversal';
import { formatTrack2, parseTrack2 } from './track2';

describe('Amounts of format x+n', () => {
  it.each([
    ['D00000100', { sign: 'D', amountMinor: 100 }],
    ['C0000000000012345', { sign: 'C', amountMinor: 12345 }],
  ] as const)('are read and written: %s', (value, amount) => {
    expect(parseSignedAmount(value, 'DE28')).toEqual(amount);
    expect(formatSignedAmount(amount, 'DE28', value.length - 1)).toBe(value);
  });

  it.each(['00000100', 'X00000100', 'D', 'D1A', 'D9999999999999999', ''])(
    'are refused: %p',
    (value) => {
      expect(errorOf(() => parseSignedAmount(value, 'DE97'))).toMatchObject({ element: 'DE97' });
    },
  );

  it.each([-1, 0.5, 100_000_000, NaN])(
    'are refused if %d does not fit in eight digits',
    (amountMinor) => {
      const error = errorOf(() => formatSignedAmount({ sign: 'C', amountMinor }, 'DE28'));
      expect(error).toMatchObject({ code: 'ISO8583_VALUE_INVALID' });
    },
  );
});

describe('DE35, track 2', () => {
  const parts = {
    pan: '4000000000000002',
    expiry: '3012',
    serviceCode: '201',
    discretionary: '0000123',
  };

  it.each([
    ['4000000000000002=30122010000123', parts],
    ['4000000000000002D30122010000123', parts],
    ['4000000000000002D30122010000123F', parts],
    ['4000000000000002==2010000123', { ...parts, expiry: undefined }],
    ['4000000000000002=3012=0000123', { ...parts, serviceCode: undefined }],
    [
      '4000000000000002===',
      { ...parts, expiry: undefined, serviceCode: undefined, discretionary: '' },
    ],
  ])('is read and written: %s', (value, track) => {
    expect(parseTrack2(value)).toEqual(track);
    expect(parseTrack2(formatTrack2(track))).toEqual(track);
  });

  it.each([
    '',
    '4000000000000002',
    '=3012201',
    '4000=3012',
    `4000=3012201${'0'.repeat(30)}`,
    '4000=3012201X',
  ])('is refused without repeating the value: %p', (value) => {
    const error = errorOf(() => parseTrack2(value));
    expect(error).toMatchObject({ code: 'ISO8583_VALUE_INVALID', element: 'DE35' });
    expect(JSON.stringify(error)).not.toMatch(/4000|3012/);
  });
});

describe('DE54, additional amounts', () => {
  it('are read and written, also several amounts', () => {
    const value = '1001986C000000050000' + '1002986D000000045000';
    const amounts = [
      { accountType: '10', amountType: '01', currency: '986', sign: 'C', amountMinor: 50000 },
      { accountType: '10', amountType: '02', currency: '986', sign: 'D', amountMinor: 45000 },
    ] as const;
    expect(parseAmounts54(value)).toEqual(amounts);
    expect(formatAmounts54(amounts)).toBe(value);
  });

  const one = '1001986C000000050000';
  it.each([
    ['', '0'],
    [one.slice(1), '19'],
    [one.repeat(7), '140'],
    [one + one.replace('C', 'X'), 'amount 2 in another form'],
  ])('are refused: %p', (value, got) => {
    expect(errorOf(() => parseAmounts54(value))).toMatchObject({ element: 'DE54', got });
  });
});

describe('DE90, original data elements', () => {
  const value = '0200' + '223344' + '0604130105' + '00000423935' + '00000000000';

  it('are read and written, with zeros for unknown parts', () => {
    const original = {
      mti: '0200',
      stan: '223344',
      transmittedAt: '0604130105',
      acquirer: '423935',
      forwarder: undefined,
    };
    expect(parseOriginal90(value)).toEqual(original);
    expect(formatOriginal90(original)).toBe(value);
    expect(parseOriginal90('0'.repeat(42))).toEqual({});
  });

  it('are written again as the same digits, for any 42 digits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '9'), minLength: 42, maxLength: 42 }),
        (digits) => {
          expect(formatOriginal90(parseOriginal90(digits))).toBe(digits);
        },
      ),
    );
  });

  it('are refused if they are not 42 digits, in reading and in writing', () => {
    const unknown = parseOriginal90('0'.repeat(42));
    expect(errorOf(() => parseOriginal90(value.slice(1)))).toMatchObject({ element: 'DE90' });
    expect(errorOf(() => formatOriginal90({ ...unknown, stan: '1234567' }))).toMatchObject({
      element: 'DE90',
    });
    expect(errorOf(() => formatOriginal90({ ...unknown, mti: '02A0' }))).toMatchObject({
      element: 'DE90',
    });
  });
});

describe('DE95, replacement amounts', () => {
  it.each([
    [
      '000000010000' + '000000000000' + 'D00000150' + 'C00000000',
      {
        transactionMinor: 10000,
        settlementMinor: 0,
        fee: { sign: 'D', amountMinor: 150 },
        settlementFee: { sign: 'C', amountMinor: 0 },
      },
    ],
    [
      '000000010000' + '0'.repeat(30),
      { transactionMinor: 10000, settlementMinor: 0, fee: undefined, settlementFee: undefined },
    ],
  ] as const)('are read and written: %s', (value, amounts) => {
    expect(parseReplacement95(value)).toEqual(amounts);
    expect(formatReplacement95(amounts)).toBe(value);
  });

  it('are refused if a fee has no sign', () => {
    const value = '0'.repeat(24) + '000000150' + '000000000';
    expect(errorOf(() => parseReplacement95(value))).toMatchObject({ element: 'DE95' });
  });
});
