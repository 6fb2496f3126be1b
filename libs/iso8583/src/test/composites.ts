import { type Composite } from '../profile/composite';
import { type Profile } from '../profile/profile';
import { PROFILES } from '../shipped/profiles';

const { ascii, bcd, ebcdic } = PROFILES;
const binaryAscii = PROFILES['ascii-binary-bitmap'];

export const TAGS_2_2: Composite = {
  kind: 'tagged',
  head: { TCC: { length: 1, format: 'a' } },
  tag: { length: 2, encoding: 'ascii' },
  length: { digits: 2, encoding: 'ascii' },
  subelements: { '84': { name: 'Advice code' }, '92': { format: 'n', length: 4, private: true } },
};

export function withElement(
  base: Profile,
  element: string,
  composite: Composite,
  more: Profile['overrides'][string] = {},
): Profile {
  return { ...base, name: 'test', overrides: { [element]: { ...more, composite } } };
}

type Row = readonly [
  what: string,
  profile: Profile,
  element: string,
  parts: Readonly<Record<string, string>>,
  /** The whole element. */
  whole: string,
];

export const POSITIONAL: Composite = {
  kind: 'positional',
  subelements: {
    '1': { format: 'n', length: 2 },
    '2': { format: 'n', length: 1 },
    '3': { format: 'an', lengthDigits: 2, length: 10 },
  },
};
export const BITMAPPED: Composite = {
  kind: 'bitmapped',
  bitmap: { bytes: 3, encoding: 'binary' },
  subelements: {
    '1': { format: 'n', length: 4 },
    '3': { format: 'an', length: 2 },
    '24': { format: 'b', length: 1 },
  },
};
const EXTENDED: Composite = {
  kind: 'bitmapped',
  bitmap: { bytes: 16, encoding: 'ascii', hasExtensionBit: true },
  subelements: { '2': { format: 'n', length: 2 }, '66': { length: 1 } },
};
export const TOKENS: Composite = {
  kind: 'tagged',
  index: { text: '2620', countDigits: 5, lengthDigits: 5 },
  before: '2120',
  tag: { length: 2, encoding: 'ascii' },
  length: { digits: 5, encoding: 'ascii' },
  after: '20',
};
const NESTED: Composite = {
  kind: 'bitmapped',
  bitmap: { bytes: 8, encoding: 'binary' },
  subelements: {
    '2': { format: 'an', lengthDigits: 2, length: 32 },
    '25': {
      format: 'b',
      lengthDigits: 4,
      length: 8000,
      composite: {
        kind: 'tagged',
        tag: { length: 1, encoding: 'binary' },
        length: { digits: 4, encoding: 'binary' },
        subelements: { '01': { format: 'b', composite: { kind: 'ber-tlv' } } },
      },
    },
  },
};
const TYPED: Composite = {
  kind: 'ber-tlv',
  subelements: {
    '9F02': { format: 'n', length: 12, content: 'bcd' },
    '5A': { format: 'n', length: 19, content: 'bcd', oddDigits: 'right-f', private: true },
  },
};
export const BINARY = { format: 'b', lengthDigits: 3, length: 999 } as const;

