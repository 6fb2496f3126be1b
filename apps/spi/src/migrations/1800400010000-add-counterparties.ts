import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns, pathOf } from '#libs/database';

const { nullable, varchar } = migrationColumns;

/** The account of the other side of an entry. The entries of a movement have the same id and opposite amounts. */
export class AddCounterparties1800400010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn(
      'account_entries',
      new TableColumn(nullable(varchar('counterparty', 8))),
    );
    const entries = await pathOf(queryRunner, 'account_entries');
    await queryRunner.query(
      `UPDATE ${entries} AS e SET counterparty = (SELECT o.account FROM ${entries} o ` +
        'WHERE o.entry_id = e.entry_id AND o.cents = -e.cents)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('account_entries', 'counterparty');
  }
}
