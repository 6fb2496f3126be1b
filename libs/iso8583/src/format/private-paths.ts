import { type ElementOverride } from '../profile/composite';
import { partLayout } from '../profile/part-layout';
import { type Profile } from '../profile/profile';

/** Whether the value of an element or subelement is private, or contains a private one. */
export type IsPrivate = (key: string) => boolean;

const known = new WeakMap<Profile, IsPrivate | undefined>();

/**
 * Returns a function for the keys of elements (`126`) and the paths of subelements (`126.10`) in a profile; undefined if
 * nothing in the profile is private.
 */
export function privatePaths(profile: Profile): IsPrivate | undefined {
  if (known.has(profile)) return known.get(profile);
  const paths = new Set<string>();
  for (const [key, override] of Object.entries(profile.overrides)) collect(key, override, paths);
  const { cvv, cavv } = profile.places ?? {};
  for (const path of [cvv, cavv]) if (path !== undefined) addWithAround(path, paths);
  const isPrivate =
    paths.size === 0
      ? undefined
      : (key: string): boolean => {
          const path = key.replace(/^0+(?=[0-9])/, '').replace(/#[0-9]+(?=\.|$)/g, '');
          return paths.has(path) || partLayout(profile, path)?.isPrivate === true;
        };
  known.set(profile, isPrivate);
  return isPrivate;
}

/** Adds the private paths, each with all that is around it. */
function collect(
  path: string,
  { private: isPrivate, composite }: ElementOverride,
  paths: Set<string>,
) {
  if (isPrivate === true) addWithAround(path, paths);
  if (composite === undefined) return;
  const head = composite.kind === 'tagged' ? (composite.head ?? {}) : {};
  for (const [key, override] of Object.entries({ ...composite.subelements, ...head })) {
    collect(`${path}.${key}`, override, paths);
  }
}

function addWithAround(path: string, paths: Set<string>): void {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    paths.add(path.slice(0, end));
  }
}
