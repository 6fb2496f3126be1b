import { createTables, migrationColumns } from '#libs/database';

const { bigint, integer, varchar } = migrationColumns;

/** The numbers of statements. */
export class CreateStatementNumbers1800400000000 extends createTables({
  name: 'statement_numbers',
  columns: [
    { ...varchar('account', 160), isPrimary: true },
    { ...varchar('kind', 12), isPrimary: true },
    { ...bigint('from_ms'), isPrimary: true },
    { ...bigint('to_ms'), isPrimary: true },
    integer('number'),
    bigint('created_at_ms'),
  ],
  uniques: [{ name: 'statement_numbers_once', columnNames: ['account', 'kind', 'number'] }],
}) {}
