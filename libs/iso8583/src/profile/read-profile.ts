import { accepted, refused, ViolationList, type Result } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { type ElementFormat } from './elements-1987';
import { layoutOf, type ContentEncoding, type ElementLayout, type Profile } from './profile';
import { MAX_LENGTH, profileSchema } from './profile-schema';

/**
 * Checks JSON from outside and returns it as a profile. All members must be known and in range, and all
 * elements must be possible to encode. Absent optional members get their defaults.
 *
 * @returns the profile as a new object, or all errors by JSON Pointer
 * @example
 * readProfile({ ...PROFILES.bcd, name: 'acme', overrides: { '48': { format: 'b' } } }).ok; // true
 */
export function readProfile(json: unknown): Result<Profile, ViolationList> {
  const read = readJson(profileSchema, json);
  if (!read.ok) return read;
  const profile = read.value;
  const found = new ViolationList();
  for (const key of Object.keys(profile.overrides)) {
    const layout = layoutOf(profile, Number(key));
    if (layout !== undefined) checkLayout(layout, `/overrides/${key}`, found);
  }
  return found.kept.length > 0 ? refused(found) : accepted(profile);
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
