import { toIsoUtc } from '#libs/kernel';
import { balance, meterOfPolicy, nextTokenInMs, timeOfFull, waitMs } from '#libs/rate-limit';
import { stateAt, type Bucket, type BucketStates } from '../store/charge';

/** A bucket of a rate policy. */
export class PolicyBucketResponse {
  /** @example ENTRIES_READ_USER_ANTISCAN */
  policy!: string;

  /**
   * The size of the bucket: PF or PJ for a payer, A to H for a participant. Absent if the policy has one size.
   * @example PF
   */
  category?: string;

  /**
   * The ISPB of the participant, or the CPF or CNPJ of the payer.
   * @example "12345678909"
   */
  owner!: string;

  /**
   * The number of tokens. At 0 or less, requests are refused with 429. It is negative if the bucket has debt.
   * @example -15
   */
  balance!: number;

  /** @example 100 */
  capacity!: number;

  /** @example 2 */
  refillTokens!: number;

  /** @example 60 */
  refillPeriodSec!: number;

  /**
   * The time of the next token, ISO 8601 UTC on the clock of the sandbox. Absent if the bucket is full.
   * @example 2026-11-21T12:00:30.000Z
   */
  nextTokenAt?: string;

  /**
   * The time when the bucket holds a token again. Absent if it holds one now.
   * @example 2026-11-21T12:08:00.000Z
   */
  allowedAt?: string;

  /**
   * The time when the bucket is full if no more requests are counted.
   * @example 2026-11-21T12:57:30.000Z
   */
  fullAt!: string;

  static of(bucket: Bucket, states: BucketStates, nowMs: number): PolicyBucketResponse {
    const { policy, owner } = bucket;
    const { name, category, capacity, refillTokens, refillPeriodSec } = policy;
    const meter = meterOfPolicy(policy);
    const state = stateAt(states, bucket, nowMs);
    const nextMs = nextTokenInMs(meter, state, nowMs);
    const wait = waitMs(meter, state, nowMs, 1);
    return {
      policy: name,
      ...(category === undefined ? {} : { category }),
      owner,
      balance: balance(meter, state, nowMs),
      capacity,
      refillTokens,
      refillPeriodSec,
      ...(nextMs === undefined ? {} : { nextTokenAt: toIsoUtc(nowMs + nextMs) }),
      ...(wait === 0 ? {} : { allowedAt: toIsoUtc(nowMs + wait) }),
      fullAt: toIsoUtc(timeOfFull(meter, state, nowMs)),
    };
  }
}
