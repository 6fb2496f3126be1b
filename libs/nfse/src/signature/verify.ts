import { type KeyObject } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { type XmlElement } from '#libs/xml';
import { Findings, type Finding } from '../xml/findings';
import { readTree } from '../xml/read-document';
import { withReferences } from '../xml/line-separators';
import { checkSignatureForm } from './signature-form';
import { signatureTexts } from './signature-text';
import { signedPlaces, type SignedPlace } from './signed-places';

/**
 * The markup of a document whose signatures are computed: one for each `<` and `=`, and more for a comment. It allows
 * about 5,000 elements. The library needs about 100 microseconds an element, and nothing else runs meanwhile.
 */
const MAX_MARKUP = 10_000;
/** The library removes comments in quadratic time. */
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
  const root = readTree(bytes, findings);
  if (root !== undefined) verifyTree(bytes, root, findings);
  return findings.kept;
}

/** As `verifySignature`, for a document that is already read. */
export function verifyTree(bytes: Uint8Array, root: XmlElement, findings: Findings): void {
  const document = { xml: withReferences(textOf(bytes)), markup: markupOf(bytes), ...survey(root) };
  let unchanged = '';
  for (const place of signedPlaces(root)) {
    const fault = faultOf(place, document);
    if (fault !== undefined) {
      const hint = fault.isChange ? unchanged : '';
      findings.signature(fault.element, fault.line, `${fault.detail}${hint}`);
    }
    const isRight = fault === undefined && place.signatures.length > 0;
    unchanged = isRight ? ` ${place.signed.name} inside it is unchanged.` : '';
  }
}

interface Document {
  readonly xml: string;
  readonly markup: number;
  /** All elements with the local name Signature, in the order of the document. */
  readonly signatures: readonly XmlElement[];
  /** How many elements have each value of `Id`. */
  readonly ids: ReadonlyMap<string, number>;
}

interface Fault {
  readonly element: string;
  readonly line: number | undefined;
  readonly detail: string;
  /** The signed element is not what was signed. */
  readonly isChange?: boolean;
}

function faultOf(place: SignedPlace, document: Document): Fault | undefined {
  const { path, signaturePath, signatures, signed, parent, required } = place;
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
  const id = signed.attributes.get('Id');
  const form = checkSignatureForm(signature, id);
  if (!form.ok) return { ...atSignature, detail: form.refusal };
  if (id !== undefined && (document.ids.get(id) ?? 0) > 1) {
    return { element: path, line: signed.line, detail: `Another element has the same Id, ${id}.` };
  }
  if (document.markup > MAX_MARKUP) {
    const detail = 'Was not verified: the document has too many elements, attributes or comments.';
    return { ...atSignature, detail };
  }
  const text = signatureTexts(document.xml)[document.signatures.indexOf(signature)] ?? '';
  switch (compute(document.xml, text, form.value, signed.name)) {
    case 'right':
      return undefined;
    case 'changed':
      return {
        element: path,
        line: signed.line,
        detail: 'Was changed after it was signed: its digest is not the one in the signature.',
        isChange: true,
      };
    case 'wrong-value':
      return {
        ...atSignature,
        detail: 'Its value is wrong: SignedInfo was changed, or another key signed it.',
      };
  }
}

function compute(
  xml: string,
  signatureText: string,
  publicCert: KeyObject,
  signedName: string,
): 'right' | 'changed' | 'wrong-value' {
  const signature = new SignedXml({ publicCert });
  // The documents use no other name, and each name costs a search of the whole document.
  signature.idAttributes = ['Id'];
  try {
    signature.loadSignature(signatureText);
    if (!signature.checkSignature(xml)) return 'changed';
  } catch {
    // The form was checked before, so what is left is the value of the signature.
    return 'wrong-value';
  }
  // What the library verified must be the element of the layout, not another one of the document.
  const [verified = ''] = signature.getSignedReferences();
  return new RegExp(`^<(?:[^\\s:<>]+:)?${signedName}[\\s>]`).test(verified) ? 'right' : 'changed';
}

function survey(root: XmlElement): Pick<Document, 'signatures' | 'ids'> {
  const signatures: XmlElement[] = [];
  const ids = new Map<string, number>();
  // The depth of a document is bounded, so the recursion is too.
  const visit = (element: XmlElement): void => {
    if (element.name === 'Signature') signatures.push(element);
    const id = element.attributes.get('Id');
    if (id !== undefined) ids.set(id, (ids.get(id) ?? 0) + 1);
    element.children.forEach(visit);
  };
  visit(root);
  return { signatures, ids };
}

function markupOf(bytes: Uint8Array): number {
  let markup = 0;
  for (const [index, byte] of bytes.entries()) {
    if (byte === EQUALS) markup += 1;
    else if (byte === LESS_THAN) {
      markup += bytes[index + 1] === EXCLAMATION ? COMMENT_MARKUP : 1;
    }
  }
  return markup;
}

function textOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
