// Generated: npm run generate
import { CreateClientsAndBuckets1763900000000 } from './1763900000000-create-clients-and-buckets';
import { CountReservations1763950000000 } from './1763950000000-count-reservations';

export const migrations = [CreateClientsAndBuckets1763900000000, CountReservations1763950000000];
