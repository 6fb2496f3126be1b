import { X509Certificate, type KeyObject } from 'node:crypto';
import { accepted, refused, type Result } from '#libs/kernel';
import { elementsOf, textOfTree, type XmlTree } from '#libs/xml';
import {
  C14N_ALGORITHMS,
  DIGEST_HASHES,
  ENVELOPED,
  INCLUSIVE_C14N,
  SIGNATURE_HASHES,
  SIGNATURE_NAMESPACE,
} from '../algorithms';
import { shorten } from '../refusal';
import { attributeOf, onlyElement } from '../tree';

/** The content of a signature by Id. Invalid base64 is read up to the first invalid character. */
export interface IdSignatureForm {
  readonly signedInfo: XmlTree;
  readonly canonicalization: string;
  readonly signatureHash: string;
  /** The canonicalization of the signed element. */
  readonly transform: string;
  readonly digestHash: string;
  readonly digest: Buffer;
  readonly value: Buffer;
  /** The public key of the certificate. */
  readonly key: KeyObject;
  /** In DER. */
  readonly certificate: Uint8Array;
}

/** What a standard allows less than XML Signature. */
export interface IdSignatureRules {
  /** The algorithms of SignedInfo and of the signed element. */
  readonly canonicalizations: readonly string[];
  /** Whether there must be two transforms: enveloped-signature and a canonicalization. */
  readonly bothTransforms: boolean;
  /** Elements that KeyInfo must not have in X509Data. */
  readonly forbiddenKeyData: readonly string[];
}

const ANY: IdSignatureRules = {
  canonicalizations: C14N_ALGORITHMS,
  bothTransforms: false,
  forbiddenKeyData: [],
};

const PARTS = 'SignedInfo, SignatureValue, KeyInfo';

/**
 * Reads a signature with one reference, with known algorithms only, and a readable certificate with an RSA key.
 *
 * @param uri of the reference: the Id of the signed element after `#`, or empty for the document
 * @returns the content, or the first error as a sentence about the signature
 */
export function readIdSignature(
  signature: XmlTree,
  uri: string,
  rules = ANY,
): Result<IdSignatureForm, string> {
  const signedInfo = only(signature, 'SignedInfo');
  const reference = only(signedInfo, 'Reference');
  if (signedInfo === undefined || reference === undefined) {
    return refused('Must have one SignedInfo with one Reference.');
  }
  // Nothing else in a signature is signed, so nothing else is allowed.
  const names = elementsOf(signature)
    .map(({ local }) => local)
    .join(', ');
  if (names !== PARTS) return refused(`Has ${shorten(names)}; it must have ${PARTS}.`);
  const error = referenceError(reference, uri);
  if (error !== undefined) return refused(error);
  const algorithms = readAlgorithms(signedInfo, reference, rules);
  if (!algorithms.ok) return algorithms;
  const key = readKey(signature, rules);
  if (!key.ok) return key;
  return accepted({
    ...algorithms.value,
    signedInfo,
    digest: base64Of(only(reference, 'DigestValue')),
    value: base64Of(only(signature, 'SignatureValue')),
    ...key.value,
  });
}

function referenceError(reference: XmlTree, uri: string): string | undefined {
  const sent = attributeOf(reference, 'URI');
  if (sent === uri) return undefined;
  return `Refers to "${shorten(sent ?? '')}"; it must refer to "${uri}".`;
}

function readAlgorithms(
  signedInfo: XmlTree,
  reference: XmlTree,
  { canonicalizations, bothTransforms }: IdSignatureRules,
): Result<
  Pick<IdSignatureForm, 'canonicalization' | 'signatureHash' | 'transform' | 'digestHash'>,
  string
> {
  const list = only(reference, 'Transforms');
  const transforms = list === undefined ? [] : elementsOf(list);
  if (transforms.length > 2) return refused('Has more than two transforms.');
  const enveloped = transforms.filter((step) => algorithmOf(step) === ENVELOPED).length;
  if (bothTransforms && (transforms.length !== 2 || enveloped !== 1)) {
    return refused(`Must have two transforms: ${ENVELOPED} and ${canonicalizations.join(' or ')}.`);
  }
  const canonicalization = only(signedInfo, 'CanonicalizationMethod');
  const signatureMethod = only(signedInfo, 'SignatureMethod');
  const digestMethod = only(reference, 'DigestMethod');
  const used: readonly [XmlTree | undefined, readonly string[]][] = [
    [canonicalization, canonicalizations],
    [signatureMethod, [...SIGNATURE_HASHES.keys()]],
    [digestMethod, [...DIGEST_HASHES.keys()]],
    ...transforms.map((step): [XmlTree, readonly string[]] => [
      step,
      [ENVELOPED, ...canonicalizations],
    ]),
  ];
  const error = used.map(([element, allowed]) => algorithmError(element, allowed)).find(Boolean);
  if (error !== undefined) return refused(error);
  return accepted({
    canonicalization: algorithmOf(canonicalization),
    signatureHash: SIGNATURE_HASHES.get(algorithmOf(signatureMethod)) ?? '',
    // The signature is not in the signed element, so there is nothing to leave out.
    transform: transforms.map(algorithmOf).findLast((name) => name !== ENVELOPED) ?? INCLUSIVE_C14N,
    digestHash: DIGEST_HASHES.get(algorithmOf(digestMethod)) ?? '',
  });
}

function algorithmError(
  element: XmlTree | undefined,
  allowed: readonly string[],
): string | undefined {
  const algorithm = algorithmOf(element);
  const name = element?.local ?? 'An algorithm';
  if (!allowed.includes(algorithm)) {
    return `${name} is "${shorten(algorithm)}"; allowed are ${allowed.join(', ')}.`;
  }
  // An option could leave parts of the document out of the signature.
  return element !== undefined && elementsOf(element).length > 0
    ? `${name} must have no options.`
    : undefined;
}

function readKey(
  signature: XmlTree,
  { forbiddenKeyData }: IdSignatureRules,
): Result<Pick<IdSignatureForm, 'key' | 'certificate'>, string> {
  const data = only(only(signature, 'KeyInfo'), 'X509Data');
  const element = only(data, 'X509Certificate');
  if (data === undefined || element === undefined) {
    return refused('Must have one X509Certificate in KeyInfo.');
  }
  const forbidden = elementsOf(data).find(({ local }) => forbiddenKeyData.includes(local));
  if (forbidden !== undefined) return refused(`X509Data must not have ${forbidden.local}.`);
  const certificate = base64Of(element);
  try {
    const { publicKey } = new X509Certificate(certificate);
    return publicKey.asymmetricKeyType === 'rsa'
      ? accepted({ key: publicKey, certificate })
      : refused('The key of its certificate is not an RSA key.');
  } catch {
    return refused('Its certificate cannot be read.');
  }
}

function only(parent: XmlTree | undefined, name: string): XmlTree | undefined {
  return parent && onlyElement(parent, name, SIGNATURE_NAMESPACE);
}

function algorithmOf(element: XmlTree | undefined): string {
  return (element && attributeOf(element, 'Algorithm')) ?? '';
}

function base64Of(element: XmlTree | undefined): Buffer {
  return Buffer.from(element === undefined ? '' : textOfTree(element), 'base64');
}
