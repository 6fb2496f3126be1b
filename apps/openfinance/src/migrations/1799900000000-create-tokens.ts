import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, nullable, text, varchar } = migrationColumns;

export class CreateTokens1799900000000 extends createTables(
  {
    name: 'oauth_tokens',
    columns: [
      { ...varchar('token_hash', 43), isPrimary: true },
      varchar('kind', 7),
      varchar('client_id', 64),
      varchar('organisation_id', 64),
      text('scope'),
      nullable(varchar('consent_id', 256)),
      nullable(varchar('subject', 64)),
      nullable(varchar('thumbprint', 43)),
      nullable(varchar('code_hash', 43)),
      nullable(bigint('expires_at_ms')),
      { name: 'is_revoked', type: 'boolean' },
    ],
    indices: [
      index('oauth_tokens_of_consent', 'consent_id'),
      index('oauth_tokens_of_code', 'code_hash'),
      index('oauth_tokens_by_expiry', 'client_id', 'expires_at_ms'),
    ],
  },
  {
    name: 'oauth_owners',
    columns: [{ ...varchar('object_id', 256), isPrimary: true }, varchar('client_id', 64)],
  },
) {}
