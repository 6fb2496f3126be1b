import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { type AppDefinition } from '#libs/app';
import { notes } from '#libs/testing';

/** A migration that the older version does not have. */
class CreateLabels1799999000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'labels',
        columns: [{ name: 'id', type: 'varchar', length: '36', isPrimary: true }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('labels');
  }
}

const { entities, migrations } = notes.schema;

/** The service that stores notes, in a version with one more migration. */
export const newerNotes: AppDefinition = {
  ...notes,
  schema: { entities, migrations: [...migrations, CreateLabels1799999000000] },
};
