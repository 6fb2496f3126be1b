import { Field, Int, ObjectType } from '@nestjs/graphql';
import { toIsoUtc } from '#libs/kernel';
import { policyId } from '#libs/rate-limit';
import { type BucketState } from './bucket-state';

/** The state of a bucket, under the names of DICT's policies. */
@ObjectType('Bucket', { description: 'The state of a bucket.' })
export class BucketResponse {
  /**
   * The policy of the bucket.
   * @example instant-query
   */
  @Field(() => String, { description: 'The policy of the bucket.' })
  name!: string;

  /**
   * How many queries are allowed now.
   * @example 9
   */
  @Field(() => Int, { description: 'How many queries are allowed now.' })
  availableTokens!: number;

  /** @example 10 */
  @Field(() => Int)
  capacity!: number;

  /**
   * How many tokens are refilled in each period, evenly spread.
   * @example 1
   */
  @Field(() => Int, { description: 'How many tokens are refilled in each period, evenly spread.' })
  refillTokens!: number;

  /** @example 3600 */
  @Field(() => Int)
  refillPeriodSec!: number;

  /**
   * When the next token comes, ISO 8601 UTC; not of a full bucket.
   * @example 2026-11-21T12:00:00.000Z
   */
  @Field(() => String, { nullable: true, description: 'ISO 8601 UTC; null if the bucket is full.' })
  nextTokenAt?: string;

  /**
   * When the bucket is full if nobody spends, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  @Field(() => String, {
    description: 'When the bucket is full again if no token is spent, ISO 8601 UTC.',
  })
  fullAt!: string;

  static of({ policy, ...state }: BucketState): BucketResponse {
    const { capacity, refillTokens, refillPeriodSec } = policy;
    const { availableTokens, nextTokenInMs: nextInMs, fullAtMs, nowMs } = state;
    return {
      name: policyId(policy),
      availableTokens,
      capacity,
      refillTokens,
      refillPeriodSec,
      ...(nextInMs === undefined ? {} : { nextTokenAt: toIsoUtc(nowMs + nextInMs) }),
      fullAt: toIsoUtc(fullAtMs),
    };
  }
}
