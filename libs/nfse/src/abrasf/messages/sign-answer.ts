import { type SigningCertificate } from '#libs/certificates';
import { idSigner } from '#libs/xml-signature';

/** The elements that the municipality signs: an invoice, the confirmation of a cancellation, a replacement. */
const SIGNED = new Set(['InfNfse', 'Confirmacao', 'SubstituicaoNfse']);

export interface AbrasfSigner {
  /** Signs the elements of an answer of `writeAnswer`. Nothing else is changed. */
  signAnswer(xml: string): Promise<string>;
}

/**
 * A signer of the municipality, with RSA and SHA-1, as the manual of ABRASF says. The RSA operation runs in the thread pool of
 * Node.
 *
 * @throws Error if the certificate or the key is not PEM
 */
export function abrasfSigner(certificate: SigningCertificate): AbrasfSigner {
  const { signEach } = idSigner(certificate);
  return { signAnswer: (xml) => signEach(xml, SIGNED, 'sha1') };
}
