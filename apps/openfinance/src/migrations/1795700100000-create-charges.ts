import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { bigint, nullable, text, varchar } = migrationColumns;

export class CreateCharges1795700100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'charges',
        columns: [
          { ...varchar('token', 16), isPrimary: true },
          varchar('status', 40),
          nullable(varchar('taken_by', 36)),
          bigint('created_at_ms'),
          text('content'),
        ],
      }),
    );
    const detail = nullable(varchar('rejection_detail', 2048));
    await queryRunner.addColumn('payment_consents', new TableColumn(detail));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('payment_consents', 'rejection_detail');
    await queryRunner.dropTable('charges');
  }
}
