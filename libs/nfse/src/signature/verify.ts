import { readXmlTree, type XmlTree } from '#libs/xml';
import { verifyIdSignature } from '#libs/xml-signature';
import { Findings, type Finding } from '../xml/findings';
import { readTree } from '../xml/read-document';
import { signedPlaces, type SignedPlace } from './signed-places';

/**
 * The maximum markup of a document whose signatures are verified: one for each `<` and `=`, and more for a comment.
 * This allows about 5,000 elements. The process does nothing else while it computes a digest.
 */
const MAX_MARKUP = 10_000;
const COMMENT_MARKUP = 10;
const [LESS_THAN, EQUALS, EXCLAMATION] = Buffer.from('<=!');

/**
 * Verifies each signature of a document: DPS, NFS-e, event, request of an event, or ABRASF. The certificate is not
 * checked against a chain or a date.
 *
 * @returns findings (E0714) that name the element whose signature is missing or wrong; E1235 if the document is not
 *   well-formed
 */
export function verifySignature(bytes: Uint8Array): readonly Finding[] {
  const findings = new Findings();
  if (readTree(bytes, findings) !== undefined) verifyTree(bytes, signedTree(bytes), findings);
  return findings.kept;
}

/** Reads a document for its signatures. `readTree` has read it without an error. */
export function signedTree(bytes: Uint8Array): XmlTree {
  return readXmlTree(bytes, { comments: true });
}

/** As `verifySignature`, for a document that is already read. */
export function verifyTree(bytes: Uint8Array, root: XmlTree, findings: Findings): void {
  const isTooLarge = markupOf(bytes) > MAX_MARKUP;
  let unchanged = '';
  for (const place of signedPlaces(root)) {
    const fault = faultOf(place, isTooLarge);
    if (fault !== undefined) {
      const hint = fault.isChange ? unchanged : '';
      findings.signature(fault.element, fault.line, `${fault.detail}${hint}`);
    }
    const isRight = fault === undefined && place.signatures.length > 0;
    unchanged = isRight ? ` ${place.signed.local} inside it is unchanged.` : '';
  }
}

interface Fault {
  readonly element: string;
  readonly line: number;
  readonly detail: string;
  /** The signed element was changed after it was signed. */
  readonly isChange?: boolean;
}

function faultOf(place: SignedPlace, isTooLarge: boolean): Fault | undefined {
  const { path, signaturePath, signatures, signed, parent, ancestors, required } = place;
  const [signature] = signatures;
  if (signature === undefined) {
    if (!required) return undefined;
    return { element: signaturePath, line: parent.line, detail: 'Is missing.' };
  }
  const atSignature = { element: signaturePath, line: signature.line };
  if (signatures.length > 1) {
    const detail = `There are ${String(signatures.length)} signatures; exactly one is allowed.`;
    return { ...atSignature, detail };
  }
  if (isTooLarge) {
    const detail = 'Was not verified: the document has too many elements, attributes or comments.';
    return { ...atSignature, detail };
  }
  const verified = verifyIdSignature({ signature, signed, ancestors });
  if (verified.ok) return undefined;
  const { kind, detail } = verified.refusal;
  return kind === 'changed' || kind === 'same-id'
    ? { element: path, line: signed.line, detail, isChange: kind === 'changed' }
    : { ...atSignature, detail };
}

/** The number of elements, attributes and comments of a document, roughly. */
export function markupOf(bytes: Uint8Array): number {
  let markup = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte === EQUALS) markup += 1;
    else if (byte === LESS_THAN) {
      markup += bytes[index + 1] === EXCLAMATION ? COMMENT_MARKUP : 1;
    }
  }
  return markup;
}
