import { type X509Certificate } from 'node:crypto';
import { readTaxpayer } from '#libs/certificates';
import { type CertificateCode } from './certificate.errors';

/** A certificate that may call the national addresses. */
export interface TaxpayerCertificate {
  /** CNPJ or CPF. */
  readonly taxId: string;
}

/** Why a certificate is refused. */
export interface CertificateRefusal {
  readonly code: CertificateCode;
  readonly detail: string;
}

const CLIENT_AUTHENTICATION = '1.3.6.1.5.5.7.3.2';
const VERSION = 3;

type Read = Pick<
  X509Certificate,
  'raw' | 'ca' | 'keyUsage' | 'issuer' | 'subject' | 'validFrom' | 'validTo'
>;

/** The certificate of a client and its test authority. */
export interface ShownCertificate {
  readonly certificate: Read;
  /** The subject of the authority. */
  readonly authority: string;
  /** Whether the authority has signed the certificate. */
  readonly isIssued: boolean;
}

/**
 * Checks a client certificate in the order of the official codes (annexes II and IV, rules E1200 to E1209).
 *
 * @param nowMs on the clock of the sandbox
 */
export function certificateRefusal(
  { certificate, authority, isIssued }: ShownCertificate,
  nowMs: number,
): CertificateRefusal | undefined {
  const { version, taxId } = readTaxpayer(certificate);
  if (version !== VERSION) {
    return { code: 'E1200', detail: `The certificate has version ${String(version)}, not 3.` };
  }
  if (certificate.ca) {
    return { code: 'E1200', detail: 'The certificate is of an authority (basicConstraints CA).' };
  }
  // Node's types say that the list is never missing, but it is for a certificate without the extension.
  if (
    (certificate.keyUsage as readonly string[] | undefined)?.includes(CLIENT_AUTHENTICATION) !==
    true
  ) {
    return { code: 'E1200', detail: 'The certificate does not have the use clientAuth.' };
  }
  const { validFrom, validTo } = certificate;
  if (nowMs < Date.parse(validFrom) || nowMs > Date.parse(validTo)) {
    const detail = `The certificate is valid from ${validFrom} to ${validTo}, on the clock of the sandbox.`;
    return { code: 'E1203', detail };
  }
  if (!isIssued) return strangerRefusal(certificate.issuer, authority);
  if (taxId !== undefined) return undefined;
  const detail =
    'The certificate has neither the otherName 2.16.76.1.3.3 (CNPJ) nor 2.16.76.1.3.1 (CPF).';
  return { code: 'E1209', detail };
}

function strangerRefusal(issuer: string, authority: string): CertificateRefusal {
  const remedy = 'POST /__admin/certificates issues a test certificate.';
  return issuer === authority
    ? { code: 'E1205', detail: `The signature of the issuer is wrong. ${remedy}` }
    : { code: 'E1208', detail: `The issuer is not the test authority of this service. ${remedy}` };
}