export const COMPOSITE_ROWS: readonly Row[] = [
  [
    'tags after a category',
    withElement(ascii, '48', TAGS_2_2),
    '48',
    { '48.TCC': 'R', '48.84': '01', '48.92': '123' },
    'R840201' + '9203123',
  ],
  [
    'tags in EBCDIC text',
    withElement(ebcdic, '48', TAGS_2_2),
    '48',
    { '48.TCC': 'R', '48.84': '01' },
    'R840201',
  ],
  [
    'repeated and unknown tags',
    withElement(ascii, '48', { ...TAGS_2_2, head: {} }),
    '48',
    {
      '48.61': 'A',
      '48.84': '',
      '48.61#2': 'B',
      '48.%25%2E': 'x',
    },
    '6101A' + '8400' + '6101B' + '%.01x',
  ],
  [
    'positions',
    withElement(ascii, '60', POSITIONAL),
    '60',
    { '60.1': '12', '60.2': '3', '60.3': 'AB' },
    '12302AB',
  ],
  [
    'positions without the last',
    withElement(ascii, '60', POSITIONAL),
    '60',
    { '60.1': '12', '60.2': '3' },
    '123',
  ],
  [
    'positions of packed digits',
    withElement(bcd, '22', {
      kind: 'positional',
      subelements: { '1': { format: 'n', length: 2 }, '2': { format: 'n', length: 1 } },
    }),
    '22',
    { '22.1': '05', '22.2': '1' },
    '051',
  ],
  [
    'a bitmap',
    withElement(bcd, '63', BITMAPPED, BINARY),
    '63',
    { '63.1': '1234', '63.3': 'AB', '63.24': 'FF' },
    'A00001' + '1234' + '4142' + 'FF',
  ],
  [
    'a bitmap with one part',
    withElement(ascii, '62', EXTENDED),
    '62',
    { '62.2': '12' },
    '4000000000000000' + '12',
  ],
  [
    'a bitmap with two parts',
    withElement(ascii, '62', EXTENDED),
    '62',
    { '62.2': '12', '62.66': 'x' },
    'C000000000000000' + '4000000000000000' + '12x',
  ],
  [
    'tokens with an index',
    withElement(ascii, '63', TOKENS),
    '63',
    { '63.B2': 'abc', '63.B2#2': '', '63.Q1': 'z' },
    '& 0000400046' + '! B200003 abc' + '! B200000 ' + '! Q100001 z',
  ],
  [
    'composites in composites',
    withElement(bcd, '127', NESTED, { ...BINARY, lengthDigits: 4, length: 9999 }),
    '127',
    { '127.2': 'KEY', '127.25.01.9F26': 'AA', '127.25.02': 'BB' },
    '4000008000000000' + '034B4559' + '0011' + '0100049F2601AA' + '020001BB',
  ],
  [
    'BER-TLV with leaves',
    withElement(bcd, '55', { kind: 'ber-tlv' }, BINARY),
    '55',
    { '55.9F26': '0102', '55.71.9F18': '01', '55.71.86': '84', '55.71#2.86': '85', '55.72': '' },
    '9F26020102' + '7107' + '9F180101' + '860184' + '7103' + '860185' + '7200',
  ],
  [
    'BER-TLV with formats',
    withElement(ascii, '55', TYPED, BINARY),
    '55',
    { '55.9F02': '000000001000', '55.5A': '400000000000000' },
    '9F0206' + '000000001000' + '5A08' + '400000000000000F',
  ],
  [
    'BER-TLV with a long length',
    withElement(ascii, '55', { kind: 'ber-tlv' }, BINARY),
    '55',
    { '55.DF8101': 'AB'.repeat(200) },
    'DF8101' + '81C8' + 'AB'.repeat(200),
  ],
  [
    'BER-TLV in hex characters',
    withElement(ascii, '55', { kind: 'ber-tlv' }, { lengthCounts: 'bytes' }),
    '55',
    { '55.9F36': '001F' },
    '9F3602001F',
  ],
  [
    'tags in BCD, lengths in hex',
    withElement(
      binaryAscii,
      '47',
      {
        kind: 'tagged',
        tag: { length: 3, encoding: 'bcd' },
        length: { digits: 2, encoding: 'hex' },
      },
      BINARY,
    ),
    '47',
    { '47.123': 'AA'.repeat(17) },
    '0123' + '3131' + 'AA'.repeat(17),
  ],
  [
    'lengths that count the tag',
    withElement(ascii, '47', {
      kind: 'tagged',
      tag: { length: 2, encoding: 'ascii' },
      length: { digits: 3, encoding: 'ascii', adjust: 2 },
    }),
    '47',
    { '47.AB': 'xyz' },
    'AB005xyz',
  ],
  [
    'little-endian lengths',
    withElement(
      bcd,
      '47',
      {
        kind: 'tagged',
        tag: { length: 1, encoding: 'binary' },
        length: { digits: 4, encoding: 'binary-le' },
      },
      BINARY,
    ),
    '47',
    { '47.0A': 'FF' },
    '0A' + '0100' + 'FF',
  ],
  [
    'tags with their own lengths',
    withElement(ascii, '47', {
      kind: 'tagged',
      tag: { length: 1, encoding: 'ascii' },
      subelements: { A: { length: 2 }, B: { lengthDigits: 1, length: 9 } },
    }),
    '47',
    { '47.B': 'xyz', '47.A': '12' },
    'B3xyzA12',
  ],
  [
    'tags in EBCDIC in binary data',
    withElement(
      ebcdic,
      '48',
      {
        kind: 'tagged',
        tag: { length: 2, encoding: 'ebcdic' },
        length: { digits: 2, encoding: 'ebcdic' },
        subelements: { '42': { format: 'an', length: 7 }, '43': { format: 'b', length: 2 } },
      },
      BINARY,
    ),
    '48',
    { '48.42': 'A1', '48.43': '00FF' },
    'F4F2F0F2C1F1' + 'F4F3F0F2' + '00FF',
  ],
];
