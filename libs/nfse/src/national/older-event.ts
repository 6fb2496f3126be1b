import { type XmlElement } from '#libs/xml';

/**
 * Editions of the events before 2026-07-27 differ in four places, and not all in the same: nDFe for nDFSe; infRej
 * around the reason of a rejection; infAnRej around the content of an annulment; xMotivo before codEvento in a block.
 *
 * @returns the document in the newest form; the same element if it is in that form already
 */
export function newestForm(element: XmlElement): XmlElement {
  const changed = element.children.flatMap((child) => newestChildren(child));
  const children = element.name === 'e305102' ? reasonLast(changed) : changed;
  const isSame = children.every((child, index) => child === element.children[index]);
  return isSame && children.length === element.children.length ? element : { ...element, children };
}

function newestChildren(child: XmlElement): readonly XmlElement[] {
  if (child.name === 'nDFe') return [{ ...child, name: 'nDFSe' }];
  if (child.name === 'infRej' || child.name === 'infAnRej') return child.children;
  // The signature has no older form, and may be large.
  return child.name === 'Signature' ? [child] : [newestForm(child)];
}

function reasonLast(children: readonly XmlElement[]): readonly XmlElement[] {
  const place = children.findIndex(({ name }) => name === 'xMotivo');
  const reason = children[place];
  const code = children[place + 1];
  if (reason === undefined || code?.name !== 'codEvento') return children;
  return [...children.slice(0, place), code, reason, ...children.slice(place + 2)];
}
