import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, text, varchar } = migrationColumns;

export class CreateAuthorizations1799900100000 extends createTables(
  {
    name: 'oauth_requests',
    columns: [
      { ...varchar('request_uri', 100), isPrimary: true },
      varchar('client_id', 36),
      text('request'),
      bigint('expires_at_ms'),
      { name: 'is_completed', type: 'boolean' },
    ],
    indices: [index('oauth_requests_by_expiry', 'expires_at_ms')],
  },
  {
    name: 'oauth_codes',
    columns: [
      { ...varchar('code_hash', 43), isPrimary: true },
      text('request'),
      varchar('subject', 64),
      bigint('authenticated_at_ms'),
      bigint('expires_at_ms'),
      { name: 'is_redeemed', type: 'boolean' },
    ],
    indices: [index('oauth_codes_by_expiry', 'expires_at_ms')],
  },
  {
    name: 'used_jtis',
    columns: [
      { ...varchar('issuer', 64), isPrimary: true },
      { ...varchar('jti_hash', 43), isPrimary: true },
      bigint('forgotten_at_ms'),
    ],
    indices: [index('used_jtis_by_expiry', 'issuer', 'forgotten_at_ms')],
  },
) {}
