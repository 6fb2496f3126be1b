import {
  Table,
  TableIndex,
  TableUnique,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm';

const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});

/** The tables that every sandbox of every service has. */
export class CreateWorld1763690300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'sandbox_state',
        columns: [
          { ...integer('id'), isPrimary: true },
          varchar('app', 20),
          varchar('created_at', 24),
          varchar('last_used_at', 24),
          text('clock'),
        ],
      }),
    );
    await queryRunner.createTable(
      new Table({
        name: 'sandbox_due_work',
        columns: [
          {
            ...integer('sequence'),
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          varchar('kind', 60),
          varchar('key', 120),
          varchar('due_at', 24),
          text('payload'),
          integer('attempts'),
        ],
        uniques: [new TableUnique({ columnNames: ['kind', 'key'] })],
        indices: [new TableIndex({ columnNames: ['due_at'] })],
      }),
    );
    await queryRunner.createTable(
      new Table({
        name: 'sandbox_rules',
        columns: [
          { ...varchar('id', 36), isPrimary: true },
          integer('position'),
          text('definition'),
          integer('matched'),
          integer('hits'),
          varchar('created_at', 24),
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['sandbox_rules', 'sandbox_due_work', 'sandbox_state']) {
      await queryRunner.dropTable(table);
    }
  }
}
