import { NATIONAL_NAMESPACE } from '../national/tables/dps';
import { withoutReferences } from '../xml/line-separators';
import { SIGNATURE_NAMESPACE } from '#libs/xml-tables';

/**
 * Canonicalization takes longer than the RSA operation if a library parses the document for it. The writers of this
 * package write documents that are nearly canonical, so the canonical form is found here with two small changes of
 * the text. Any other document is left to the library.
 */

/** The frame of a document: root, signed element and its id. */
export interface SignedFrame {
  readonly root: string;
  readonly signed: string;
}

/** The parts of a document that a signature needs. */
export interface CanonicalFrame {
  readonly id: string;
  /** The canonical form of the signed element, inclusive and exclusive alike. */
  readonly canonical: string;
}

const XMLNS = ` xmlns="${NATIONAL_NAMESPACE}"`;
const EMBEDDED_ROOTS = ['DPS', 'pedRegEvento'].map((name) => `<${name}${XMLNS}`);
const OPEN_SIGNATURE = `<Signature xmlns="${SIGNATURE_NAMESPACE}">`;
const CLOSE_SIGNATURE = '</Signature>';

/**
 * What canonical form does not have: comments, CDATA sections, processing instructions, empty-element tags, white
 * space in end tags, a raw carriage return or `>`, and other escapes.
 */
const NOT_CANONICAL = /<[!?]|\/>|<\/[^>\s]*\s|\r|>[^<>]*>|&(?!(?:amp|lt|gt|#xD|#x85|#x2028);)/;

/** The start tags with attributes, and the ends of signatures. */
const TAGS = /<[^\s<>/]+\s[^>]*>|<\/Signature>/g;

/** The start tags with attributes that the writers write. */
const KNOWN_TAG = new RegExp(
  [
    `^<[A-Za-z]+(?:${escaped(XMLNS)})? versao="[0-9.]+">$`,
    `^<[A-Za-z]+ (?:Id="|URI="#)[A-Za-z0-9]+">$`,
    `^<[A-Za-z]+ Algorithm="[^"<>&\\s]+">$`,
    `^${escaped(OPEN_SIGNATURE)}$`,
  ].join('|'),
);

/**
 * The canonical form of the signed element of a document, if the document is written as the writers of this package
 * write it. Undefined for any other document.
 *
 * @param xml a well-formed document
 */
export function canonicalFrame(
  xml: string,
  { root, signed }: SignedFrame,
): CanonicalFrame | undefined {
  const start = new RegExp(
    `^<${root}${escaped(XMLNS)} versao="[0-9.]+"><${signed} Id="([A-Za-z0-9]+)">`,
  );
  const end = `</${root}>`;
  const [opened, id] = start.exec(xml) ?? [];
  if (opened === undefined || id === undefined || !xml.endsWith(`</${signed}>${end}`))
    return undefined;
  const content = xml.slice(opened.length, -end.length);
  if (!isCanonical(content)) return undefined;
  let canonical = `<${signed}${XMLNS} Id="${id}">${content}`;
  // The namespace of an embedded document is already in scope, so its canonical form does not repeat it.
  for (const embedded of EMBEDDED_ROOTS) {
    canonical = canonical.replaceAll(embedded, embedded.slice(0, -XMLNS.length));
  }
  return { id, canonical: withoutReferences(canonical) };
}

/** Whether a text is canonical but for the namespaces of embedded documents. `<` occurs only in tags then. */
function isCanonical(text: string): boolean {
  if (NOT_CANONICAL.test(text)) return false;
  let inSignature = false;
  for (const [tag] of text.matchAll(TAGS)) {
    if (tag === CLOSE_SIGNATURE) {
      inSignature = false;
      continue;
    }
    // Within a signature, another namespace is in scope.
    if (!KNOWN_TAG.test(tag) || (inSignature && tag.includes(' xmlns='))) return false;
    if (tag === OPEN_SIGNATURE) inSignature = true;
  }
  return true;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
