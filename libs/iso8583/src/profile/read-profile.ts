import { z } from 'zod';
import { accepted, NAME, NAME_RULE, refused, ViolationList, type Result } from '#libs/kernel';
import { dictionary, readJson, wholeNumber } from '#libs/schema';
import { ELEMENTS, TERTIARY_BITMAP, type ElementFormat } from './elements-1987';
import { layoutOf, type ContentEncoding, type ElementLayout, type Profile } from './profile';

const MAX_LENGTH_DIGITS = 4;
const MAX_LENGTH = 9999;

const digits = z.enum(['ascii', 'bcd', 'ebcdic']);
const binary = z.enum(['binary', 'ascii', 'ebcdic']);
const lengthEncoding = z.enum(['ascii', 'bcd', 'binary', 'ebcdic']);
const lengthCounts = z.enum(['digits', 'bytes']);
const oddDigits = z.enum(['left-zero', 'right-zero', 'right-f']);
const LINE_TEXT = 'Must be a line of 1 to 500 characters.';
const line = z.string(LINE_TEXT).regex(/^[^\u0000-\u001F\u007F]{1,500}$/, LINE_TEXT);
const ELEMENT_TEXT = 'Must be an element from 2 to 128 except 65, without leading zeros.';

const defaults = z.strictObject({
  numeric: digits,
  text: z.enum(['ascii', 'ebcdic']),
  track: digits,
  binary,
  lengthEncoding,
  lengthCounts,
  oddDigits,
});

const override = z.strictObject({
  name: line.optional(),
  format: z.enum(['n', 'a', 'an', 'ns', 'as', 'ans', 'x+n', 'z', 'b']).optional(),
  lengthDigits: wholeNumber(0, MAX_LENGTH_DIGITS).optional(),
  length: wholeNumber(1, MAX_LENGTH).optional(),
  content: z.enum(['ascii', 'bcd', 'ebcdic', 'binary']).optional(),
  lengthEncoding: lengthEncoding.optional(),
  lengthCounts: lengthCounts.optional(),
  oddDigits: oddDigits.optional(),
});

/** The schema of a posted profile. Optional members do not affect the wire or have a common default. */
export const profileSchema = z
  .strictObject({
    name: z.string(`Must be ${NAME_RULE}.`).regex(NAME, `Must be ${NAME_RULE}.`),
    description: line.optional(),
    mti: digits,
    bitmap: z.strictObject({
      encoding: binary,
      secondary: z.enum(['auto', 'always', 'always-unmarked']),
    }),
    codePage: z.enum(['cp037', 'cp1047']).default('cp037'),
    defaults,
    overrides: dictionary(override, z.string().refine(isElement, ELEMENT_TEXT))
      .optional()
      .describe('Changes for single elements, by their number.'),
  })
  .describe('A dialect of ISO 8583:1987.');

/**
 * Checks JSON from outside and returns it as a profile. All members must be known and in range, and all
 * elements must be possible to encode. Defaults: an empty `description`, `codePage` cp037 and no `overrides`.
 *
 * @returns the profile as a new object, or all errors by JSON Pointer
 * @example
 * readProfile({ ...PROFILES.bcd, name: 'acme', overrides: { '48': { format: 'b' } } }).ok; // true
 */
export function readProfile(json: unknown): Result<Profile, ViolationList> {
  const read = readJson(profileSchema, json);
  if (!read.ok) return read;
  const { description = '', overrides, ...rest } = read.value;
  const complete = {
    ...rest,
    description,
    overrides: Object.fromEntries(overrides ?? []),
  } as Profile;
  const found = new ViolationList();
  for (const key of Object.keys(complete.overrides)) {
    const layout = layoutOf(complete, Number(key));
    if (layout !== undefined) checkLayout(layout, `/overrides/${key}`, found);
  }
  return found.kept.length > 0 ? refused(found) : accepted(complete);
}

function isElement(key: string): boolean {
  return Object.hasOwn(ELEMENTS, key) && Number(key) !== TERTIARY_BITMAP;
}

/** Checks that the members of a layout fit together. */
function checkLayout(layout: ElementLayout, pointer: string, found: ViolationList): void {
  const { format, content, length, lengthDigits } = layout;
  const encodings = encodingsOf(format);
  if (!encodings.includes(content)) {
    const detail = `Format ${format} is encoded as ${encodings.join(' or ')}, not as ${content}.`;
    found.add(`${pointer}/content`, detail);
  }
  const max = lengthDigits === 0 ? MAX_LENGTH : longest(layout);
  if (length > max) {
    const detail = `Must be at most ${String(max)} with a length prefix of ${String(lengthDigits)} digits.`;
    found.add(`${pointer}/length`, detail);
  }
  if (format === 'x+n' && length < 2) {
    found.add(`${pointer}/length`, 'Must be at least 2: a sign and one digit.');
  }
}

function encodingsOf(format: ElementFormat): readonly ContentEncoding[] {
  if (format === 'b') return ['binary', 'ascii', 'ebcdic'];
  if (format === 'n' || format === 'z' || format === 'x+n') return ['ascii', 'bcd', 'ebcdic'];
  return ['ascii', 'ebcdic'];
}

/** Returns the largest number that fits in a prefix. A binary prefix has one byte per two digits. */
function longest({ lengthEncoding: encoding, lengthDigits }: ElementLayout): number {
  if (encoding === 'binary') return 256 ** Math.ceil(lengthDigits / 2) - 1;
  return 10 ** lengthDigits - 1;
}
