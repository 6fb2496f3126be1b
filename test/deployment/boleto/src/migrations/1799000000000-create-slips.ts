import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { bigint, varchar } = migrationColumns;

export class CreateSlips1799000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [{ ...varchar('id', 36), isPrimary: true }, bigint('amount')];
    await queryRunner.createTable(new Table({ name: 'slips', columns }));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('slips');
  }
}
