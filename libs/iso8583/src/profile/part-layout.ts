import { type Composite, type ElementOverride } from './composite';
import { MAX_LENGTH } from './element-members';
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
    around = overrideIn(composite, key);
    isPrivate ||= around?.private === true;
    found = {
      kind: composite.kind,
      override: around,
      isPrivate,
      maxLength: room(composite, around),
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

function room(composite: Composite, { length = MAX_LENGTH }: ElementOverride = {}): number {
  if (composite.kind !== 'tagged' || composite.length === undefined) return length;
  const { digits, encoding, adjust = 0 } = composite.length;
  const base = encoding === 'hex' || encoding === 'binary' ? 16 : 10;
  return Math.min(length, base ** digits - 1 - adjust);
}

function overrideIn(composite: Composite, key: string): ElementOverride | undefined {
  const { subelements = {} } = composite;
  if (Object.hasOwn(subelements, key)) return subelements[key];
  const head = composite.kind === 'tagged' ? (composite.head ?? {}) : {};
  return Object.hasOwn(head, key) ? head[key] : undefined;
}
