import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Work in real time, with a lease for the instance that does it. */
export class CreateJobs1795800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'sandbox_jobs',
        columns: [
          {
            name: 'sequence',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'kind', type: 'varchar', length: '60' },
          { name: 'key', type: 'varchar', length: '120' },
          { name: 'epoch', type: 'integer' },
          { name: 'attempts', type: 'integer' },
          { name: 'holder', type: 'varchar', length: '36', isNullable: true },
          { name: 'lease_until_ms', type: 'bigint' },
        ],
        uniques: [{ columnNames: ['kind', 'key'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('sandbox_jobs');
  }
}
