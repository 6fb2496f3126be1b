import { type XmlElement } from '#libs/xml';

/**
 * The line of an element by its path from the root, as in `DPS/infDPS/serie`; for a list, the line of its first
 * element. If the element is missing, the line of the nearest element around it.
 */
export function lineOf(root: XmlElement, path: string): number | undefined {
  let element = root;
  for (const name of path.split('/').slice(1)) {
    const child = element.children.find((each) => each.name === name);
    if (child === undefined) break;
    element = child;
  }
  return element.line;
}
