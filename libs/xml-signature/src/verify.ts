import { createHash, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { accepted, LruCache, refused, type Result } from '#libs/kernel';
import { exclusiveForm, readXmlTree, XmlError, type XmlTree } from '#libs/xml';
import { type IssuerSerial } from './issuer-serial';
import { type SignatureProfile } from './profiles';
import { shorten, type SignatureRefusal } from './refusal';
import { readSignature, type SignatureForm } from './signature-form';
import { countId } from './tree';

/**
 * Finds the certificate that a signature names, as PEM. Spellings of the same issuer differ (`issuerSerialKey`).
 */
export type FindCertificate = (
  signer: IssuerSerial,
) => string | undefined | Promise<string | undefined>;

/** Asks several sources, one after the other, until one of them knows the certificate. */
export function anyOf(...sources: readonly FindCertificate[]): FindCertificate {
  return async (signer) => {
    for (const find of sources) {
      const certificatePem = await find(signer);
      if (certificatePem !== undefined) return certificatePem;
    }
    return undefined;
  };
}

/** The result of a valid signature: the certificate whose key signed. */
export interface VerifiedSignature {
  readonly certificatePem: string;
}

export type Verification = Result<VerifiedSignature, SignatureRefusal>;

/** The signature of a document, and the elements that it must sign after KeyInfo, in the order of the profile. */
export interface SignedDocument {
  readonly signature: XmlTree;
  readonly signed: readonly XmlTree[];
}

const MIN_KEY_BITS = 2048;
const KEPT_KEYS = 1_000;
/** Public keys by certificate. Reading a certificate takes longer than verifying a signature. */
const keys = new LruCache<string, KeyObject>(KEPT_KEYS);

/**
 * Verifies the signature of a document by a profile. The certificate is not checked against a chain or a date.
 *
 * @param locate finds the signature and the signed elements
 */
export async function verifyDocument(
  bytes: Uint8Array,
  profile: SignatureProfile,
  locate: (root: XmlTree) => Result<SignedDocument, SignatureRefusal>,
  find: FindCertificate,
): Promise<Verification> {
  const root = readTree(bytes);
  if (!root.ok) return root;
  const located = locate(root.value);
  if (!located.ok) return located;
  const { signature, signed } = located.value;
  const form = readSignature(signature, profile);
  if (!form.ok) return wrongForm(form.refusal);
  if (countId(root.value, form.value.keyInfoId) > 1) {
    return wrongForm(`Another element has the Id of KeyInfo, "${form.value.keyInfoId}".`);
  }
  const changed = [form.value.keyInfo, ...signed].findIndex(
    (element, index) =>
      !hasDigest(exclusiveForm(element, { omitted: signature }), form.value.digests[index]),
  );
  if (changed !== -1) {
    const name = profile[changed]?.signed ?? '';
    return refused({
      kind: 'changed',
      detail: `The digest of ${name} is not the one in the signature: ${name} was changed after it was signed.`,
    });
  }
  return verifyValue(form.value, await find(form.value.signer));
}

function readTree(bytes: Uint8Array): Result<XmlTree, SignatureRefusal> {
  try {
    return accepted(readXmlTree(bytes));
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return refused({ kind: 'not-xml', detail: error.message });
  }
}

function verifyValue(
  { signer, signedInfo, value }: SignatureForm,
  certificatePem: string | undefined,
): Verification {
  if (certificatePem === undefined) {
    return refused({
      kind: 'unknown-certificate',
      detail: `No certificate of the issuer "${shorten(signer.issuer, 200)}" with the serial number ${signer.serial} is known.`,
    });
  }
  const key = keys.getOrMake(certificatePem, () => new X509Certificate(certificatePem).publicKey);
  if (
    key.asymmetricKeyType !== 'rsa' ||
    (key.asymmetricKeyDetails?.modulusLength ?? 0) < MIN_KEY_BITS
  ) {
    return refused({
      kind: 'weak-key',
      detail: `The key of the certificate must be RSA with ${String(MIN_KEY_BITS)} bits or more.`,
    });
  }
  return verify('sha256', Buffer.from(exclusiveForm(signedInfo)), key, value)
    ? accepted({ certificatePem })
    : refused({
        kind: 'wrong-value',
        detail:
          'SignatureValue is wrong: SignedInfo was changed, or the key of another certificate signed it.',
      });
}

export function wrongForm(detail: string): {
  readonly ok: false;
  readonly refusal: SignatureRefusal;
} {
  return refused({ kind: 'wrong-form', detail });
}

export function missing(detail: string): {
  readonly ok: false;
  readonly refusal: SignatureRefusal;
} {
  return refused({ kind: 'missing', detail });
}

function hasDigest(form: string, digest: Buffer | undefined): boolean {
  return digest !== undefined && createHash('sha256').update(form).digest().equals(digest);
}
