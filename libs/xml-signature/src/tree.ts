import { type XmlTree } from '#libs/xml';

export function elementsOf(parent: XmlTree): readonly XmlTree[] {
  return parent.content.filter(isElement);
}

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

function isElement(item: XmlTree['content'][number]): item is XmlTree {
  return typeof item !== 'string' && 'name' in item;
}
