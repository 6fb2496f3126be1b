import { createTables, migrationColumns } from '#libs/database';

const { bigint, sequence, text, varchar } = migrationColumns;

export class CreateOauthClients1799800100000 extends createTables({
  name: 'oauth_clients',
  columns: [
    sequence(),
    { ...varchar('client_id', 36), isUnique: true },
    { ...varchar('software_id', 36), isUnique: true },
    varchar('organisation_id', 36),
    bigint('issued_at_ms'),
    varchar('token_hash', 43),
    text('metadata'),
  ],
}) {}
