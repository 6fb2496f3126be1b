import { type IsoMessage } from '../message';
import { ELEMENTS } from '../profile/elements-1987';
import { partLayout } from '../profile/part-layout';
import { layoutOf, type Profile } from '../profile/profile';

/** An element or a subelement with its name. */
export interface DescribedElement {
  /** `DE4`, or `DE48.84`. */
  readonly element: string;
  /** Empty if it has none. */
  readonly name: string;
  readonly value: string;
}

/**
 * Returns the elements of a message in order, each one followed by its subelements.
 * @param profile whose names are used; without it, those of the 1987 edition
 */
export function describeElements(
  { fields, parts = {} }: IsoMessage,
  profile?: Profile,
): readonly DescribedElement[] {
  const inner = new Map<string, DescribedElement[]>();
  for (const [path, value] of Object.entries(parts)) {
    const [element = ''] = path.split('.', 1);
    const name = (profile && partLayout(profile, path)?.override?.name) ?? '';
    const found = inner.get(element) ?? [];
    found.push({ element: `DE${path}`, name, value });
    inner.set(element, found);
  }
  return Object.entries(fields).flatMap(([key, value]) => {
    const layout = profile === undefined ? undefined : layoutOf(profile, Number(key));
    const name = (layout ?? ELEMENTS[Number(key)])?.name ?? '';
    return [{ element: `DE${key}`, name, value }, ...(inner.get(key) ?? [])];
  });
}
