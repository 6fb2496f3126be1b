import { elementsOf, type XmlTree } from '#libs/xml';

/** The only child of that name; undefined if there are none or several. */
export function onlyElement(
  parent: XmlTree,
  local: string,
  namespace: string,
): XmlTree | undefined {
  const [first, ...others] = elementsOf(parent).filter(
    (child) => child.local === local && child.namespace === namespace,
  );
  return others.length === 0 ? first : undefined;
}

/** The value of an attribute in no namespace. */
export function attributeOf({ attributes }: XmlTree, local: string): string | undefined {
  return attributes.find((attribute) => attribute.local === local && attribute.namespace === '')
    ?.value;
}

/** The number of elements with this id. */
export function countId(root: XmlTree, id: string): number {
  return countIds(root).get(id) ?? 0;
}

/** How many elements have each id. `Id` can have any spelling. The depth of a document is bounded. */
export function countIds(
  element: XmlTree,
  counts = new Map<string, number>(),
): ReadonlyMap<string, number> {
  const ids = new Set<string>();
  for (const { local, value } of element.attributes) {
    if (local.toLowerCase() === 'id') ids.add(value);
  }
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const child of elementsOf(element)) countIds(child, counts);
  return counts;
}
