import { createPrivateKey, X509Certificate } from 'node:crypto';
import { ENVELOPED } from '../algorithms';
import { type SignatureHash, writeSignature } from '../signature-text';
import { type SigningKey } from '../signer';
import { signEach } from './sign-each';
import { unsignedById } from './unsigned-by-id';

export interface IdSigner {
  /**
   * Signs the first element of the root, by its Id. The signature, which has the certificate, becomes the last element
   * of the root, and the rest of the document is not changed by a byte.
   *
   * @param canonicalization one of the algorithms of Canonical XML
   * @throws CannotBeSigned if the element has no Id
   * @throws XmlError if the document is not well-formed
   */
  readonly sign: (xml: string, canonicalization: string) => Promise<string>;
  /**
   * Signs all elements with these local names that have an Id; see `signEach`.
   *
   * @throws XmlError if the document is not well-formed
   */
  readonly signEach: (
    xml: string,
    names: ReadonlySet<string>,
    hash: SignatureHash,
  ) => Promise<string>;
}

/** @throws Error if the certificate or the key is not PEM */
export function idSigner({ certificatePem, privateKeyPem }: SigningKey): IdSigner {
  const key = createPrivateKey(privateKeyPem);
  const certificate = new X509Certificate(certificatePem).raw.toString('base64');
  const keyInfo = `<KeyInfo><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo>`;
  return {
    signEach: (xml, names, hash) => signEach(xml, names, { key, keyInfo, hash }),
    sign: async (xml, canonicalization) => {
      const { id, form, end } = unsignedById(xml, canonicalization);
      const transforms = [ENVELOPED, canonicalization];
      const signature = await writeSignature(key, {
        prefix: '',
        canonicalization,
        references: [{ uri: `#${id}`, transforms, form }],
        keyInfo,
      });
      return `${xml.slice(0, end)}${signature}${xml.slice(end)}`;
    },
  };
}
