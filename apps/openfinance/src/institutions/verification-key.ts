import { X509Certificate } from 'node:crypto';
import { LruCache } from '#libs/kernel';
import { type DirectoryKey } from './organisation';

interface Validity {
  readonly fromMs: number;
  readonly toMs: number;
}

const KEPT_CERTIFICATES = 1_000;
/** A cache, because reading a certificate takes as long as a verification. */
const validities = new LruCache<string, Validity>(KEPT_CERTIFICATES);

/** Whether a signature with the key counts: the key is an active one for signatures, and its certificate is valid. */
export function canVerify(
  { use, status, certificatePem }: Pick<DirectoryKey, 'use' | 'status' | 'certificatePem'>,
  nowMs: number,
): boolean {
  if (use !== 'sig' || status !== 'active') return false;
  if (certificatePem === null) return true;
  const { fromMs, toMs } = validities.getOrMake(certificatePem, () => validityOf(certificatePem));
  return fromMs <= nowMs && nowMs <= toMs;
}

function validityOf(certificatePem: string): Validity {
  const { validFrom, validTo } = new X509Certificate(certificatePem);
  return { fromMs: Date.parse(validFrom), toMs: Date.parse(validTo) };
}
