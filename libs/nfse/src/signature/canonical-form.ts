import { NATIONAL_NAMESPACE } from '../national/tables/dps';
import { SIGNATURE_NAMESPACE } from '../xml/read-by-table';

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

/** One token of canonical text: a tag of the known forms, characters, or one of the escapes. */
const TOKEN = new RegExp(
  [
    String.raw`<\/?[A-Za-z0-9]+>`,
    `<[A-Za-z]+(?:${escaped(XMLNS)})? versao="[0-9.]+">`,
    `<[A-Za-z]+ Id="[A-Za-z0-9]+">`,
    `<[A-Za-z]+ Algorithm="[^"<&\\s]+">`,
    `<Reference URI="#[A-Za-z0-9]+">`,
    escaped(OPEN_SIGNATURE),
    `[^<>&\\r]+`,
    `&(?:amp|lt|gt|#xD);`,
  ].join('|'),
  'y',
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
  return { id, canonical };
}

/** Whether the text has only tokens of canonical form. `<` occurs only in tags then. */
function isCanonical(text: string): boolean {
  let inSignature = false;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return false;
    if (token === CLOSE_SIGNATURE) inSignature = false;
    // Within a signature, another namespace is in scope.
    if (inSignature && token.includes(' xmlns=')) return false;
    if (token === OPEN_SIGNATURE) inSignature = true;
  }
  return true;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
