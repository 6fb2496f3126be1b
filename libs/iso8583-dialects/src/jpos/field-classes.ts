import { NO_PREFIX, prefix, type Content, type Prefix } from '../layout';

/** A class of jPOS that packs one field, as data. */
export interface FieldClass extends Content, Prefix {
  /**
   * The pad of an odd number of packed digits without `pad="true"`. With it, the pad is a zero on the left. Absent if the
   * digits are not packed, or if the class has no such choice.
   */
  readonly oddWithoutPad?: 'right-zero' | 'right-f';
  /** Whether `length` is a number of hex digits, two for a byte. */
  readonly hexDigits?: true;
}

type Encoding = 'ascii' | 'ebcdic';
type Width = 1 | 2 | 3 | 4 | 5 | 6;

const L = (digits: Width): Prefix => prefix(digits, 'ascii');
const EL = (digits: Width): Prefix => prefix(digits, 'ebcdic');
const BL = (digits: Width): Prefix => prefix(digits, 'bcd');
/** One or two bytes with a binary number. */
const HL = (bytes: 1 | 2): Prefix => prefix(bytes + 1, 'binary');

function digits(content: Encoding, length: Prefix = NO_PREFIX): FieldClass {
  return { format: 'n', content, ...length };
}

function characters(content: Encoding, length: Prefix = NO_PREFIX): FieldClass {
  return { format: 'ans', content, ...length };
}

function packed(odd: 'right-zero' | 'right-f', length: Prefix = NO_PREFIX): FieldClass {
  return { format: 'n', content: 'bcd', oddWithoutPad: odd, ...length };
}

function bytes(content: 'binary' | Encoding, length: Prefix = NO_PREFIX): FieldClass {
  return { format: 'b', content, ...length };
}

/** Packed digits after a length in EBCDIC that counts bytes. An F at the end fills an odd number. */
function packedByBytes(length: Prefix): FieldClass {
  return {
    format: 'n',
    content: 'bcd',
    oddDigits: 'right-f',
    ...length,
    lengthCounts: 'bytes',
  };
}

/**
 * The classes of `org.jpos.iso` that pack a field, by name. Each is what its constructor says in the public source of
 * jPOS 2 and 3: a padder, an interpreter and a prefixer. The length in the prefix counts characters, digits, or
 * bytes of binary data.
 */
export const FIELD_CLASSES: Readonly<Record<string, FieldClass>> = {
  IF_CHAR: characters('ascii'),
  IF_ECHAR: characters('ebcdic'),

  IFA_NUMERIC: digits('ascii'),
  IFA_LLNUM: digits('ascii', L(2)),
  IFA_LLLNUM: digits('ascii', L(3)),
  IFA_AMOUNT: { format: 'x+n', content: 'ascii', ...NO_PREFIX },
  IFA_AMOUNT2003: digits('ascii'),
  IFA_LCHAR: characters('ascii', L(1)),
  IFA_LLCHAR: characters('ascii', L(2)),
  IFA_LLLCHAR: characters('ascii', L(3)),
  IFA_LLLLCHAR: characters('ascii', L(4)),
  IFA_LLLLLCHAR: characters('ascii', L(5)),
  IFA_LLLLLLCHAR: characters('ascii', L(6)),
  IFA_BINARY: bytes('ascii'),
  IFA_LBINARY: bytes('binary', L(1)),
  IFA_LLBINARY: bytes('binary', L(2)),
  IFA_LLLBINARY: bytes('binary', L(3)),
  IFA_LLLLBINARY: bytes('binary', L(4)),
  IFA_LLLLLBINARY: bytes('binary', L(5)),
  IFA_LLLLLLBINARY: bytes('binary', L(6)),
  IFA_LLABINARY: bytes('ascii', L(2)),
  IFA_LLLABINARY: bytes('ascii', L(3)),
  IFAE_LLCHAR: characters('ebcdic', L(2)),

  IFB_NUMERIC: packed('right-zero'),
  IFB_FNUMERIC: packed('right-f'),
  IFB_LLNUM: packed('right-zero', BL(2)),
  IFB_LLLNUM: packed('right-zero', BL(3)),
  IFB_FLLNUM: packed('right-f', BL(2)),
  IFB_FLLLNUM: packed('right-f', BL(3)),
  IFB_LLHNUM: packed('right-zero', HL(1)),
  IFB_LLLHNUM: packed('right-zero', HL(2)),
  IFB_AMOUNT: { format: 'x+n', content: 'bcd', oddWithoutPad: 'right-zero', ...NO_PREFIX },
  IFB_AMOUNT2003: packed('right-zero'),
  IFB_LLCHAR: characters('ascii', BL(2)),
  IFB_LLLCHAR: characters('ascii', BL(3)),
  IFB_LLLLCHAR: characters('ascii', BL(4)),
  IFB_LLLLLLCHAR: characters('ascii', BL(6)),
  IFB_LLHCHAR: characters('ascii', HL(1)),
  IFB_LLLHCHAR: characters('ascii', HL(2)),
  IFB_LLHECHAR: characters('ebcdic', HL(1)),
  IFB_LLLHECHAR: characters('ebcdic', HL(2)),
  IFB_BINARY: bytes('binary'),
  IFB_HEX: { format: 'b', content: 'binary', hexDigits: true, ...NO_PREFIX },
  IFB_LLBINARY: bytes('binary', BL(2)),
  IFB_LLLBINARY: bytes('binary', BL(3)),
  IFB_LLLLBINARY: bytes('binary', BL(4)),
  IFB_LLHBINARY: bytes('binary', HL(1)),
  IFB_LLLHBINARY: bytes('binary', HL(2)),

  IFE_NUMERIC: digits('ebcdic'),
  IFE_LLNUM: digits('ebcdic', EL(2)),
  IFE_LLLNUM: digits('ebcdic', EL(3)),
  IFE_AMOUNT: { format: 'x+n', content: 'ebcdic', ...NO_PREFIX },
  IFE_CHAR: characters('ebcdic'),
  IFE_LCHAR: characters('ebcdic', EL(1)),
  IFE_LLCHAR: characters('ebcdic', EL(2)),
  IFE_LLLCHAR: characters('ebcdic', EL(3)),
  IFE_LLLLCHAR: characters('ebcdic', EL(4)),
  IFE_BINARY: bytes('ebcdic'),
  IFE_LLBINARY: bytes('binary', EL(2)),
  IFE_LLLBINARY: bytes('binary', EL(3)),
  IFEA_LLCHAR: characters('ascii', EL(2)),
  IFEB_LLNUM: packedByBytes(EL(2)),
  IFEB_LLLNUM: packedByBytes(EL(3)),
};

