import { type IsoMessage } from '../message';
import { type ElementOverride } from '../profile/composite';
import { partLayout } from '../profile/part-layout';
import { type Profile } from '../profile/profile';
import { withoutRepeats } from '../profile/subelement-path';
import { isConstructed } from '../tlv/tag';

/** Whether the value of an element or subelement is private, or can contain a private one. */
export type IsPrivate = (key: string) => boolean;

const known = new WeakMap<Profile, IsPrivate | undefined>();

/**
 * Returns a function for the keys of elements (`126`) and the paths of subelements (`126.10`) in a profile; undefined if
 * nothing in the profile is private.
 */
export function privatePaths(profile: Profile): IsPrivate | undefined {
  if (known.has(profile)) return known.get(profile);
  const paths = new PrivatePaths(profile);
  const isPrivate = paths.isEmpty ? undefined : (key: string): boolean => paths.has(key);
  known.set(profile, isPrivate);
  return isPrivate;
}

/** The keys of a message whose values are private. */
export interface PrivateKeys {
  readonly elements: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
}

const NOTHING: PrivateKeys = { elements: new Set(), paths: new Set() };

/**
 * Returns what is private in a message. An element that can contain something private is private too, unless it was divided
 * and none of its subelements is: a value that could not be divided can contain anything.
 */
export function privateKeys(
  { fields, parts = {} }: Pick<IsoMessage, 'fields' | 'parts'>,
  profile: Profile,
): PrivateKeys {
  const isPrivate = privatePaths(profile);
  if (isPrivate === undefined) return NOTHING;
  const paths = new Set<string>();
  const divided = new Set<string>();
  const hidden = new Set<string>();
  for (const path of Object.keys(parts)) {
    const [element = ''] = path.split('.', 1);
    divided.add(element);
    if (!isPrivate(path)) continue;
    paths.add(path);
    hidden.add(element);
  }
  const elements = Object.keys(fields).filter(
    (key) =>
      hidden.has(key) ||
      (isPrivate(key) && (!divided.has(key) || isPrivateWhole(profile.overrides[key]))),
  );
  return { elements: new Set(elements), paths };
}

/** Whether the subelements that are shown do not tell that an element has nothing private. */
function isPrivateWhole({ private: isPrivate, composite }: ElementOverride = {}): boolean {
  if (isPrivate === true) return true;
  // A template that cannot be divided is not shown then.
  return composite?.kind === 'ber-tlv' && composite.unknown === 'skip';
}

/** No subelement has a longer path. A name in JSON can be longer, and the work on it must stay small. */
const MAX_PATH_CHARACTERS = 500;

class PrivatePaths {
  /** The private paths. */
  private readonly own = new Set<string>();
  /** These and all that is around them. */
  private readonly around = new Set<string>();

  constructor(private readonly profile: Profile) {
    for (const [key, override] of Object.entries(profile.overrides)) this.collect(key, override);
    const { cvv, cavv } = profile.places ?? {};
    for (const path of [cvv, cavv]) if (path !== undefined) this.add(path);
  }

  get isEmpty(): boolean {
    return this.own.size === 0;
  }

  has(key: string): boolean {
    if (key.length > MAX_PATH_CHARACTERS) return false;
    const path = withoutRepeats(key.replace(/^0+(?=[0-9])/, ''));
    if (this.around.has(path) || upwards(path).some((each) => this.own.has(each))) return true;
    const layout = partLayout(this.profile, path);
    if (layout?.isPrivate === true) return true;
    // A template without a layout that could not be divided can contain all objects of its composite.
    const isTemplate = layout?.kind === 'ber-tlv' && layout.override === undefined;
    return (
      isTemplate &&
      isConstructed(path.slice(path.lastIndexOf('.') + 1)) &&
      this.around.has(this.compositeOf(path))
    );
  }

  private collect(path: string, { private: isPrivate, composite }: ElementOverride): void {
    if (isPrivate === true) this.add(path);
    if (composite === undefined) return;
    const head = composite.kind === 'tagged' ? (composite.head ?? {}) : {};
    for (const [key, override] of Object.entries({ ...composite.subelements, ...head })) {
      this.collect(`${path}.${key}`, override);
    }
  }

  private add(path: string): void {
    this.own.add(path);
    for (const each of upwards(path)) this.around.add(each);
  }

  /** Returns the element or subelement whose composite has the layout of an object, also of one in a template. */
  private compositeOf(path: string): string {
    const [, ...others] = upwards(path);
    const found = others.find((each) => partLayout(this.profile, each)?.override !== undefined);
    return found ?? others.at(-1) ?? path;
  }
}

/** Returns a path and all that is around it: `48.66.01`, `48.66`, `48`. */
function upwards(path: string): string[] {
  const paths: string[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    paths.push(path.slice(0, end));
  }
  return paths;
}
