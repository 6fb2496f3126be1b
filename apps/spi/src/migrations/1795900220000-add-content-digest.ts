import { migrationColumns } from '#libs/database';
import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Adds the digest of messages. Messages that are already stored have none. */
export class AddContentDigest1795900220000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('messages', new TableColumn(DIGEST));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('messages', DIGEST.name);
  }
}

const { nullable, varchar } = migrationColumns;
const DIGEST = nullable(varchar('content_digest', 64));
