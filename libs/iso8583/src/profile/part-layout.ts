import { type Composite, type ElementOverride, type Subelements } from './composite';
import { MAX_LENGTH } from './element-members';
import { largestLength } from './largest-length';
import { type Profile } from './profile';
import { withoutRepeats } from './subelement-path';

/** A subelement in a profile. */
export interface PartLayout {
  /** The kind of the composite around it. */
  readonly kind: Composite['kind'];
  /** Undefined for a tag that the profile does not have. */
  readonly override: ElementOverride | undefined;
  /** Whether it, or an element around it, is private. The places of the CVV and the CAVV always are. */
  readonly isPrivate: boolean;
  /** The most characters that it can have, or bytes for format b. */
  readonly maxLength: number;
}

/**
 * Returns the layout of a subelement by its path, as in `48.84` or `55.71.9F18`.
 * @returns undefined if the profile has no such subelement
 */
export function partLayout(
  { overrides, places }: Pick<Profile, 'overrides' | 'places'>,
  path: string,
): PartLayout | undefined {
  const plain = withoutRepeats(path);
  const [element = '', ...keys] = plain.split('.');
  let around = Object.hasOwn(overrides, element) ? overrides[element] : undefined;
  let composite = around?.composite;
  let found: PartLayout | undefined;
  let isPrivate = around?.private === true || isSecretPlace(places, plain);
  for (const key of keys) {
    if (composite === undefined) return undefined;
    const own = compositeOf(composite, key);
    around = layoutIn(own.subelements, key);
    isPrivate ||= around?.private === true;
    found = {
      kind: own.kind,
      override: around,
      isPrivate,
      maxLength: maxLengthOf(own, around),
    };
    // A constructed object has the objects of the composite around it.
    composite =
      around === undefined && composite.kind === 'ber-tlv' ? composite : around?.composite;
  }
  return found;
}

function isSecretPlace(places: Profile['places'], path: string): boolean {
  return places !== undefined && (path === places.cvv || path === places.cavv);
}

function maxLengthOf(composite: Composite, { length = MAX_LENGTH }: ElementOverride = {}): number {
  if (composite.kind !== 'tagged' || composite.length === undefined) return length;
  const { digits, encoding, adjust = 0 } = composite.length;
  return Math.min(length, largestLength(encoding, digits) - adjust);
}

/** Returns the composite of a subelement. Before the tags, a subelement has a position and its own length. */
function compositeOf(composite: Composite, key: string): Composite {
  if (composite.kind !== 'tagged' || composite.head === undefined) return composite;
  const isHead =
    layoutIn(composite.subelements, key) === undefined &&
    layoutIn(composite.head, key) !== undefined;
  return isHead ? { kind: 'positional', subelements: composite.head } : composite;
}

function layoutIn(subelements: Subelements = {}, key: string): ElementOverride | undefined {
  return Object.hasOwn(subelements, key) ? subelements[key] : undefined;
}
