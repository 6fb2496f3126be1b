import { Failure } from '#libs/kernel';
import { type Idempotency, KeyTaken, type KeyedRequest } from './idempotency.repository';
import { sameAgain } from './same-again';

/**
 * Does a change once for an idempotency key: a repeat gets the first answer. The work stores the answer with `keep`.
 * @param keyed undefined without a key; then the work is always done
 * @throws PaymentRefused if the key was used for other content
 */
export async function answerOnce<T>(
  idempotency: Idempotency,
  keyed: KeyedRequest | undefined,
  work: () => Promise<{ readonly data: T }>,
): Promise<{ readonly data: T }> {
  if (keyed === undefined) return work();
  const earlier = await idempotency.find(keyed);
  if (earlier !== undefined) return sameAgain(earlier);
  try {
    return await work();
  } catch (error) {
    // A concurrent request with the same key may have been first, and its change may be the reason of a refusal.
    const mayBeRepeat = error instanceof KeyTaken || error instanceof Failure;
    const first = mayBeRepeat ? await idempotency.find(keyed) : undefined;
    if (first !== undefined) return sameAgain(first);
    throw error;
  }
}
