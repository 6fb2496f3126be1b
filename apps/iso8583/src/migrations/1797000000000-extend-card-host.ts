import { TableColumn, type QueryRunner } from 'typeorm';
import { createTables, migrationColumns, pathOf } from '#libs/database';

const { varchar, text, bigint, sequence, index } = migrationColumns;

const COLUMNS = [
  ['transactions', { ...varchar('currency', 3), default: "'986'" }],
  ['transactions', { ...bigint('billing_amount'), default: '0' }],
  ['cards', { ...varchar('accounts', 40), default: "'savings,checking,credit'" }],
] as const;

/** Other currencies, and the messages that the network approved in place of the issuer, until they are posted. */
export class ExtendCardHost1797000000000 extends createTables({
  name: 'stand_in_queue',
  columns: [sequence(), varchar('message_key', 60), varchar('pan', 19), text('message')],
  indices: [index('stand_in_queue_by_pan', 'pan')],
}) {
  override async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      await queryRunner.addColumn(table, new TableColumn(column));
    }
    const transactions = await pathOf(queryRunner, 'transactions');
    await queryRunner.query(`UPDATE ${transactions} SET billing_amount = amount`);
    await super.up(queryRunner);
  }

  override async down(queryRunner: QueryRunner): Promise<void> {
    await super.down(queryRunner);
    for (const [table, column] of COLUMNS) await queryRunner.dropColumn(table, column.name);
  }
}
