import type { X509Certificate } from 'node:crypto';
import { subjectText, thumbprintOf } from '#libs/certificates';
import { publicJwkOf, type PublicJwk } from '#libs/jwt';

/** The public part of an RSA key (RFC 7517), as keystores of the directory show it. */
export interface DirectoryJwk extends PublicJwk {
  readonly use: 'sig' | 'enc';
  readonly kid: string;
  readonly alg?: string;
  readonly x5c?: readonly string[];
  readonly x5u?: string;
  /** SHA-256 of the certificate. The directory writes the name in this way. */
  readonly 'x5t#256'?: string;
  readonly x5dn?: string;
}

/** The algorithms of the security profile. */
export const ALGORITHMS = { sig: 'PS256', enc: 'RSA-OAEP' } as const;

/** The key of a certificate with the members that say which certificate it is. Its kid is the thumbprint of the certificate. */
export function jwkOfCertificate(certificate: X509Certificate, use: 'sig' | 'enc'): DirectoryJwk {
  const kid = thumbprintOf(certificate);
  return {
    ...publicJwkOf(certificate.publicKey),
    use,
    kid,
    alg: ALGORITHMS[use],
    x5c: [certificate.raw.toString('base64')],
    'x5t#256': kid,
    x5dn: subjectText(certificate),
  };
}
