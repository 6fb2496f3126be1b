import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { nullable, text } = migrationColumns;

/** The plan of a payment in installments, as JSON. */
export class AddInstallments1797000310000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('transactions', new TableColumn(nullable(text('installments'))));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('transactions', 'installments');
  }
}
