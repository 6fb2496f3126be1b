import { createTables, migrationColumns } from '#libs/database';

const { bigint, sequence, varchar } = migrationColumns;

export class CreateTransactions1763690400000 extends createTables({
  name: 'transactions',
  columns: [
    sequence(),
    varchar('id', 36),
    varchar('end_to_end_id', 35),
    varchar('tx_id', 35),
    bigint('amount_cents'),
    varchar('creditor_ispb', 8),
    varchar('creditor_name', 140),
    varchar('debtor_ispb', 8),
    varchar('debtor_name', 140),
    varchar('status', 10),
    varchar('created_at', 24),
  ],
  uniques: [{ columnNames: ['end_to_end_id'] }],
}) {}
