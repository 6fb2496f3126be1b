import { elementsOf, readXmlTree } from '#libs/xml';
import { canonicalText } from '../canonical-text';
import { attributeOf } from '../tree';
import { CannotBeSigned } from '../unsigned-document';
import { isInclusive, signedForm } from './canonical-form';

export interface UnsignedById {
  readonly id: string;
  /** The canonical form of the signed element. */
  readonly form: string;
  /** Where the end tag of the root starts. */
  readonly end: number;
}

const HEAD =
  /^<([A-Za-z]+) xmlns="([^"&<>\s]+)"(?: [A-Za-z]+="[^"&<>\s]*")?><([A-Za-z]+) Id="([A-Za-z0-9]+)">/;

/**
 * A document whose first element is to be signed by its Id.
 *
 * @throws CannotBeSigned, XmlError
 */
export function unsignedById(xml: string, canonicalization: string): UnsignedById {
  return byText(xml) ?? byTree(xml, canonicalization);
}

/** Undefined if the document is not written as the writers of this project write it. */
function byText(xml: string): UnsignedById | undefined {
  const [head, root, namespace, signed, id] = HEAD.exec(xml) ?? [];
  if (head === undefined || namespace === undefined || id === undefined) return undefined;
  const [close, tail] = [`</${signed ?? ''}>`, `</${root ?? ''}>`];
  if (!xml.endsWith(close + tail)) return undefined;
  const content = canonicalText(
    xml.slice(head.length, xml.length - tail.length - close.length),
    namespace,
  );
  // A nested element of the same name could end earlier.
  if (content === undefined || content.includes(close)) return undefined;
  const form = `<${signed ?? ''} xmlns="${namespace}" Id="${id}">${content}${close}`;
  return { id, form, end: xml.length - tail.length };
}

function byTree(xml: string, canonicalization: string): UnsignedById {
  const root = readXmlTree(Buffer.from(xml));
  const [signed] = elementsOf(root);
  const id = signed && attributeOf(signed, 'Id');
  if (signed === undefined || id === undefined) {
    throw new CannotBeSigned('The first element of the root must have an Id.');
  }
  if (isInclusive(canonicalization) && root.declarations.some(([name]) => name !== ''))
    // The canonical form of SignedInfo would have its prefix.
    throw new CannotBeSigned('The root must not declare prefixes.');
  return { id, form: signedForm(canonicalization, signed, [root]), end: xml.lastIndexOf('</') };
}
