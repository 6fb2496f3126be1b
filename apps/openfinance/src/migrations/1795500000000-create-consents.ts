import { createTables, migrationColumns } from '#libs/database';

const { index, nullable, sequence, text, varchar } = migrationColumns;

export class CreateConsents1795500000000 extends createTables(
  {
    name: 'consents',
    columns: [
      sequence(),
      { ...varchar('consent_id', 60), isUnique: true },
      varchar('logged_user', 11),
      nullable(varchar('business_entity', 14)),
      text('permissions'),
      varchar('status', 22),
      varchar('created_at', 24),
      varchar('status_updated_at', 24),
      nullable(varchar('expires_at', 24)),
      { name: 'is_linked', type: 'boolean', isNullable: true },
      nullable(varchar('rejected_by', 5)),
      nullable(varchar('rejection_code', 26)),
      text('account_ids'),
    ],
  },
  {
    name: 'consent_extensions',
    columns: [
      sequence(),
      varchar('consent_id', 60),
      varchar('requested_at', 24),
      nullable(varchar('expires_at', 24)),
      nullable(varchar('previous_expires_at', 24)),
      varchar('logged_user', 11),
      varchar('logged_user_rel', 3),
      varchar('customer_ip_address', 100),
      varchar('customer_user_agent', 255),
    ],
    indices: [index('consent_extensions_of_consent', 'consent_id', 'sequence')],
  },
) {}
