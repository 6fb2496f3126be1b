import { ELEMENTS, type ElementDefinition } from './elements-1987';

/** The encoding of digits on the wire. `bcd` packs two digits into one byte. */
export type DigitEncoding = 'ascii' | 'bcd' | 'ebcdic';
export type TextEncoding = 'ascii' | 'ebcdic';
/** The encoding of binary data: raw bytes, or two hex characters per byte. */
export type BinaryEncoding = 'binary' | 'ascii' | 'ebcdic';
export type ContentEncoding = DigitEncoding | BinaryEncoding;
export type LengthEncoding = 'ascii' | 'bcd' | 'binary' | 'ebcdic';
/**
 * The unit of a length prefix. `digits` counts as in the table: digits, characters or bytes of binary data.
 * `bytes` counts bytes on the wire. They differ if digits are packed or if binary data is in hex. With
 * `bytes`, a zero that pads an odd number of digits is read as a digit, because it looks the same. An F is
 * not.
 */
export type LengthCounts = 'digits' | 'bytes';
/** The position and value of the pad for an odd number of packed digits. */
export type OddDigits = 'left-zero' | 'right-zero' | 'right-f';
/**
 * When a secondary bitmap is sent. `auto`: only if the message has elements from 65 to 128. `always`: always,
 * with bit 1 set. `always-unmarked`: always, with bit 1 clear, like some libraries with a fixed bitmap of 16
 * bytes.
 */
export type SecondaryBitmap = 'auto' | 'always' | 'always-unmarked';
/** The EBCDIC code page. The two differ only in six characters: [ ] ^ ¬ Ý and the diaeresis. */
export type CodePageName = 'cp037' | 'cp1047';

export interface ProfileDefaults {
  /** Format n and the digits of x+n. */
  readonly numeric: DigitEncoding;
  /** Formats a, an, ns, as, ans and the sign of x+n. */
  readonly text: TextEncoding;
  /** Format z. If packed, the separator is the half byte D, which is read as `=`, and the pad is F. */
  readonly track: DigitEncoding;
  /** Format b. */
  readonly binary: BinaryEncoding;
  readonly lengthEncoding: LengthEncoding;
  readonly lengthCounts: LengthCounts;
  /** For packed digits of variable length. Digits of fixed length are padded with a zero on the left. */
  readonly oddDigits: OddDigits;
}

/** Changes of one element compared with the table and the defaults. */
export interface ElementOverride extends Partial<ElementDefinition> {
  readonly content?: ContentEncoding;
  readonly lengthEncoding?: LengthEncoding;
  readonly lengthCounts?: LengthCounts;
  readonly oddDigits?: OddDigits;
}

/** A dialect of ISO 8583:1987 as plain JSON. `readProfile` checks a profile that comes from outside. */
export interface Profile {
  readonly name: string;
  readonly description: string;
  readonly mti: DigitEncoding;
  readonly bitmap: { readonly encoding: BinaryEncoding; readonly secondary: SecondaryBitmap };
  readonly codePage: CodePageName;
  readonly defaults: ProfileDefaults;
  /** By number of the element: "2" to "128", except "65". */
  readonly overrides: Readonly<Record<string, ElementOverride>>;
}

/** The complete layout of an element in a profile. */
export interface ElementLayout extends ElementDefinition {
  readonly number: number;
  readonly content: ContentEncoding;
  readonly lengthEncoding: LengthEncoding;
  readonly lengthCounts: LengthCounts;
  readonly oddDigits: OddDigits;
}

/** Returns the layout of an element in this profile; undefined if the element does not exist. */
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
