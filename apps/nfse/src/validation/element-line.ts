import { type XmlElement } from '#libs/xml';

/**
 * The line of an element by its path from the root, as in `DPS/infDPS/serie`; of a list, that of its first element. If the
 * element is not there, the line of the nearest one around it.
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
