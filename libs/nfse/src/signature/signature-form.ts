import { X509Certificate, type KeyObject } from 'node:crypto';
import { accepted, refused, type Result } from '#libs/kernel';
import { type XmlElement } from '#libs/xml';
import { SIGNATURE_NAMESPACE } from '#libs/xml-tables';
import { C14N_ALGORITHMS, DIGEST_ALGORITHMS, SIGNATURE_ALGORITHMS, TRANSFORMS } from './algorithms';

const PARTS = 'SignedInfo, SignatureValue, KeyInfo';

/**
 * Checks what a signature says about itself before anything is computed: one reference, to the element beside it, with
 * known algorithms only, and a readable certificate with an RSA key.
 *
 * @param id the `Id` of the element that must be signed
 * @returns the public key of the certificate, or the first error
 */
export function checkSignatureForm(
  signature: XmlElement,
  id: string | undefined,
): Result<KeyObject, string> {
  const info = only(signature, 'SignedInfo');
  const reference = info && only(info, 'Reference');
  if (info === undefined || reference === undefined) {
    return refused('Must have one SignedInfo with one Reference.');
  }
  // Nothing else in a signature is signed, so nothing else is allowed.
  const names = signature.children.map(({ name }) => name).join(', ');
  if (names !== PARTS) return refused(`Has ${shorten(names)}; it must have ${PARTS}.`);
  const error = referenceError(reference, id) ?? algorithmError(info, reference);
  return error === undefined ? readKey(signature) : refused(error);
}

function referenceError(reference: XmlElement, id: string | undefined): string | undefined {
  const uri = reference.attributes.get('URI') ?? '';
  if (id === undefined || id === '') return 'The element beside it has no Id to refer to.';
  return uri === `#${id}` ? undefined : `Refers to "${shorten(uri)}"; it must refer to "#${id}".`;
}

function algorithmError(info: XmlElement, reference: XmlElement): string | undefined {
  const transforms = only(reference, 'Transforms')?.children ?? [];
  if (transforms.length > 2) return 'Has more than two transforms.';
  const used: readonly [XmlElement | undefined, readonly string[]][] = [
    [only(info, 'CanonicalizationMethod'), C14N_ALGORITHMS],
    [only(info, 'SignatureMethod'), SIGNATURE_ALGORITHMS],
    [only(reference, 'DigestMethod'), DIGEST_ALGORITHMS],
    ...transforms.map((transform): [XmlElement, readonly string[]] => [transform, TRANSFORMS]),
  ];
  for (const [element, allowed] of used) {
    const algorithm = element?.attributes.get('Algorithm') ?? '';
    const name = element?.name ?? 'An algorithm';
    if (!allowed.includes(algorithm)) {
      return `${name} is "${shorten(algorithm)}"; allowed are ${allowed.join(', ')}.`;
    }
    // An option could leave parts of the document out of the signature.
    if (element !== undefined && element.children.length > 0)
      return `${name} must have no options.`;
  }
  return undefined;
}

function readKey(signature: XmlElement): Result<KeyObject, string> {
  const keyInfo = only(signature, 'KeyInfo');
  const data = keyInfo && only(keyInfo, 'X509Data');
  const certificate = data && only(data, 'X509Certificate');
  if (certificate === undefined) return refused('Must have one X509Certificate in KeyInfo.');
  try {
    const { publicKey } = new X509Certificate(Buffer.from(certificate.text, 'base64'));
    return publicKey.asymmetricKeyType === 'rsa'
      ? accepted(publicKey)
      : refused('The key of its certificate is not an RSA key.');
  } catch {
    return refused('Its certificate cannot be read.');
  }
}

/** The only child of that name; undefined if there are several. */
function only(parent: XmlElement, name: string): XmlElement | undefined {
  const [first, ...others] = parent.children.filter(
    (child) => child.name === name && child.namespace === SIGNATURE_NAMESPACE,
  );
  return others.length === 0 ? first : undefined;
}

function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
}
