import { createTables, migrationColumns } from '#libs/database';

const { text, varchar } = migrationColumns;

export class CreateSettings1798600000000 extends createTables({
  name: 'settings',
  columns: [{ ...varchar('name', 20), isPrimary: true }, text('value')],
}) {}
