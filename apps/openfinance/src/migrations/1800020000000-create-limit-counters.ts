import { createTables, migrationColumns } from '#libs/database';

const { integer, varchar } = migrationColumns;

export class CreateLimitCounters1800020000000 extends createTables({
  name: 'limit_counters',
  columns: [
    { ...varchar('kind', 6), isPrimary: true },
    { ...varchar('period', 19), isPrimary: true },
    { ...varchar('key', 600), isPrimary: true },
    integer('used'),
  ],
}) {}
