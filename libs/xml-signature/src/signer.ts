import { createPrivateKey } from 'node:crypto';
import { withReferences } from '#libs/xml';
import { EXCLUSIVE_C14N } from './algorithms';
import { issuerSerialOf } from './issuer-serial';
import { type SignatureProfile } from './profiles';
import { signatureXmlns, writeSignature } from './signature-text';
import { type UnsignedDocument } from './unsigned-document';

/** A certificate with its RSA key, both as PEM. */
export interface SigningKey {
  readonly certificatePem: string;
  readonly privateKeyPem: string;
}

export interface XmlSigner {
  /**
   * Signs a document. Nothing but the place of the signature is changed, except that U+0085 and U+2028 become references,
   * which mean the same. The same document always gets the same signature.
   *
   * @throws CannotBeSigned if the document has no place for a signature, or has one
   * @throws XmlError if the document is not well-formed
   */
  sign(xml: string): Promise<string>;
}

/** The real SPI uses this Id too. */
const KEY_INFO_ID = 'key-info-id';
/** The prefix of the real systems. */
const PREFIX = 'ds';

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
  const { issuer, serial } = issuerSerialOf(certificatePem);
  const keyInfo = (xmlns: string): string =>
    `<ds:KeyInfo${xmlns} Id="${KEY_INFO_ID}"><ds:X509Data><ds:X509IssuerSerial>` +
    `<ds:X509IssuerName>${escaped(issuer)}</ds:X509IssuerName><ds:X509SerialNumber>${serial}</ds:X509SerialNumber>` +
    '</ds:X509IssuerSerial></ds:X509Data></ds:KeyInfo>';
  const keyInfoForm = keyInfo(signatureXmlns(PREFIX));
  return {
    sign: async (xml) => {
      const { before, after, forms } = cut(withReferences(xml));
      const signed = [keyInfoForm, ...forms];
      const signature = await writeSignature(key, {
        prefix: PREFIX,
        canonicalization: EXCLUSIVE_C14N,
        references: profile.map(({ uri, transforms }, index) => ({
          uri: uri === 'own-key-info' ? `#${KEY_INFO_ID}` : uri,
          transforms,
          form: signed[index] ?? '',
        })),
        keyInfo: keyInfo(''),
      });
      return `${before}${signature}${after}`;
    },
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
