import { type XmlTree } from '#libs/xml';

/** A document, cut where its signature belongs. */
export interface UnsignedDocument {
  /** The text before and after the signature. */
  readonly before: string;
  readonly after: string;
  /** The canonical forms of the signed elements besides KeyInfo. */
  readonly forms: readonly string[];
}

/** A document has no place for a signature, or it has a signature. */
export class CannotBeSigned extends Error {
  override readonly name = 'CannotBeSigned';
}

/** Cuts a document at the start of the content of an element. */
export function cutInside(
  xml: string,
  { name, startTagEnd }: XmlTree,
): Pick<UnsignedDocument, 'before' | 'after'> {
  const start = xml.slice(0, startTagEnd);
  const after = xml.slice(startTagEnd);
  return start.endsWith('/>')
    ? { before: `${start.slice(0, -2)}>`, after: `</${name}>${after}` }
    : { before: start, after };
}

/** The text to which the positions of a tree refer: it has no byte order mark. */
export function withoutMark(xml: string): string {
  return xml.startsWith('\uFEFF') ? xml.slice(1) : xml;
}
