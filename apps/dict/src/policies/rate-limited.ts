import { policyId } from '#libs/rate-limit';
import { DictRefusal } from '../official/dict-refusal';
import { type EmptyBucket } from './store/charge';

/**
 * A bucket is empty: 429. Unlike the real DICT, the simulator sends `Retry-After`, in seconds on the clock of the sandbox.
 */
export class RateLimited extends DictRefusal {
  override readonly retryAfterSeconds: number;

  constructor(bucket: Pick<EmptyBucket, 'policy' | 'balance' | 'waitMs'>) {
    const { policy, balance, waitMs } = bucket;
    const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
    const whose = policy.scope === 'USER' ? 'the payer' : 'the participant';
    super(
      'RateLimited',
      `The bucket ${policyId(policy)} of ${whose} holds ${String(balance)} tokens. It holds a token again in ${String(seconds)} s on the clock of the sandbox. GET /__admin/buckets shows the bucket.`,
    );
    this.retryAfterSeconds = seconds;
  }
}
