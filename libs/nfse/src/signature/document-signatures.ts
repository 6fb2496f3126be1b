import { X509Certificate } from 'node:crypto';
import { readTaxpayer } from '#libs/certificates';
import { elementsOf, readXmlTree, textOfTree, type XmlTree } from '#libs/xml';
import { shortened } from '#libs/xml-tables';
import { signedPlaces } from './signed-places';

/** The certificate of a signature. The signature itself can be wrong. */
export interface DocumentSignature {
  /** The path of the signature. */
  readonly element: string;
  /** The holder, as in `CN=Name:12345678000195, O=Name, C=BR`. */
  readonly subject: string;
  /** Hexadecimal digits. */
  readonly serialNumber: string;
  /** The SHA-256 fingerprint of the certificate, 64 hexadecimal digits. */
  readonly fingerprint: string;
}

const MAX_SUBJECT = 300;

/**
 * The certificates of the signatures at the places of the layout, the innermost first. Unreadable ones are left out.
 */
export function documentSignatures(root: XmlTree): readonly DocumentSignature[] {
  return signedPlaces(root).flatMap(({ signaturePath, signatures }) => {
    const [signature, ...others] = signatures;
    const certificate = signature && others.length === 0 ? certificateOf(signature) : undefined;
    if (certificate === undefined) return [];
    const { subject, serialNumber } = certificate;
    return {
      element: signaturePath,
      subject: shortened(subject.replaceAll('\n', ', '), MAX_SUBJECT),
      serialNumber: serialNumber.toLowerCase(),
      fingerprint: fingerprintOf(certificate),
    };
  });
}

/**
 * The CNPJ or CPF of the certificate that signed a DPS or the request of an event. Undefined without a signature, and for a
 * certificate that does not have the other names of ICP-Brasil.
 *
 * @param bytes a well-formed document
 */
export function signerTaxIdOf(bytes: Uint8Array): string | undefined {
  const [place] = signedPlaces(readXmlTree(bytes, { comments: true }));
  const signature = place?.signatures[0];
  const certificate = signature && certificateOf(signature);
  return certificate && readTaxpayer(certificate).taxId;
}

/** The SHA-256 fingerprint of a certificate, 64 hexadecimal digits. */
export function certificateFingerprint(pem: string): string {
  return fingerprintOf(new X509Certificate(pem));
}

function fingerprintOf({ fingerprint256 }: X509Certificate): string {
  return fingerprint256.replaceAll(':', '').toLowerCase();
}

function certificateOf(signature: XmlTree): X509Certificate | undefined {
  const element = ['KeyInfo', 'X509Data', 'X509Certificate'].reduce<XmlTree | undefined>(
    (parent, name) => parent && elementsOf(parent).find(({ local }) => local === name),
    signature,
  );
  if (element === undefined) return undefined;
  try {
    return new X509Certificate(Buffer.from(textOfTree(element), 'base64'));
  } catch {
    return undefined;
  }
}
