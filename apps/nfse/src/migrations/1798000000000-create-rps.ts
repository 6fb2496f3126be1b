import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { index, nullable, text, varchar } = migrationColumns;

/** The declaration of a request, and the invoice of each RPS. */
export class CreateRps1798000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('invoices', new TableColumn(nullable(text('declaration'))));
    await queryRunner.createTable(
      new Table({
        name: 'rps',
        columns: [
          { ...varchar('provider', 14), isPrimary: true },
          { ...varchar('municipality', 7), isPrimary: true },
          { ...varchar('series', 5), isPrimary: true },
          { ...varchar('number', 15), isPrimary: true },
          { ...varchar('type', 1), isPrimary: true },
          varchar('invoice_id', 36),
        ],
        indices: [index('rps_by_invoice', 'invoice_id')],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('rps');
    await queryRunner.dropColumn('invoices', 'declaration');
  }
}
