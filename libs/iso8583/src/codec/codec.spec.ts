import { PURCHASE } from '../test/messages';
import { type IsoMessage } from '../message';
import { PROFILES, type ProfileName } from '../shipped/profiles';
import { type Profile } from '../profile/profile';
import { compile } from './codec';

const BITMAP = '723C448108C08000';
const latin1 = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase();
const TEXT_37_TO_49 = '632514000123TERM0001MERCHANT0000001986';
const NUMERALS = '0030000000000123451121143015000123113015112130125411051000542393';
const PACKED = '00300000000001234511211430150001231130151121301254110051000504' + '2393';
/** In EBCDIC, digits are F0 to F9, and capital letters are C1 to C9, D1 to D9 and E2 to E9. */
const EBCDIC_TEXT =
  'F6F3F2F5F1F4F0F0F0F1F2F3' + 'E3C5D9D4F0F0F0F1' + 'D4C5D9C3C8C1D5E3F0F0F0F0F0F0F1' + 'F9F8F6';
const ebcdicDigits = (digits: string) => digits.replaceAll(/./g, 'F$&');

describe('A codec', () => {
  const wires: Readonly<Record<string, string>> = {
    ascii: latin1(`0200${BITMAP}164000000000000002${NUMERALS}${TEXT_37_TO_49}`),
    'ascii-binary-bitmap':
      latin1('0200') + BITMAP + latin1(`164000000000000002${NUMERALS}${TEXT_37_TO_49}`),
    bcd: `0200${BITMAP}164000000000000002${PACKED}${latin1(TEXT_37_TO_49)}`,
    'bcd-binary-length': `0200${BITMAP}104000000000000002${PACKED}${latin1(TEXT_37_TO_49)}`,
    ebcdic:
      ebcdicDigits('0200') + BITMAP + ebcdicDigits(`164000000000000002${NUMERALS}`) + EBCDIC_TEXT,
  };

  it.each(Object.entries(wires))('encodes and decodes a purchase in %s', (name, wire) => {
    const codec = compile(PROFILES[name as ProfileName]);
    expect(codec.encode(PURCHASE).toString('hex').toUpperCase()).toBe(wire);
    expect(codec.decode(Buffer.from(wire, 'hex'))).toEqual(PURCHASE);
  });
});

describe('A codec encodes and decodes', () => {
  const rows: [what: string, profile: ProfileName, key: string, value: string, wire: string][] = [
    [
      'an odd PAN with a zero on the left',
      'bcd',
      '2',
      '123456789012345',
      '1501' + '23456789012345',
    ],
    ['a sign before packed digits', 'bcd', '28', 'D00000100', '44' + '00000100'],
    ['a sign in EBCDIC', 'ebcdic', '28', 'C00000100', 'C3' + 'F0F0F0F0F0F1F0F0'],
    [
      'a packed track 2 with a PAN of 16 digits',
      'bcd',
      '35',
      '4000000000000002=30122010000',
      '28' + '4000000000000002D3012201' + '0000',
    ],
    [
      'a packed track 2 with a PAN of 15 digits',
      'bcd',
      '35',
      '400000000000002=301220',
      '22' + '400000000000002D301220',
    ],
    [
      'a packed track 2 of 37 digits, padded with F',
      'bcd-binary-length',
      '35',
      '4000000000000000002=30122010000012345',
      '25' + '4000000000000000002D30122010000012345F',
    ],
    ['a PIN block in hex', 'ascii', '52', '0412AC89ABCDEF67', latin1('0412AC89ABCDEF67')],
    ['a PIN block as raw bytes', 'bcd', '52', '0412AC89ABCDEF67', '0412AC89ABCDEF67'],
    [
      'chip data in hex with a length in characters',
      'ascii',
      '55',
      '9F3602001F',
      latin1('0109F3602001F'),
    ],
    [
      'chip data as raw bytes with a length in bytes',
      'ascii-binary-bitmap',
      '55',
      '9F3602001F',
      latin1('005') + '9F3602001F',
    ],
    ['chip data after a BCD length', 'bcd', '55', '9F3602001F', '0005' + '9F3602001F'],
    [
      'chip data after a binary length',
      'bcd-binary-length',
      '55',
      '9F3602001F',
      '0005' + '9F3602001F',
    ],
    [
      'a binary length above 255',
      'bcd-binary-length',
      '48',
      'x'.repeat(300),
      '012C' + '78'.repeat(300),
    ],
    ['an empty variable element', 'ascii', '48', '', latin1('000')],
    ['an accent in Latin-1', 'ascii', '48', 'São', latin1('003') + '53E36F'],
    ['an accent in EBCDIC', 'ebcdic', '48', 'São', 'F0F0F3' + 'E24696'],
    ['a caret in code page 037', 'ebcdic', '48', '^[]', 'F0F0F3' + 'B0BABB'],
  ];

  it.each(rows)('%s', (_, profile, key, value, wire) => {
    const codec = compile(PROFILES[profile]);
    const message: IsoMessage = { mti: '0100', fields: { [key]: value } };
    const bytes = codec.encode(message);
    const range = codec.explain(bytes).find(({ element }) => element === `DE${key}`);
    expect(bytes.subarray(range?.offset).toString('hex').toUpperCase()).toBe(wire);
    expect(codec.decode(bytes)).toEqual(message);
  });

  it('^ [ ] with other bytes in code page 1047', () => {
    const codec = compile({ ...PROFILES.ebcdic, codePage: 'cp1047' });
    const bytes = codec.encode({ mti: '0100', fields: { '48': '^[]' } });
    expect(bytes.subarray(-3).toString('hex')).toBe('5fadbd');
  });

  it('packed digits with a length in bytes if the profile counts bytes', () => {
    const overrides: Profile['overrides'] = {
      '2': { lengthCounts: 'bytes', oddDigits: 'right-f' },
      '32': { lengthCounts: 'bytes' },
    };
    const codec = compile({ ...PROFILES.bcd, overrides });
    const message = { mti: '0100', fields: { '2': '400000000000002', '32': '00123456789' } };
    const bytes = codec.encode(message);
    expect(bytes.subarray(10).toString('hex')).toBe('08400000000000002f' + '06000123456789');
    expect(codec.decode(bytes)).toEqual(message);
  });
});

