import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

export class CreatePayments1795600000000 extends createTables(
  {
    name: 'payment_consents',
    columns: [
      { ...varchar('consent_id', 100), isPrimary: true },
      varchar('status', 25),
      bigint('created_at_ms'),
      bigint('status_updated_at_ms'),
      bigint('expires_at_ms'),
      nullable(varchar('rejection', 40)),
      nullable(varchar('debtor_account_id', 36)),
      text('request'),
      text('dates'),
    ],
  },
  {
    name: 'payments',
    columns: [
      sequence(),
      { ...varchar('payment_id', 36), isUnique: true },
      varchar('consent_id', 100),
      { ...varchar('end_to_end_id', 32), isUnique: true },
      bigint('amount'),
      varchar('account_id', 36),
      text('details'),
      varchar('status', 4),
      bigint('created_at_ms'),
      bigint('status_updated_at_ms'),
      bigint('send_at_ms'),
      nullable(bigint('next_at_ms')),
      integer('attempts'),
      { name: 'is_accepted', type: 'boolean' },
      nullable(varchar('rejection', 40)),
      nullable(varchar('rejection_detail', 2048)),
      nullable(varchar('ordered', 60)),
      nullable(text('cancellation')),
    ],
    indices: [
      index('payments_of_consent', 'consent_id'),
      {
        name: 'payments_due',
        columnNames: ['next_at_ms'],
        where: '"next_at_ms" IS NOT NULL',
      },
    ],
  },
  {
    name: 'idempotency_keys',
    columns: [
      { ...varchar('operation', 20), isPrimary: true },
      { ...varchar('key', 40), isPrimary: true },
      varchar('content', 64),
      text('response'),
      bigint('created_at_ms'),
    ],
  },
) {}
