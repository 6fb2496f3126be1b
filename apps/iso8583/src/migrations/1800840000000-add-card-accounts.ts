import { TableColumn, type QueryRunner } from 'typeorm';
import { createTables, migrationColumns } from '#libs/database';

const { bigint, nullable, text, varchar } = migrationColumns;
const account = { ...varchar('account', 10), default: "'default'" };

const COLUMNS = [
  ['cards', { ...varchar('own_accounts', 60), default: "''" }],
  ['transactions', account],
  ['transactions', nullable(varchar('to_account', 10))],
  ['holds', account],
  ['ledger_entries', account],
  ['holds', nullable(text('installments'))],
] as const;

/**
 * The accounts of a card with balances of their own. What exists belongs to the default account. A hold keeps the plan
 * of its authorization for the captures.
 */
export class AddCardAccounts1800840000000 extends createTables({
  name: 'card_accounts',
  columns: [
    { ...varchar('pan', 19), isPrimary: true },
    { ...varchar('type', 10), isPrimary: true },
    bigint('balance'),
    bigint('initial_balance'),
    bigint('credit_limit'),
    bigint('held'),
    nullable(varchar('next_hold_expiry', 24)),
    varchar('created_at', 24),
  ],
}) {
  override async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      await queryRunner.addColumn(table, new TableColumn(column));
    }
    await super.up(queryRunner);
  }

  override async down(queryRunner: QueryRunner): Promise<void> {
    await super.down(queryRunner);
    for (const [table, column] of COLUMNS) await queryRunner.dropColumn(table, column.name);
  }
}
