import { accepted, isNestedDeeper, refused, ViolationList, type Result } from '#libs/kernel';
import { readJson } from '#libs/schema';
import { LayoutChecks } from './check-layout';
import { checkHeader } from './check-header';
import { partLayout } from '../profile/part-layout';
import { layoutOf, type Profile } from '../profile/profile';
import { profileSchema } from '../profile/profile-schema';

const LAST_WITHOUT_TERTIARY = 128;
/** A profile with the most levels of subelements has about 40 levels of objects. */
export const MAX_JSON_DEPTH = 64;

/**
 * Checks JSON from outside and returns it as a profile. All members must be known and in range, and all
 * elements must be possible to encode. Absent optional members get their defaults.
 *
 * @returns the profile as a new object, or all errors by JSON Pointer
 * @example
 * readProfile({ ...PROFILES.bcd, name: 'acme', overrides: { '48': { format: 'b' } } }).ok; // true
 */
export function readProfile(json: unknown): Result<Profile, ViolationList> {
  const found = new ViolationList();
  if (isNestedDeeper(json, MAX_JSON_DEPTH)) {
    found.add('', `Must have at most ${String(MAX_JSON_DEPTH)} levels of objects.`);
    return refused(found);
  }
  const read = readJson(profileSchema, json);
  if (!read.ok) return read;
  const profile = read.value;
  checkElements(profile, found);
  checkAdviceCode(profile, found);
  checkPlaces(profile, found);
  if (profile.header !== undefined) checkHeader(profile.header, found);
  return found.kept.length > 0 ? refused(found) : accepted(profile);
}

/** Checks that the profile has the subelement of the Merchant Advice Code, because the host writes it. */
function checkAdviceCode(profile: Profile, found: ViolationList): void {
  const { adviceCode } = profile;
  if (typeof adviceCode !== 'string' || partLayout(profile, adviceCode)?.override) return;
  found.add('/adviceCode', 'Must be a subelement with a layout in overrides.');
}

/** Checks that the profile has the subelements that the host reads, each for one value. */
function checkPlaces(profile: Profile, found: ViolationList): void {
  const { places = {}, keyExchange } = profile;
  const used = new Map<string, string>();
  for (const [name, path] of Object.entries(places)) {
    const pointer = `/places/${name}`;
    const other = used.get(path);
    if (!isLeaf(profile, path)) found.add(pointer, LEAF_TEXT);
    else if (other !== undefined) found.add(pointer, `Must be different from ${other}.`);
    used.set(path, name);
  }
  const isPath = keyExchange?.includes('.') === true;
  if (isPath && !isLeaf(profile, keyExchange)) found.add('/keyExchange', LEAF_TEXT);
}

const LEAF_TEXT =
  'Must be a subelement with a layout in overrides that has no subelements of its own.';

function isLeaf(profile: Profile, path: string): boolean {
  const override = partLayout(profile, path)?.override;
  return override !== undefined && override.composite === undefined;
}

/** Checks that the members of each element fit together, and that its bit exists. */
function checkElements(profile: Profile, found: ViolationList): void {
  const { bitmap, emitBitmap = true, overrides } = profile;
  const keys = Object.keys(overrides);
  if (!emitBitmap && keys.length === 0) {
    found.add(
      '/overrides',
      'Must have elements, because messages without a bitmap have only these.',
    );
  }
  const isShort = emitBitmap && (bitmap.tertiary ?? 'none') === 'none';
  const checks = new LayoutChecks(profile, found);
  for (const key of keys) {
    const number = Number(key);
    if (isShort && number > LAST_WITHOUT_TERTIARY) {
      found.add(`/overrides/${key}`, 'Needs a tertiary bitmap: see bitmap.tertiary.');
    }
    const layout = layoutOf(profile, number);
    if (layout !== undefined) checks.checkElement(layout, `/overrides/${key}`);
  }
}
