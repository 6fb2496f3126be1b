import { type Schema } from '#libs/platform';
import { BucketRow } from './buckets/bucket.row';
import { LedgerRow } from './buckets/ledger.row';
import { ClientRow, SigningKeyRow } from './clients/client.row';
import { CreateClientsAndBuckets1763900000000 } from './migrations/1763900000000-create-clients-and-buckets';
import { CountReservations1763950000000 } from './migrations/1763950000000-count-reservations';

/** The tables of the leaky bucket in each sandbox. */
export const schema: Schema = {
  entities: [ClientRow, SigningKeyRow, BucketRow, LedgerRow],
  migrations: [CreateClientsAndBuckets1763900000000, CountReservations1763950000000],
};