describe('The secondary bitmap', () => {
  const SIGN_ON: IsoMessage = { mti: '0800', fields: { '11': '000001', '70': '301' } };
  const ECHO: IsoMessage = { mti: '0800', fields: { '11': '000001' } };

  it.each([
    ['auto', SIGN_ON, '8020000000000000' + '0400000000000000'],
    ['auto', ECHO, '0020000000000000'],
    ['always', ECHO, '8020000000000000' + '0000000000000000'],
    ['always-unmarked', SIGN_ON, '0020000000000000' + '0400000000000000'],
  ] as const)('with %s is written and read (case %#)', (secondary, message, bitmap) => {
    const codec = compile({ ...PROFILES.ascii, bitmap: { encoding: 'ascii', secondary } });
    const bytes = codec.encode(message);
    expect(bytes.toString('latin1', 4, 4 + bitmap.length)).toBe(bitmap);
    expect(codec.decode(bytes)).toEqual(message);
  });

  it('is read if it is empty or if its hex is in lower case', () => {
    const codec = compile(PROFILES.ascii);
    const text = '0800' + '8020000000000000' + '0000000000000000' + '000001';
    expect(codec.decode(Buffer.from(text))).toEqual(ECHO);
    const lower = codec.encode(PURCHASE).toString('latin1').replace(BITMAP, BITMAP.toLowerCase());
    expect(codec.decode(Buffer.from(lower, 'latin1'))).toEqual(PURCHASE);
  });
});

describe('compile', () => {
  it('returns a codec that encodes the example of its documentation', () => {
    const codec = compile(PROFILES.ascii);
    const bytes = codec.encode({ mti: '0800', fields: { '11': '000001', '70': '301' } });
    expect(bytes.toString()).toBe('08008020000000000000040000000000000000' + '0001301');
  });
});

describe('explain', () => {
  it('returns the position of each part', () => {
    const codec = compile(PROFILES.bcd);
    const bytes = codec.encode({ mti: '0800', fields: { '2': '4000000000000002', '70': '301' } });
    expect(codec.explain(bytes)).toEqual([
      { element: 'MTI', name: 'Message type indicator', offset: 0, length: 2, prefixLength: 0 },
      { element: 'bitmap', name: 'Bitmap', offset: 2, length: 16, prefixLength: 0 },
      {
        element: 'DE2',
        name: 'Primary account number (PAN)',
        offset: 18,
        length: 9,
        prefixLength: 1,
      },
      {
        element: 'DE70',
        name: 'Network management information code',
        offset: 27,
        length: 2,
        prefixLength: 0,
      },
    ]);
  });
});
