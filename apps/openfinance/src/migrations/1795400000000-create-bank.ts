import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

export class CreateBank1795400000000 extends createTables(
  {
    name: 'customers',
    columns: [
      { ...varchar('id', 36), isPrimary: true },
      { ...varchar('document', 14), isUnique: true },
      varchar('person_type', 16),
      varchar('name', 120),
    ],
  },
  {
    name: 'accounts',
    columns: [
      { ...varchar('account_id', 36), isPrimary: true },
      varchar('customer_id', 36),
      nullable(varchar('joint_customer_id', 36)),
      varchar('type', 30),
      varchar('subtype', 30),
      varchar('branch_code', 4),
      varchar('number', 20),
      varchar('check_digit', 1),
      varchar('currency', 3),
      bigint('available'),
      bigint('blocked'),
      bigint('invested'),
      nullable(bigint('contracted_limit')),
      varchar('updated_at', 24),
    ],
    indices: [
      index('accounts_by_customer', 'customer_id'),
      index('accounts_by_joint_customer', 'joint_customer_id'),
      index('accounts_by_number', 'number'),
    ],
  },
  {
    name: 'postings',
    columns: [
      sequence(),
      varchar('entry_id', 60),
      integer('line'),
      varchar('account_id', 36),
      bigint('at_ms'),
      bigint('cents'),
      varchar('status', 6),
      varchar('type', 40),
      varchar('name', 200),
      nullable(text('counterparty')),
      nullable(varchar('payment_id', 100)),
    ],
    indices: [index('postings_of_account', 'account_id', 'at_ms', 'sequence')],
  },
  {
    name: 'seed_progress',
    columns: [{ ...varchar('name', 80), isPrimary: true }, integer('stored')],
  },
) {}
