import { createTables, migrationColumns } from '#libs/database';

const { sequence, text, varchar } = migrationColumns;

export class CreateContributors1799900000000 extends createTables({
  name: 'contributors',
  columns: [sequence(), { ...varchar('tax_id', 14), isUnique: true }, text('value')],
}) {}
