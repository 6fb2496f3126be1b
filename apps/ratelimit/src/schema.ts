import { type Schema } from '#libs/app';
import { migrations } from './migrations';
import { BucketRow } from './buckets/bucket.row';
import { LedgerRow } from './buckets/ledger.row';
import { ClientRow, SigningKeyRow } from './clients/client.row';

/** The tables of the leaky bucket in each sandbox. */
export const schema: Schema = {
  entities: [ClientRow, SigningKeyRow, BucketRow, LedgerRow],
  migrations,
};
