import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, varchar } = migrationColumns;

export class CreateClientsAndBuckets1763900000000 extends createTables(
  {
    name: 'clients',
    columns: [
      sequence(),
      { ...varchar('id', 36), isUnique: true },
      varchar('secret_hash', 64),
      varchar('name', 100),
      nullable(varchar('email', 254)),
      varchar('created_at', 24),
    ],
  },
  {
    name: 'signing_keys',
    columns: [{ ...integer('id'), isPrimary: true }, varchar('key', 64)],
  },
  {
    name: 'buckets',
    columns: [
      { ...varchar('client_id', 36), isPrimary: true },
      { ...varchar('policy', 60), isPrimary: true },
      bigint('full_at'),
    ],
  },
  {
    name: 'ledger',
    columns: [
      sequence(),
      varchar('id', 36),
      varchar('client_id', 36),
      varchar('policy', 60),
      varchar('kind', 10),
      varchar('reason', 20),
      integer('tokens'),
      integer('balance_before'),
      integer('balance_after'),
      varchar('correlation_id', 128),
      varchar('at', 24),
    ],
    indices: [index('ledger_of_client', 'client_id', 'sequence')],
  },
) {}
