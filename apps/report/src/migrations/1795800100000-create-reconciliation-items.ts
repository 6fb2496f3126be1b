import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isPostgres } from '#libs/database';

export class CreateReconciliationItems1795800100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const status = { type: 'varchar', length: '10', isNullable: true };
    const number = { type: 'bigint', isNullable: true };
    // Sorted by bytes, as SQLite does, so that a report is the same on both databases and is read in the order of the
    // key.
    const order = isPostgres(queryRunner.dataSource) ? { collation: 'C' } : {};
    const table = new Table({
      name: 'reconciliation_items',
      columns: [
        { name: 'attempt', type: 'varchar', length: '64', isPrimary: true },
        { name: 'end_to_end_id', type: 'varchar', length: '35', isPrimary: true, ...order },
        { name: 'expectation', type: 'varchar', length: '8', isNullable: true },
        { name: 'expected_amount', ...number },
        { name: 'expected_status', ...status },
        { name: 'expected_at_ms', ...number },
        { name: 'spi_amount', ...number },
        { name: 'spi_status', ...status },
        { name: 'spi_at_ms', ...number },
        { name: 'is_late', type: 'boolean' },
      ],
    });
    await queryRunner.createTable(table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('reconciliation_items');
  }
}
