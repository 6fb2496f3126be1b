import { createTables, migrationColumns } from '#libs/database';

const { text, varchar } = migrationColumns;

/** The network state of each institution: sign-on, settlement date and exchanged keys. */
export class CreateNetworkState1797000200000 extends createTables({
  name: 'network_states',
  columns: [
    { ...varchar('institution', 28), isPrimary: true },
    text('state'),
    varchar('changed_at', 24),
  ],
}) {}
