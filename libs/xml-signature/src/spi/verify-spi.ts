import { accepted, type Result } from '#libs/kernel';
import { elementsOf, type XmlTree } from '#libs/xml';
import { SIGNATURE_NAMESPACE } from '../algorithms';
import { SPI_PROFILE } from '../profiles';
import { type SignatureRefusal } from '../refusal';
import { onlyElement } from '../tree';
import {
  missing,
  verifyDocument,
  wrongForm,
  type FindCertificate,
  type SignedDocument,
  type Verification,
} from '../verify';

/**
 * Verifies the signature of a message of the SPI, `Envelope/AppHdr/Sgntr/Signature`. The message can be any XML that
 * is equal to the signed one: other prefixes, quotes, order of attributes or empty-element tags.
 *
 * The references are resolved by their position: KeyInfo by its Id, AppHdr by an empty URI, Document without a URI.
 */
export function verifySpiSignature(
  bytes: Uint8Array,
  find: FindCertificate,
): Promise<Verification> {
  return verifyDocument(bytes, SPI_PROFILE, locate, find);
}

function locate(root: XmlTree): Result<SignedDocument, SignatureRefusal> {
  const { namespace } = root;
  const header = onlyElement(root, 'AppHdr', namespace);
  const document = onlyElement(root, 'Document', namespace);
  // Nothing else is signed, so nothing else is allowed.
  if (
    root.local !== 'Envelope' ||
    header === undefined ||
    document === undefined ||
    !hasOnlyElements(root, 2) ||
    root.attributes.length > 0
  ) {
    return wrongForm('The document must be an Envelope with one AppHdr and one Document only.');
  }
  const place = elementsOf(header).filter(({ local }) => local === 'Sgntr');
  const [slot] = place;
  if (slot === undefined) return missing('AppHdr has no Sgntr.');
  if (place.length > 1 || slot.namespace !== namespace) {
    return wrongForm('AppHdr must have one Sgntr, in the namespace of the Envelope.');
  }
  if (elementsOf(slot).length === 0) return missing('Sgntr is empty.');
  const signature = onlyElement(slot, 'Signature', SIGNATURE_NAMESPACE);
  return signature === undefined || !hasOnlyElements(slot, 1)
    ? wrongForm(`Sgntr must have one Signature of the namespace ${SIGNATURE_NAMESPACE}.`)
    : accepted({ signature, signed: [header, document] });
}

function hasOnlyElements({ content }: XmlTree, count: number): boolean {
  const others = content.filter((item) => typeof item !== 'string' || item.trim() !== '');
  return others.length === count;
}
