import { accepted, refused, type Result } from '#libs/kernel';
import { elementsOf, textOfTree, type XmlTree } from '#libs/xml';
import { EXCLUSIVE_C14N, RSA_SHA256, SHA256, SIGNATURE_NAMESPACE } from './algorithms';
import { type IssuerSerial } from './issuer-serial';
import { type ReferenceProfile, type SignatureProfile } from './profiles';
import { shorten } from './refusal';
import { attributeOf, onlyElement } from './tree';

/** The content of a signature. */
export interface SignatureForm {
  readonly signedInfo: XmlTree;
  readonly keyInfo: XmlTree;
  readonly keyInfoId: string;
  readonly signer: IssuerSerial;
  readonly value: Buffer;
  /** In the order of the profile. */
  readonly digests: readonly Buffer[];
}

/**
 * Reads a signature by a profile. Only the elements and algorithms of the profile are allowed, in its order, so nothing
 * can be left out of the signature.
 *
 * @returns the content, or the first error as a sentence about the signature
 */
export function readSignature(
  signature: XmlTree,
  profile: SignatureProfile,
): Result<SignatureForm, string> {
  const parts = childrenOf(signature, ['SignedInfo', 'SignatureValue', 'KeyInfo']);
  if (!parts.ok) return parts;
  const [signedInfo, signatureValue, keyInfo] = parts.value as [XmlTree, XmlTree, XmlTree];
  const keyInfoId = attributeOf(keyInfo, 'Id') ?? '';
  if (keyInfoId === '') return refused('KeyInfo must have an Id.');
  const digests = readSignedInfo(signedInfo, profile, keyInfoId);
  if (!digests.ok) return digests;
  const signer = readSigner(keyInfo);
  if (signer === undefined) {
    return refused(
      'KeyInfo must have one X509Data with one X509IssuerSerial: the X509IssuerName and the X509SerialNumber in decimal digits.',
    );
  }
  const value = base64Of(signatureValue);
  if (value === undefined) return refused('SignatureValue is not base64.');
  return accepted({ signedInfo, keyInfo, keyInfoId, signer, value, digests: digests.value });
}

function readSignedInfo(
  signedInfo: XmlTree,
  profile: SignatureProfile,
  keyInfoId: string,
): Result<readonly Buffer[], string> {
  const names = ['CanonicalizationMethod', 'SignatureMethod', ...profile.map(() => 'Reference')];
  const parts = childrenOf(signedInfo, names);
  if (!parts.ok) return parts;
  const [canonicalization, method, ...references] = parts.value as [XmlTree, XmlTree, ...XmlTree[]];
  const error =
    algorithmError(canonicalization, EXCLUSIVE_C14N) ?? algorithmError(method, RSA_SHA256);
  if (error !== undefined) return refused(error);
  const digests: Buffer[] = [];
  for (const [index, reference] of references.entries()) {
    const expected = profile[index];
    // `childrenOf` has checked that there are as many references as the profile has.
    if (expected === undefined) break;
    const digest = readReference(reference, expected, keyInfoId);
    if (!digest.ok) {
      return refused(`Reference ${String(index + 1)} (${expected.signed}): ${digest.refusal}`);
    }
    digests.push(digest.value);
  }
  return accepted(digests);
}

function readReference(
  reference: XmlTree,
  { uri, transforms }: ReferenceProfile,
  keyInfoId: string,
): Result<Buffer, string> {
  const target = uri === 'own-key-info' ? `#${keyInfoId}` : uri;
  const found = attributeOf(reference, 'URI');
  if (found !== target) {
    return refused(`has ${uriText(found)}; it must have ${uriText(target)}.`);
  }
  const parts = childrenOf(reference, ['Transforms', 'DigestMethod', 'DigestValue']);
  if (!parts.ok) return parts;
  const [list, method, value] = parts.value as [XmlTree, XmlTree, XmlTree];
  const steps = childrenOf(
    list,
    transforms.map(() => 'Transform'),
  );
  if (!steps.ok) return steps;
  const error =
    steps.value
      .map((step, index) => algorithmError(step, transforms[index] ?? ''))
      .find((text) => text !== undefined) ?? algorithmError(method, SHA256);
  if (error !== undefined) return refused(error);
  const digest = base64Of(value);
  return digest === undefined ? refused('DigestValue is not base64.') : accepted(digest);
}

function uriText(uri: string | undefined): string {
  return uri === undefined ? 'no URI' : `the URI "${shorten(uri)}"`;
}

function algorithmError(element: XmlTree, expected: string): string | undefined {
  const algorithm = attributeOf(element, 'Algorithm') ?? '';
  if (algorithm !== expected) {
    return `${element.local} is "${shorten(algorithm)}"; it must be "${expected}".`;
  }
  // An option could leave parts of the document out of the signature.
  return elementsOf(element).length > 0 ? `${element.local} must have no options.` : undefined;
}

function readSigner(keyInfo: XmlTree): IssuerSerial | undefined {
  const data = onlyElement(keyInfo, 'X509Data', SIGNATURE_NAMESPACE);
  const both = data && onlyElement(data, 'X509IssuerSerial', SIGNATURE_NAMESPACE);
  const issuer = both && onlyElement(both, 'X509IssuerName', SIGNATURE_NAMESPACE);
  const serial = both && onlyElement(both, 'X509SerialNumber', SIGNATURE_NAMESPACE);
  if (issuer === undefined || serial === undefined) return undefined;
  const digits = textOfTree(serial).trim();
  return /^\d{1,64}$/.test(digits)
    ? { issuer: textOfTree(issuer).trim(), serial: digits }
    : undefined;
}

/**
 * The children, if their names are exactly these. Nothing else in a signature is signed, so nothing else is allowed.
 */
function childrenOf(parent: XmlTree, names: readonly string[]): Result<readonly XmlTree[], string> {
  const children = elementsOf(parent);
  const isRight =
    children.length === names.length &&
    children.every(
      ({ local, namespace }, index) => local === names[index] && namespace === SIGNATURE_NAMESPACE,
    );
  if (isRight) return accepted(children);
  const found = shorten(children.map(({ local }) => local).join(', '));
  return refused(
    `${parent.local} has ${found === '' ? 'no elements' : found}; it must have ${names.join(', ')}, in the namespace ${SIGNATURE_NAMESPACE}.`,
  );
}

function base64Of(element: XmlTree): Buffer | undefined {
  const text = textOfTree(element).replace(/\s+/g, '');
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)
    ? Buffer.from(text, 'base64')
    : undefined;
}
