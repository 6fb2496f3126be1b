import { X509Certificate } from 'node:crypto';
import { LruCache } from '#libs/kernel';

const KEPT_HOLDERS = 1_000;
/** A cache, because reading a certificate takes as long as verifying a signature. */
const holders = new LruCache<string, string>(KEPT_HOLDERS);

/**
 * The holder of a certificate: its common name, which is the ISPB in a test certificate. Empty if it has none.
 *
 * @throws Error if the text is not PEM
 */
export function holderOf(certificatePem: string): string {
  return holders.getOrMake(
    certificatePem,
    () => /^CN=(.*)$/m.exec(new X509Certificate(certificatePem).subject)?.[1] ?? '',
  );
}
