import { elementsOf, exclusiveForm, readXmlTree, type XmlTree } from '#libs/xml';
import { canonicalText } from '../canonical-text';
import {
  CannotBeSigned,
  cutInside,
  withoutMark,
  type UnsignedDocument,
} from '../unsigned-document';

const HEAD = /^(?:<\?xml [^<>]*\?>\s*)?<([A-Za-z0-9]+)(?: xmlns="([^"&<>\s]+)")?>/;
const EMPTY_SLOTS = ['<Signature></Signature>', '<Signature/>'];
/** The rest of an empty element after its start tag. */
const EMPTY_REST = /^\s*<\/[^<>]*>/;

/**
 * An unsigned document of DICT. Its `Signature` is the first child of the root and empty, or there is none.
 *
 * @throws CannotBeSigned, XmlError
 */
export function unsignedDict(xml: string): UnsignedDocument {
  return byText(xml) ?? byTree(xml);
}

/** Undefined if the document is not written as the writers of this project write it. */
function byText(xml: string): UnsignedDocument | undefined {
  const [head, root, namespace = ''] = HEAD.exec(xml) ?? [];
  if (head === undefined || root === undefined) return undefined;
  const slot = EMPTY_SLOTS.find((text) => xml.startsWith(text, head.length)) ?? '';
  const start = head.length + slot.length;
  const tail = `</${root}>`;
  const end = xml.lastIndexOf(tail);
  if (end < start || xml.slice(end).trimEnd() !== tail) return undefined;
  const content = canonicalText(xml.slice(start, end), namespace);
  // A second Signature, or one that is not the first child, is found by parsing.
  if (content === undefined || content.includes('<Signature')) return undefined;
  const xmlns = namespace === '' ? '' : ` xmlns="${namespace}"`;
  return {
    before: head,
    after: xml.slice(start),
    forms: [`<${root}${xmlns}>${content}${tail}`],
  };
}

function byTree(xml: string): UnsignedDocument {
  const root = readXmlTree(Buffer.from(xml));
  const children = elementsOf(root);
  const [slot, ...others] = children.filter(({ local }) => local === 'Signature');
  const text = withoutMark(xml);
  if (slot === undefined) return { ...cutInside(text, root), forms: [exclusiveForm(root)] };
  if (elementsOf(slot).length > 0) throw new CannotBeSigned('The document has a signature.');
  if (others.length > 0 || children[0] !== slot) {
    throw new CannotBeSigned('Signature must be the first child of the root, and the only one.');
  }
  return { ...cutOut(text, slot), forms: [exclusiveForm(root, { omitted: slot })] };
}

/** Cuts an empty element out of a document. */
function cutOut(xml: string, { startTagEnd }: XmlTree): Pick<UnsignedDocument, 'before' | 'after'> {
  // No attribute value can have a raw "<".
  const before = xml.slice(0, xml.lastIndexOf('<', startTagEnd - 1));
  const after = xml.slice(startTagEnd);
  if (xml.startsWith('/>', startTagEnd - 2)) return { before, after };
  const [rest] = EMPTY_REST.exec(after) ?? [];
  if (rest === undefined) throw new CannotBeSigned('Signature must be empty.');
  return { before, after: after.slice(rest.length) };
}
