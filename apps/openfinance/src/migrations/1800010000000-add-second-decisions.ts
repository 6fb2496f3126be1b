import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { nullable, text } = migrationColumns;

/** Accounts that need the approval of both holders. */
export class AddSecondDecisions1800010000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('consents', new TableColumn(nullable(text('second_decisions'))));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('consents', 'second_decisions');
  }
}
