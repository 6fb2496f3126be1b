import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';

export class CreateParameters1795700100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'parameters',
        columns: [
          { name: 'key', type: 'varchar', length: '20', isPrimary: true },
          { name: 'kind', type: 'varchar', length: '12' },
          { name: 'value', type: 'text' },
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('parameters');
  }
}
