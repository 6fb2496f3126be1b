import { accepted, NAME, NAME_RULE, refused, ViolationList, type Result } from '#libs/kernel';
import { ELEMENTS, TERTIARY_BITMAP, type ElementFormat } from './elements-1987';
import {
  layoutOf,
  type ContentEncoding,
  type ElementLayout,
  type ElementOverride,
  type Profile,
  type ProfileDefaults,
} from './profile';
import { below, integer, objectOf, oneOf, optional, recordOf, required, say, text } from './shape';

const MAX_LENGTH_DIGITS = 4;
const MAX_LENGTH = 9999;

const digits = oneOf('ascii', 'bcd', 'ebcdic');
const binary = oneOf('binary', 'ascii', 'ebcdic');
const lengthEncoding = oneOf('ascii', 'bcd', 'binary', 'ebcdic');
const lengthCounts = oneOf('digits', 'bytes');
const oddDigits = oneOf('left-zero', 'right-zero', 'right-f');
const line = text(/^[^\u0000-\u001F\u007F]{1,500}$/, 'a line of 1 to 500 characters');

const defaults = objectOf<ProfileDefaults>({
  numeric: required(digits),
  text: required(oneOf('ascii', 'ebcdic')),
  track: required(digits),
  binary: required(binary),
  lengthEncoding: required(lengthEncoding),
  lengthCounts: required(lengthCounts),
  oddDigits: required(oddDigits),
});

const override = objectOf<ElementOverride>({
  name: optional(line),
  format: optional(oneOf('n', 'a', 'an', 'ns', 'as', 'ans', 'x+n', 'z', 'b')),
  lengthDigits: optional(integer(0, MAX_LENGTH_DIGITS)),
  length: optional(integer(1, MAX_LENGTH)),
  content: optional(oneOf('ascii', 'bcd', 'ebcdic', 'binary')),
  lengthEncoding: optional(lengthEncoding),
  lengthCounts: optional(lengthCounts),
  oddDigits: optional(oddDigits),
});

const profile = objectOf<PostedProfile>({
  name: required(text(NAME, NAME_RULE)),
  description: optional(line),
  mti: required(digits),
  bitmap: required(
    objectOf<Profile['bitmap']>({
      encoding: required(binary),
      secondary: required(oneOf('auto', 'always', 'always-unmarked')),
    }),
  ),
  codePage: optional(oneOf('cp037', 'cp1047')),
  defaults: required(defaults),
  overrides: optional(
    recordOf(isElement, 'an element from 2 to 128 except 65, without leading zeros', override),
  ),
});

/** What may be left out says nothing about the wire, or has a value that nearly everyone means. */
type PostedProfile = Omit<Profile, 'description' | 'codePage' | 'overrides'> &
  Partial<Pick<Profile, 'description' | 'codePage' | 'overrides'>>;

/**
 * Takes JSON from outside as a profile: every member known and in range, and every element possible to
 * encode. Left out, `description` is empty, `codePage` cp037, and there are no `overrides`.
 *
 * @returns the profile as a new object, or everything that is wrong, by JSON Pointer
 * @example
 * readProfile({ ...PROFILES.bcd, name: 'acme', overrides: { '48': { format: 'b' } } }).ok; // true
 */
export function readProfile(json: unknown): Result<Profile, ViolationList> {
  const found = new ViolationList();
  const posted = profile(json, '', found);
  if (found.kept.length > 0) return refused(found);
  const complete: Profile = { description: '', codePage: 'cp037', overrides: {}, ...posted };
  for (const key of Object.keys(complete.overrides)) {
    const layout = layoutOf(complete, Number(key));
    if (layout !== undefined) judge(layout, below('/overrides', key), found);
  }
  return found.kept.length > 0 ? refused(found) : accepted(complete);
}

function isElement(key: string): boolean {
  return Object.hasOwn(ELEMENTS, key) && Number(key) !== TERTIARY_BITMAP;
}

/** What the members say together. */
function judge(layout: ElementLayout, pointer: string, found: ViolationList): void {
  const { format, content, length, lengthDigits } = layout;
  const encodings = encodingsOf(format);
  if (!encodings.includes(content)) {
    const detail = `Format ${format} is encoded as ${encodings.join(' or ')}, not as ${content}.`;
    say(found, below(pointer, 'content'), detail);
  }
  const max = lengthDigits === 0 ? MAX_LENGTH : longest(layout);
  if (length > max) {
    const detail = `A length prefix of ${String(lengthDigits)} digits allows at most ${String(max)}.`;
    say(found, below(pointer, 'length'), detail);
  }
  if (format === 'x+n' && length < 2) {
    say(found, below(pointer, 'length'), 'Must be at least 2: a sign and one digit.');
  }
}

function encodingsOf(format: ElementFormat): readonly ContentEncoding[] {
  if (format === 'b') return ['binary', 'ascii', 'ebcdic'];
  if (format === 'n' || format === 'z' || format === 'x+n') return ['ascii', 'bcd', 'ebcdic'];
  return ['ascii', 'ebcdic'];
}

/** The largest number in a prefix; a binary one takes a byte for two digits. */
function longest({ lengthEncoding: encoding, lengthDigits }: ElementLayout): number {
  if (encoding === 'binary') return 256 ** Math.ceil(lengthDigits / 2) - 1;
  return 10 ** lengthDigits - 1;
}
