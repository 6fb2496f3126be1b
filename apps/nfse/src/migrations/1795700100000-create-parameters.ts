import { createTables, migrationColumns } from '#libs/database';

const { text, varchar } = migrationColumns;

export class CreateParameters1795700100000 extends createTables({
  name: 'parameters',
  columns: [{ ...varchar('key', 20), isPrimary: true }, varchar('kind', 12), text('value')],
}) {}
