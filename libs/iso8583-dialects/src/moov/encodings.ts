import { largestLength } from '#libs/iso8583';
import { prefix, NO_PREFIX, type Content, type Layout, type Prefix } from '../layout';
import { type MoovField } from './specification';

export type Kind = 'text' | 'digits' | 'bytes' | 'track';

/** What each type of field holds. */
export const KINDS: Readonly<Partial<Record<MoovField['type'], Kind>>> = {
  String: 'text',
  Numeric: 'digits',
  Binary: 'bytes',
  Hex: 'bytes',
  Track1: 'text',
  Track2: 'track',
  Track3: 'track',
};

const FORMATS: Readonly<Record<Kind, Layout['format']>> = {
  text: 'ans',
  digits: 'n',
  bytes: 'b',
  track: 'z',
};

const BCD = { content: 'bcd', oddDigits: 'left-zero' } as const;
const LBCD = { content: 'bcd', oddDigits: 'right-zero' } as const;

/** The content of a field with an encoding, or why a profile has none. */
export function contentOf(kind: Kind, encoding: string): Content | string {
  const format = FORMATS[kind];
  const isBytes = kind === 'bytes';
  switch (encoding) {
    case 'ASCII':
      return isBytes
        ? 'binary data in ASCII; use Binary or HexToASCII'
        : { format, content: 'ascii' };
    case 'EBCDIC':
    case 'EBCDIC1047':
      return isBytes ? 'binary data in EBCDIC' : { format, content: 'ebcdic' };
    case 'BCD':
    case 'LBCD': {
      if (isBytes) return 'binary data as packed digits';
      // Only digits can be packed, whatever the type says.
      const packed = encoding === 'BCD' ? BCD : LBCD;
      return { format: kind === 'track' ? 'z' : 'n', ...packed };
    }
    case 'Binary':
    case 'ASCIIToHex':
      return kind === 'digits' ? 'a number as raw bytes' : { format: 'b', content: 'binary' };
    case 'HexToASCII':
    case 'Hex':
      return isBytes
        ? { format, content: 'ascii' }
        : 'characters as hex digits; a profile has hex digits only for binary data';
    default:
      return `encoding ${encoding.slice(0, 40)} is unknown`;
  }
}

/** The encodings of tags, with the unit in which their length counts. */
export const TAG_ENCODINGS = {
  ASCII: 'ascii',
  EBCDIC: 'ebcdic',
  EBCDIC1047: 'ebcdic',
  BCD: 'bcd',
  Binary: 'binary',
  ASCIIToHex: 'binary',
} as const;

const PREFIX = /^(ASCII|EBCDIC|EBCDIC1047|BCD|Binary|Hex|None)\.(Fixed|L{1,6})$/;
const BER: Prefix = { lengthDigits: 1, lengthEncoding: 'ber', lengthCounts: 'digits' };
const MAX_DIGITS = 6;

/** The length prefix with a name, or why a profile has none. */
export function prefixOf(name: string): Prefix | string {
  if (name === 'BerTLV') return BER;
  const [, family, width = ''] = PREFIX.exec(name) ?? [];
  if (family === undefined) return `prefix ${name.slice(0, 40)} is unknown`;
  if (width === 'Fixed') return NO_PREFIX;
  const digits = digitsOf(family, width.length);
  if (digits > MAX_DIGITS) return `prefix ${name} is longer than a profile can have`;
  return prefix(digits, encodingOf(family));
}

/** The largest length that a prefix can hold. Specifications often have a larger one, which moov never reaches. */
export function longestIn({ lengthDigits, lengthEncoding }: Prefix): number {
  return lengthDigits === 0 ? Infinity : largestLength(lengthEncoding, lengthDigits);
}

/** In binary, and in hex digits, an L is a byte. */
function digitsOf(family: string, width: number): number {
  return family === 'Binary' || family === 'Hex' ? width * 2 : width;
}

function encodingOf(family: string): Prefix['lengthEncoding'] {
  if (family === 'Hex') return 'hex';
  if (family === 'Binary') return 'binary';
  if (family === 'BCD') return 'bcd';
  return family.startsWith('EBCDIC') ? 'ebcdic' : 'ascii';
}
