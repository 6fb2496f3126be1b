import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { bigint, nullable, text, varchar } = migrationColumns;

/** The token and the authentication of a payment, and the contactless limits of a card. */
const COLUMNS = [
  ['transactions', nullable(varchar('token', 19))],
  ['transactions', nullable(text('authentication'))],
  ['cards', nullable(bigint('contactless_limit'))],
  ['cards', nullable(bigint('contactless_pin_limit'))],
] as const;

export class AddCardSecurity1800830100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      await queryRunner.addColumn(table, new TableColumn(column));
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) await queryRunner.dropColumn(table, column.name);
  }
}
