/** An element of a parsed document. */
export interface XmlElement {
  /** Local name, without prefix. */
  readonly name: string;
  /** Namespace URI; empty where the element is in none. */
  readonly namespace: string;
  /** Attributes in no namespace, by local name. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The element's own character data, entities and CDATA resolved, white space as it was. */
  readonly text: string;
}

/**
 * The children of that name in the parent's own namespace. Elements of another namespace are extensions and
 * are not returned.
 */
export function childrenNamed(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter(
    (child) => child.name === name && child.namespace === parent.namespace,
  );
}
