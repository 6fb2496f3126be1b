import { createPrivateKey } from 'node:crypto';
import { issuerSerialOf } from './issuer-serial';
import { type SignatureProfile } from './profiles';
import { SignatureText } from './signature-text';
import { type UnsignedDocument } from './unsigned-document';

/** A certificate with its RSA key, both as PEM. */
export interface SigningKey {
  readonly certificatePem: string;
  readonly privateKeyPem: string;
}

export interface XmlSigner {
  /**
   * Signs a document. Nothing but the place of the signature is changed, and the same document always gets the same
   * signature.
   *
   * @throws CannotBeSigned if the document has no place for a signature, or has one
   * @throws XmlError if the document is not well-formed
   */
  sign(xml: string): Promise<string>;
}

/**
 * Signs documents of a profile. The RSA operation runs in the thread pool of Node.
 *
 * @param cut finds the place of the signature and the signed elements
 * @throws Error if the certificate or the key is not PEM
 */
export function signerOf(
  profile: SignatureProfile,
  { certificatePem, privateKeyPem }: SigningKey,
  cut: (xml: string) => UnsignedDocument,
): XmlSigner {
  const key = createPrivateKey(privateKeyPem);
  const signature = new SignatureText(profile, key, issuerSerialOf(certificatePem));
  return {
    sign: async (xml) => {
      const { before, after, forms } = cut(xml);
      return `${before}${await signature.write(forms)}${after}`;
    },
  };
}
