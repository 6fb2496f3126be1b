import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { nullable, varchar } = migrationColumns;

/** The EndToEndId of a posting. Postings that are older have none. */
export class AddEndToEndIds1800400020000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn(
      'postings',
      new TableColumn(nullable(varchar('end_to_end_id', 36))),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('postings', 'end_to_end_id');
  }
}
