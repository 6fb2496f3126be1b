import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, integer, varchar } = migrationColumns;

/** Invoices that were authorized before this migration are not distributed. */
export class CreateDistribution1799000000000 extends createTables({
  name: 'distributed_documents',
  columns: [
    { ...varchar('recipient', 14), isPrimary: true },
    { ...bigint('nsu'), isPrimary: true },
    varchar('access_key', 50),
    varchar('event_type', 6),
    integer('event_number'),
    bigint('generated_at_ms'),
  ],
  indices: [index('distributed_documents_by_access_key', 'access_key')],
}) {}
