import { createTables, migrationColumns } from '#libs/database';

const { bigint, nullable, text, varchar } = migrationColumns;
const key = (name: string, length: number) => ({ ...varchar(name, length), isPrimary: true });

/** The declined attempts by card, merchant and amount. A row is written only if the counts are turned on. */
export class CreateRetryCounts1797000300000 extends createTables({
  name: 'retry_counts',
  columns: [
    key('pan', 19),
    key('merchant', 15),
    key('amount', 12),
    varchar('brand', 10),
    text('declines'),
    varchar('last_code', 2),
    nullable(varchar('forbidden_code', 2)),
    nullable(bigint('forbidden_at')),
  ],
}) {}
