import { type SigningCertificate } from '#libs/certificates';
import { EXCLUSIVE_C14N_WITH_COMMENTS, idSigner, INCLUSIVE_C14N } from '#libs/xml-signature';

/** Signs documents that are well-formed, have no declaration and no signature of their own yet. */
export interface Signer {
  /** A DPS (`writeDps`), as taxpayers sign it: inclusive canonicalization. */
  signDps(xml: string): Promise<string>;
  /** An NFS-e (`writeNfse`), as Sefin Nacional signs it: exclusive canonicalization with comments. */
  signNfse(xml: string): Promise<string>;
  /** A request to register an event (`writeEventRequest`). */
  signEventRequest(xml: string): Promise<string>;
  /** A registered event (`writeEvent`). */
  signEvent(xml: string): Promise<string>;
}

/**
 * A signer with RSA and SHA-256. The RSA operation runs in the thread pool of Node, so signatures use several cores.
 * The signature is the last element of the root, and the rest of the document is not changed by a byte.
 *
 * @throws Error if the certificate or the key is not PEM
 */
export function signer(certificate: SigningCertificate): Signer {
  const { sign } = idSigner(certificate);
  const signExclusive = (xml: string): Promise<string> => sign(xml, EXCLUSIVE_C14N_WITH_COMMENTS);
  return {
    signDps: (xml) => sign(xml, INCLUSIVE_C14N),
    signNfse: signExclusive,
    signEventRequest: signExclusive,
    signEvent: signExclusive,
  };
}
