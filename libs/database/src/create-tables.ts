import { Table, type MigrationInterface, type QueryRunner, type TableOptions } from 'typeorm';

/** The class of a migration that creates tables. To take it back drops them, the last one first. */
export function createTables(...tables: readonly TableOptions[]): new () => MigrationInterface {
  return class implements MigrationInterface {
    async up(queryRunner: QueryRunner): Promise<void> {
      // A new table for each run: TypeORM names the constraints of the table that it is given, by its schema.
      for (const table of tables) await queryRunner.createTable(new Table(table));
    }

    async down(queryRunner: QueryRunner): Promise<void> {
      for (const { name } of tables.toReversed()) await queryRunner.dropTable(name);
    }
  };
}