/** The classes that pack a bitmap. */
export const BITMAP_CLASSES: Readonly<Record<string, 'ascii' | 'binary' | 'ebcdic'>> = {
  IFA_BITMAP: 'ascii',
  IFB_BITMAP: 'binary',
  IFE_BITMAP: 'ebcdic',
};

/** A class that packs a tag before a length and a value. */
export interface TaggedClass {
  readonly tag: { readonly length: number; readonly encoding: Encoding };
  /** The class of the length and the value. */
  readonly value: string;
  /** Whether the tag is in the attribute `token` of the field, not its number. */
  readonly hasToken?: true;
}

function tagged(length: number, value: string, encoding: Encoding = 'ascii'): TaggedClass {
  return { tag: { length, encoding }, value };
}

const TOKEN = { tag: { length: 0, encoding: 'ascii' }, hasToken: true } as const;

/** The classes of subfields with a tag. */
export const TAGGED_CLASSES: Readonly<Record<string, TaggedClass>> = {
  IFMC_LLCHAR: tagged(2, 'IFA_LLCHAR'),
  IFEMC_LLCHAR: tagged(2, 'IFE_LLCHAR'),
  IFEMC_LLLCHAR: tagged(2, 'IFE_LLLCHAR'),
  IFEPE_LLCHAR: tagged(2, 'IFE_LLCHAR', 'ebcdic'),
  IFEPE_LLLCHAR: tagged(2, 'IFE_LLLCHAR', 'ebcdic'),
  IFIPM_LLLCHAR: tagged(4, 'IFA_LLLCHAR'),
  IFA_TTLCHAR: tagged(2, 'IFA_LCHAR'),
  IFA_TTLLCHAR: tagged(2, 'IFA_LLCHAR'),
  IFA_TTLLLCHAR: tagged(2, 'IFA_LLLCHAR'),
  IFA_TTLLLLCHAR: tagged(2, 'IFA_LLLLCHAR'),
  IFA_TTTLLLCHAR: tagged(3, 'IFA_LLLCHAR'),
  IFA_TTLBINARY: tagged(2, 'IFA_LBINARY'),
  IFA_TTLLBINARY: tagged(2, 'IFA_LLBINARY'),
  IFA_TTLLLBINARY: tagged(2, 'IFA_LLLBINARY'),
  IFA_TTLLLLBINARY: tagged(2, 'IFA_LLLLBINARY'),
  IFTA_LLCHAR: { ...TOKEN, value: 'IFA_LLCHAR' },
  IFTA_LLLCHAR: { ...TOKEN, value: 'IFA_LLLCHAR' },
  IFTA_LLNUM: { ...TOKEN, value: 'IFA_LLNUM' },
  IFTA_LLLNUM: { ...TOKEN, value: 'IFA_LLLNUM' },
  IFTA_LLBINARY: { ...TOKEN, value: 'IFA_LLBINARY' },
  IFTA_LLLBINARY: { ...TOKEN, value: 'IFA_LLLBINARY' },
  IFTB_LLBINARY: { ...TOKEN, value: 'IFB_LLBINARY' },
};

/** Classes for a field that is not used: it stays as the profile has it. */
export const UNUSED_CLASSES: readonly string[] = ['IF_NOP', 'IF_UNUSED'];

const FILLED = 'it fills the value to its full length after a length prefix, and a profile cannot';
const TERMINATED = 'it ends the value with a character instead of a length, and a profile cannot';
const LENGTH_BEFORE_TAG = 'the length is before the tag, and a profile has the tag first';
const IN_HALF_BYTES = 'its length counts half bytes, and a profile counts digits or bytes';

/** The classes of jPOS that a profile cannot express, with the reason. */
export const REFUSED_CLASSES: Readonly<Record<string, string>> = {
  IFA_FLLCHAR: FILLED,
  IFA_FLLNUM: FILLED,
  IFB_LLHFBINARY: FILLED,
  IF_TCHAR: TERMINATED,
  IF_FSTCHAR: TERMINATED,
  IF_FSTBINARY: TERMINATED,
  IFEP_LLCHAR: LENGTH_BEFORE_TAG,
  IFEP_LLLCHAR: LENGTH_BEFORE_TAG,
  IFELPE_LLLCHAR: LENGTH_BEFORE_TAG,
  IFA_LLBNUM: IN_HALF_BYTES,
  IFB_LLHEX: IN_HALF_BYTES,
  IFB_LLLHEX: IN_HALF_BYTES,
  IFE_SIGNED_NUMERIC: 'the sign is a part of the last digit, and a profile cannot',
  IFE_LLLEBINARY: 'binary data is translated to EBCDIC, and a profile writes it as it is',
  IFA_BITMAPStandalone: 'it is a second bitmap of its own; use `bitmap.tertiary` of a profile',
};
