import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';

const text = (name: string, length: number) => ({ name, type: 'varchar', length: String(length) });
const key = (name: string, length: number) => ({ ...text(name, length), isPrimary: true });

/** The declined attempts by card, merchant and amount. A row is written only if the counts are turned on. */
export class CreateRetryCounts1797000300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'retry_counts',
      columns: [
        key('pan', 19),
        key('merchant', 15),
        key('amount', 12),
        text('brand', 10),
        { name: 'declines', type: 'text' },
        text('last_code', 2),
        { ...text('forbidden_code', 2), isNullable: true },
        { name: 'forbidden_at', type: 'bigint', isNullable: true },
      ],
    });
    await queryRunner.createTable(table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('retry_counts');
  }
}
