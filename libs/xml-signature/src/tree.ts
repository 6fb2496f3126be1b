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

/** The number of elements with this id. `Id` can have any spelling. The depth of a document is bounded. */
export function countId(element: XmlTree, id: string): number {
  let count = element.attributes.some(
    ({ local, value }) => value === id && local.toLowerCase() === 'id',
  )
    ? 1
    : 0;
  for (const child of elementsOf(element)) count += countId(child, id);
  return count;
}
