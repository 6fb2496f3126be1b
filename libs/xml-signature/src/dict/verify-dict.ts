import { accepted, type Result } from '#libs/kernel';
import { elementsOf, type XmlTree } from '#libs/xml';
import { SIGNATURE_NAMESPACE } from '../algorithms';
import { DICT_PROFILE } from '../profiles';
import { shorten, type SignatureRefusal } from '../refusal';
import {
  missing,
  verifyDocument,
  wrongForm,
  type FindCertificate,
  type SignedDocument,
  type Verification,
} from '../verify';

/**
 * Verifies the signature of a request, a response or a problem of DICT: `Signature` is the first child of the root. The
 * document can be any XML that is equal to the signed one: other prefixes, quotes, order of attributes or empty-element
 * tags. Everything in the root is signed.
 */
export function verifyDictSignature(
  bytes: Uint8Array,
  find: FindCertificate,
): Promise<Verification> {
  return verifyDocument(bytes, DICT_PROFILE, locate, find);
}

function locate(root: XmlTree): Result<SignedDocument, SignatureRefusal> {
  const children = elementsOf(root);
  const [signature, ...others] = children.filter(({ local }) => local === 'Signature');
  if (signature === undefined) return missing(`${shorten(root.name)} has no Signature.`);
  if (others.length > 0) return wrongForm(`${shorten(root.name)} must have one Signature only.`);
  if (elementsOf(signature).length === 0) return missing('Signature is empty.');
  if (children[0] !== signature) {
    return wrongForm(`Signature must be the first child of ${shorten(root.name)}.`);
  }
  return signature.namespace === SIGNATURE_NAMESPACE
    ? accepted({ signature, signed: [root] })
    : wrongForm(`Signature must be in the namespace ${SIGNATURE_NAMESPACE}.`);
}
