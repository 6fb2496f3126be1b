import { Field, ObjectType } from '@nestjs/graphql';
import { type KeyType } from '#libs/brazil';
import { tightest, type BucketState } from '../buckets/bucket-state';
import { BucketResponse } from '../buckets/bucket.response';
import { type KeyEntry } from './key-entry';

/** A key that was found, and the bucket after the query. */
@ObjectType('InstantKey', { description: 'A key that was found.' })
export class QueryResponse {
  /**
   * The key in its normal form.
   * @example "12345678901"
   */
  @Field(() => String, { description: 'The key in its normal form.' })
  key!: string;

  /** @example CPF */
  @Field(() => String)
  keyType!: KeyType;

  /** @example "Maria Silva" */
  @Field(() => String)
  holderName!: string;

  /**
   * ISPB of the participant that holds the account.
   * @example "12345678"
   */
  @Field(() => String, { description: 'ISPB of the participant that holds the account.' })
  ispb!: string;

  /** @example "0001" */
  @Field(() => String)
  branch!: string;

  /** @example 123456-7 */
  @Field(() => String)
  accountNumber!: string;

  /** @example CHECKING */
  @Field(() => String)
  accountType!: string;

  /** The bucket after the query. With several policies, it is the tightest bucket. */
  @Field(() => BucketResponse, { nullable: true, description: 'The bucket after the query.' })
  bucket?: BucketResponse;

  static of(entry: KeyEntry, buckets: readonly BucketState[]): QueryResponse {
    const { keyValue, keyType, holderName, ispb, branch, accountNumber, accountType } = entry;
    const tight = tightest(buckets);
    return {
      key: keyValue,
      keyType,
      holderName,
      ispb,
      branch,
      accountNumber,
      accountType,
      ...(tight === undefined ? {} : { bucket: BucketResponse.of(tight) }),
    };
  }
}
