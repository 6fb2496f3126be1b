import { type ElementLayout, type Profile } from '#libs/iso8583';
import { hexDigitsOf } from '../layout';
import { type MoovField } from './specification';

/** The encodings that a field is written in. */
export interface Codes {
  /** The name of the EBCDIC code; undefined if moov does not have it. */
  readonly ebcdic: 'EBCDIC' | 'EBCDIC1047' | undefined;
}

export function codesOf({ codePage }: Pick<Profile, 'codePage'>): Codes {
  if (codePage === 'cp500') return { ebcdic: undefined };
  return { ebcdic: codePage === 'cp037' ? 'EBCDIC' : 'EBCDIC1047' };
}

/** A field without subfields that packs the same bytes, or why moov has none. */
export function leafOf(layout: ElementLayout, codes: Codes): MoovField | string {
  const { format, content, length, lengthDigits } = layout;
  const prefix = prefixNameOf(layout);
  if (prefix === undefined) return 'moov has no such length prefix';
  if (format === 'b') return binary(layout, prefix, codes);
  const enc = encodingName(layout, codes);
  if (enc === undefined) return `moov has no ${format} in ${content} of this kind`;
  const isFixed = lengthDigits === 0;
  const isCounted = layout.lengthCounts === 'bytes' && content === 'bcd' && !isFixed;
  if (isCounted) return 'moov counts digits in the length of packed digits';
  const named = nameOf(layout);
  // A number of variable length keeps its leading zeros only as a string.
  const type = format === 'n' && isFixed ? 'Numeric' : 'String';
  return { type, length, ...named, enc, prefix, ...(isFixed && paddingOf(layout)) };
}

function binary(layout: ElementLayout, prefix: string, { ebcdic }: Codes): MoovField | string {
  const { content, length, lengthDigits, lengthCounts } = layout;
  const named = nameOf(layout);
  if (content === 'binary') {
    const fixed = lengthDigits === 0 ? 'Binary.Fixed' : prefix;
    return { type: 'Binary', length, ...named, enc: 'Binary', prefix: fixed };
  }
  // Hex digits that the length counts one by one are the same bytes as characters.
  if (lengthDigits > 0 && lengthCounts === 'bytes') {
    const enc = content === 'ascii' ? 'ASCII' : ebcdic;
    if (enc === undefined) return 'moov does not have this EBCDIC code';
    return { type: 'String', length: hexDigitsOf(layout), ...named, enc, prefix };
  }
  if (content !== 'ascii') return 'moov writes hex digits only in ASCII';
  const fixed = lengthDigits === 0 ? 'Hex.Fixed' : prefix;
  return { type: 'Binary', length, ...named, enc: 'HexToASCII', prefix: fixed };
}

function encodingName(layout: ElementLayout, { ebcdic }: Codes): string | undefined {
  const { format, content, length, lengthDigits, oddDigits } = layout;
  if (content === 'ascii') return 'ASCII';
  if (content === 'ebcdic') return ebcdic;
  // moov packs digits only, and fills an odd number with a zero.
  if (content !== 'bcd' || format !== 'n') return undefined;
  const isEven = lengthDigits === 0 && length % 2 === 0;
  if (isEven || oddDigits === 'left-zero') return 'BCD';
  return oddDigits === 'right-zero' ? 'LBCD' : undefined;
}

/** The name of the length prefix; undefined if moov has none. */
export function prefixNameOf({
  lengthDigits,
  lengthEncoding,
  lengthAdjust = 0,
  content,
}: ElementLayout): string | undefined {
  if (lengthAdjust !== 0) return undefined;
  if (lengthDigits === 0) return `${fixedFamily(content)}.Fixed`;
  if (lengthEncoding === 'ber') return 'BerTLV';
  const family = FAMILIES[lengthEncoding];
  if (family === undefined) return undefined;
  if (lengthEncoding === 'hex' && lengthDigits % 2 === 1) return undefined;
  const isByBytes = lengthEncoding === 'hex' || lengthEncoding === 'binary';
  const width = isByBytes ? Math.ceil(lengthDigits / 2) : lengthDigits;
  return `${family}.${'L'.repeat(width)}`;
}

const FAMILIES: Readonly<Partial<Record<ElementLayout['lengthEncoding'], string>>> = {
  ascii: 'ASCII',
  bcd: 'BCD',
  ebcdic: 'EBCDIC',
  binary: 'Binary',
  hex: 'Hex',
};

function fixedFamily(content: ElementLayout['content']): string {
  if (content === 'bcd') return 'BCD';
  if (content === 'binary') return 'Binary';
  return content === 'ebcdic' ? 'EBCDIC' : 'ASCII';
}

export function nameOf({ name }: ElementLayout): { description?: string } {
  return name === '' ? {} : { description: name };
}

/** How a short value is filled. Tracks, signed amounts and binary data are never filled. */
function paddingOf({ format, pad }: ElementLayout): Pick<MoovField, 'padding'> {
  if (format === 'z' || format === 'x+n') return {};
  const usual = format === 'n' ? ZEROS : BLANKS;
  const padding = pad && { type: pad.side === 'left' ? 'Left' : 'Right', pad: pad.char };
  return { padding: (padding ?? usual) as NonNullable<MoovField['padding']> };
}

const ZEROS = { type: 'Left', pad: '0' } as const;
const BLANKS = { type: 'Right', pad: ' ' } as const;
