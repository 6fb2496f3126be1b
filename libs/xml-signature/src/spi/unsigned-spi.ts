import { elementsOf, exclusiveForm, readXmlTree } from '#libs/xml';
import { canonicalText } from '../canonical-text';
import { onlyElement } from '../tree';
import {
  CannotBeSigned,
  cutInside,
  withoutMark,
  type UnsignedDocument,
} from '../unsigned-document';

const HEAD = /^(?:<\?xml [^<>]*\?>\s*)?<Envelope xmlns="([^"&<>\s]+)"><AppHdr>/;
const EMPTY_SLOTS = ['<Sgntr></Sgntr>', '<Sgntr/>'];
const MIDDLE = '</AppHdr><Document>';
const TAIL = '</Document></Envelope>';
const [OPEN_SLOT, CLOSE_SLOT] = ['<Sgntr>', '</Sgntr>'];

/**
 * An unsigned message of the SPI: an Envelope with AppHdr, which has an empty Sgntr, and Document.
 *
 * @throws CannotBeSigned, XmlError
 */
export function unsignedSpi(xml: string): UnsignedDocument {
  return byText(xml) ?? byTree(xml);
}

/** Undefined if the document is not written as the writers of this project write it. */
function byText(xml: string): UnsignedDocument | undefined {
  const [head, namespace] = HEAD.exec(xml) ?? [];
  if (head === undefined || namespace === undefined) return undefined;
  const slot = xml.indexOf('<Sgntr', head.length);
  const empty = EMPTY_SLOTS.find((text) => xml.startsWith(text, slot));
  if (slot === -1 || empty === undefined) return undefined;
  const middle = slot + empty.length;
  const tail = xml.lastIndexOf(TAIL);
  if (!xml.startsWith(MIDDLE, middle) || tail < middle || xml.slice(tail).trimEnd() !== TAIL) {
    return undefined;
  }
  const header = canonicalText(xml.slice(head.length, slot), namespace);
  const document = canonicalText(xml.slice(middle + MIDDLE.length, tail), namespace);
  if (header === undefined || document === undefined) return undefined;
  // Nested elements of the same names could end at another place.
  if (header.includes('</AppHdr') || document.includes('</Document')) return undefined;
  const xmlns = ` xmlns="${namespace}"`;
  return {
    before: `${xml.slice(0, slot)}${OPEN_SLOT}`,
    after: `${CLOSE_SLOT}${xml.slice(middle)}`,
    forms: [
      `<AppHdr${xmlns}>${header}${OPEN_SLOT}${CLOSE_SLOT}</AppHdr>`,
      `<Document${xmlns}>${document}</Document>`,
    ],
  };
}

function byTree(xml: string): UnsignedDocument {
  const root = readXmlTree(Buffer.from(xml));
  const header = onlyElement(root, 'AppHdr', root.namespace);
  const document = onlyElement(root, 'Document', root.namespace);
  const slot = header && onlyElement(header, 'Sgntr', root.namespace);
  if (header === undefined || document === undefined || slot === undefined) {
    throw new CannotBeSigned('The document must have one AppHdr/Sgntr and one Document.');
  }
  if (elementsOf(slot).length > 0) throw new CannotBeSigned('The document has a signature.');
  return {
    ...cutInside(withoutMark(xml), slot),
    forms: [exclusiveForm(header), exclusiveForm(document)],
  };
}
