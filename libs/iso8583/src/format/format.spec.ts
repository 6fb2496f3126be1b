import fc from 'fast-check';
import { anyMessage, PURCHASE } from '../test/messages';
import { PROFILES } from '../shipped/profiles';
import { maskMessage } from './mask';
import { printMessage } from './print';

const masked = (key: string, value: string) =>
  maskMessage({ mti: '0100', fields: { [key]: value } }).fields[key];

/** Digits as bytes in hex: `zone` is the first digit of each byte, and `separator` stands for any other character. */
const hexOf = (text: string, zone: string, separator = ''): string =>
  text.replace(/[^0-9]|[0-9]/g, (one) => (/[0-9]/.test(one) ? zone + one : separator));

describe('maskMessage', () => {
  it.each([
    ['2', '4000000000000002', '400000******0002'],
    ['2', '4000000000002', '400000***0002'],
    ['2', '400000000000', '************'],
    ['2', '', ''],
    ['34', '59400000000000000002', '594000**********0002'],
    ['35', '4000000000000002=3012201', '*'.repeat(24)],
    ['36', '0159400000', '*'.repeat(10)],
    ['45', 'B4000000000000002^A/B^3012', '*'.repeat(26)],
    ['52', '0412AC89ABCDEF67', '*'.repeat(16)],
    ['55', '5A0840000000000000029F3602001F', '5A08400000******00029F3602001F'],
    ['55', '5A0A4000000000000000002F', '5A0A400000*********0002F'],
    [
      '55',
      '70125A084000000000000002' + '57064000D3012201',
      '70125A08400000******0002' + '5706************',
    ],
    ['55', '700A' + '5708' + '4000D30122010000', '700A5708' + '*'.repeat(16)],
    ['55', '9F360', '*'.repeat(5)],
    ['48', 'card 4000000000000002.', 'card 400000******0002.'],
    ['48', '4000000000000003', '4000000000000003'],
    ['48', '4000 0000 0000 0002', '4000 00** **** 0002'],
    ['48', 'PAN: 4000-0000-0000-0002.', 'PAN: 4000-00**-****-0002.'],
    ['48', '12 4000 0000 0000 0002', '12 4000 00** **** 0002'],
    ['48', '4000 0000 0000 0002 7', '4000 00** **** 0002 7'],
    ['62', '3782 822463 10005', '3782 82**** *0005'],
    ['48', '0019' + '4000 0000 0000 0002', '*'.repeat(8) + ' **** **** ****'],
    ['48', '4000 0000 0000 0003', '4000 0000 0000 0003'],
    ['48', '1 4000000000000002 2', '1 400000******0002 2'],
    ['60', '4000   0000\t0000\u00a00002', '4000   00**\t****\u00a00002'],
    ['61', '4000.0000.0000.0002', '4000.00**.****.0002'],
    ['62', '4000\n0000/0000_0002', '4000\n00**/****_0002'],
    ['60', hexOf('4000000000000002', 'F'), '*'.repeat(32)],
    ['61', `C1${hexOf('4000 0000 0000 0002', 'F', '40')}`, `C1${'*'.repeat(38)}`],
    ['62', `41${hexOf('4000-0000-0000-0002', '3', '2D')}42`, `41${'*'.repeat(38)}42`],
    ['63', hexOf('400000000002', 'F'), hexOf('400000000002', 'F')],
    ['43', 'RUA A 12 SAO PAULO 2026-11-21', 'RUA A 12 SAO PAULO 2026-11-21'],
    ['48', 'T9203987', 'T9203***'],
    ['48', '9203987334111111111111111112', '9203' + '*'.repeat(24)],
    ['55', '7203999F1F9F3602001F', '7203******9F3602001F'],
    ['4', '000000012345', '000000012345'],
    ['88', '4000000000000002', '4000000000000002'],
  ])('shows DE%s %s as %s', (key, value, shown) => {
    expect(masked(key, value)).toBe(shown);
  });

  it('keeps the lengths of all values in any message', () => {
    fc.assert(
      fc.property(anyMessage(PROFILES.ascii), (message) => {
        const { mti, fields } = maskMessage(message);
        expect(mti).toBe(message.mti);
        const lengths = (record: object) =>
          Object.entries(record).map(([key, value]) => [key, String(value).length]);
        expect(lengths(fields)).toEqual(lengths(message.fields));
      }),
    );
  });
});

describe('printMessage', () => {
  const message = {
    mti: '0100',
    fields: { '2': '4000000000000002', '70': '301', '48': 'a\u001B[2Jb' },
  };

  it('returns a table with masked values', () => {
    expect(printMessage(message)).toBe(
      [
        'MTI   Message type indicator               0100  (authorization request, acquirer)',
        'DE2   Primary account number (PAN)         400000******0002',
        'DE48  Additional data, private             a\uFFFD[2Jb',
        'DE70  Network management information code  301',
      ].join('\n'),
    );
  });

  it('returns the table of the example in its documentation', () => {
    expect(printMessage({ mti: '0800', fields: { '70': '301' } })).toBe(
      'MTI   Message type indicator               0800  (network management request, acquirer)\n' +
        'DE70  Network management information code  301',
    );
  });

  it('shows the values only with `unmasked`', () => {
    expect(printMessage(message, { unmasked: true })).toContain('4000000000000002');
    expect(printMessage(PURCHASE)).not.toContain('4000000000000002');
  });
});
