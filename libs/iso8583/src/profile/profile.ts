import { ELEMENTS, type ElementDefinition } from './elements-1987';

/** How characters are put on the wire; `bcd` packs two digits into a byte. */
export type DigitEncoding = 'ascii' | 'bcd' | 'ebcdic';
export type TextEncoding = 'ascii' | 'ebcdic';
/** Binary data as raw bytes, or each byte as two hex characters. */
export type BinaryEncoding = 'binary' | 'ascii' | 'ebcdic';
export type ContentEncoding = DigitEncoding | BinaryEncoding;
export type LengthEncoding = 'ascii' | 'bcd' | 'binary' | 'ebcdic';
/**
 * What a length prefix counts: `digits` as the table counts (digits, characters, bytes of binary data),
 * or `bytes` on the wire, which differ where digits are packed or binary data is written in hex. Where
 * bytes are counted, a zero that fills up an odd number of digits cannot be told from one of them and is
 * read as a digit; an F can.
 */
export type LengthCounts = 'digits' | 'bytes';
/** Where the half byte that an odd number of packed digits leaves over goes, and what fills it. */
export type OddDigits = 'left-zero' | 'right-zero' | 'right-f';
/**
 * When a secondary bitmap is sent: `auto` as elements 65..128 need it; `always` with bit 1 set;
 * `always-unmarked` with bit 1 left at zero, as some libraries with a fixed 16-byte bitmap do.
 */
export type SecondaryBitmap = 'auto' | 'always' | 'always-unmarked';
/** The EBCDIC in use; they differ in the places of six characters: [ ] ^ ¬ Ý and the diaeresis. */
export type CodePageName = 'cp037' | 'cp1047';

export interface ProfileDefaults {
  /** Formats n and the digits of x+n. */
  readonly numeric: DigitEncoding;
  /** Formats a, an, ns, as, ans and the sign of x+n. */
  readonly text: TextEncoding;
  /** Format z. Packed, the separator is the half byte D, which is read as `=`, and the fill is F. */
  readonly track: DigitEncoding;
  /** Format b. */
  readonly binary: BinaryEncoding;
  readonly lengthEncoding: LengthEncoding;
  readonly lengthCounts: LengthCounts;
  /** Packed digits of variable length. Those of fixed length are padded with a zero on the left. */
  readonly oddDigits: OddDigits;
}

/** What one element has otherwise than the table and the defaults say. */
export interface ElementOverride extends Partial<ElementDefinition> {
  readonly content?: ContentEncoding;
  readonly lengthEncoding?: LengthEncoding;
  readonly lengthCounts?: LengthCounts;
  readonly oddDigits?: OddDigits;
}

/** A dialect of ISO 8583:1987 as data: plain JSON, `readProfile` checks one that comes from outside. */
export interface Profile {
  readonly name: string;
  readonly description: string;
  readonly mti: DigitEncoding;
  readonly bitmap: { readonly encoding: BinaryEncoding; readonly secondary: SecondaryBitmap };
  readonly codePage: CodePageName;
  readonly defaults: ProfileDefaults;
  /** By number of the element, "2".."128" without "65". */
  readonly overrides: Readonly<Record<string, ElementOverride>>;
}

/** An element of a profile with nothing left to look up. */
export interface ElementLayout extends ElementDefinition {
  readonly number: number;
  readonly content: ContentEncoding;
  readonly lengthEncoding: LengthEncoding;
  readonly lengthCounts: LengthCounts;
  readonly oddDigits: OddDigits;
}

/** The element as this profile has it, or undefined where there is no such element. */
export function layoutOf(profile: Profile, number: number): ElementLayout | undefined {
  const definition = ELEMENTS[number];
  if (definition === undefined) return undefined;
  const key = String(number);
  const override = Object.hasOwn(profile.overrides, key) ? profile.overrides[key] : undefined;
  const { defaults } = profile;
  const { format, lengthDigits } = { ...definition, ...override };
  return {
    number,
    content: contentFor(defaults, format),
    lengthEncoding: defaults.lengthEncoding,
    lengthCounts: defaults.lengthCounts,
    oddDigits: oddDigitsFor(defaults, format, lengthDigits),
    ...definition,
    ...override,
  };
}

function contentFor(defaults: ProfileDefaults, format: ElementDefinition['format']) {
  if (format === 'n' || format === 'x+n') return defaults.numeric;
  if (format === 'z') return defaults.track;
  return format === 'b' ? defaults.binary : defaults.text;
}

function oddDigitsFor(
  defaults: ProfileDefaults,
  format: ElementDefinition['format'],
  lengthDigits: number,
): OddDigits {
  if (format === 'z') return 'right-f';
  return lengthDigits === 0 ? 'left-zero' : defaults.oddDigits;
}
