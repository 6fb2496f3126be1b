import { createTables, migrationColumns } from '#libs/database';

const { index, integer, nullable, sequence, varchar } = migrationColumns;

export class CreateKeys1763712000000 extends createTables({
  name: 'keys',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('key_type', 6),
    varchar('key_value', 77),
    varchar('account_id', 100),
    varchar('ispb', 8),
    varchar('branch', 4),
    varchar('account_number', 20),
    varchar('account_type', 8),
    varchar('account', 45),
    integer('slot'),
    varchar('holder_name', 150),
    nullable(varchar('holder_tax_id', 14)),
    varchar('created_at', 24),
    nullable(varchar('deleted_at', 24)),
  ],
  indices: [
    {
      name: 'keys_one_active_a_value',
      columnNames: ['key_type', 'key_value'],
      isUnique: true,
      where: '"deleted_at" IS NULL',
    },
    {
      name: 'keys_one_active_a_slot',
      columnNames: ['account', 'slot'],
      isUnique: true,
      where: '"deleted_at" IS NULL',
    },
    index('keys_of_account_id', 'account_id', 'sequence'),
  ],
}) {}
