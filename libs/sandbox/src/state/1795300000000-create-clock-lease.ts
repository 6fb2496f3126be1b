import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';

/** The lease of the sandbox's clock. */
export class CreateClockLease1795300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'sandbox_clock_lease',
        columns: [
          { name: 'id', type: 'integer', isPrimary: true },
          { name: 'holder', type: 'varchar', length: '36' },
          { name: 'expires_at_ms', type: 'bigint' },
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('sandbox_clock_lease');
  }
}
