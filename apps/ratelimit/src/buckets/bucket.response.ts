import { Field, Int, ObjectType } from '@nestjs/graphql';
import { toIsoUtc } from '#libs/kernel';
import { policyId } from '#libs/rate-limit';
import { type BucketState } from './bucket-state';

/** The state of a bucket. The members have the names of the DICT API. */
@ObjectType('Bucket', { description: 'The state of a bucket.' })
export class BucketResponse {
  /**
   * The policy of the bucket.
   * @example instant-query
   */
  @Field(() => String, { description: 'The policy of the bucket.' })
  name!: string;

  /**
   * Number of queries that are allowed now.
   * @example 9
   */
  @Field(() => Int, { description: 'Number of queries that are allowed now.' })
  availableTokens!: number;

  /** @example 10 */
  @Field(() => Int)
  capacity!: number;

  /**
   * Number of tokens that are refilled in each period, evenly distributed.
   * @example 1
   */
  @Field(() => Int, {
    description: 'Number of tokens that are refilled in each period, evenly distributed.',
  })
  refillTokens!: number;

  /** @example 3600 */
  @Field(() => Int)
  refillPeriodSec!: number;

  /**
   * Time when the next token comes, ISO 8601 UTC. Absent if the bucket is full.
   * @example 2026-11-21T12:00:00.000Z
   */
  @Field(() => String, {
    nullable: true,
    description: 'Time when the next token comes, ISO 8601 UTC. Null if the bucket is full.',
  })
  nextTokenAt?: string;

  /**
   * Time when the bucket is full if no more tokens are spent, ISO 8601 UTC.
   * @example 2026-11-21T12:00:00.000Z
   */
  @Field(() => String, {
    description: 'Time when the bucket is full if no more tokens are spent, ISO 8601 UTC.',
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
