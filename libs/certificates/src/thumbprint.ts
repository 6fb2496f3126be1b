import { createHash, type X509Certificate } from 'node:crypto';

/** SHA-256 of a certificate, base64url (`x5t#S256`, RFC 8705, 3.1). */
export function thumbprintOf({ raw }: Pick<X509Certificate, 'raw'>): string {
  return createHash('sha256').update(raw).digest('base64url');
}
