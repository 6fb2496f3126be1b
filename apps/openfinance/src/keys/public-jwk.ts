import { createHash, X509Certificate, type KeyObject } from 'node:crypto';
import { subjectText } from '#libs/certificates';

/** The public part of an RSA key (RFC 7517), as keystores of the directory show it. */
export interface PublicJwk {
  readonly kty: 'RSA';
  readonly use: 'sig' | 'enc';
  readonly kid: string;
  readonly n: string;
  readonly e: string;
  readonly alg?: string;
  readonly x5c?: readonly string[];
  readonly x5u?: string;
  /** SHA-256 of the certificate. The directory writes the name in this way. */
  readonly 'x5t#256'?: string;
  readonly x5dn?: string;
}

/** The algorithms of the security profile. */
export const ALGORITHMS = { sig: 'PS256', enc: 'RSA-OAEP' } as const;

/** SHA-256 of a certificate, base64url. It is the kid of its key. */
export function thumbprintOf({ raw }: X509Certificate): string {
  return createHash('sha256').update(raw).digest('base64url');
}

/** The thumbprint of a key without a certificate (RFC 7638). */
export function thumbprintOfKey({ e, n }: { readonly e: string; readonly n: string }): string {
  return createHash('sha256')
    .update(JSON.stringify({ e, kty: 'RSA', n }))
    .digest('base64url');
}

/** The modulus and the exponent of an RSA key. */
export function rsaMembers(key: KeyObject): { readonly n: string; readonly e: string } {
  const { n = '', e = '' } = key.export({ format: 'jwk' });
  return { n, e };
}

/** The key of a certificate with the members that say which certificate it is. */
export function jwkOfCertificate(certificate: X509Certificate, use: 'sig' | 'enc'): PublicJwk {
  const kid = thumbprintOf(certificate);
  return {
    kty: 'RSA',
    use,
    kid,
    ...rsaMembers(certificate.publicKey),
    alg: ALGORITHMS[use],
    x5c: [certificate.raw.toString('base64')],
    'x5t#256': kid,
    x5dn: subjectText(certificate),
  };
}
