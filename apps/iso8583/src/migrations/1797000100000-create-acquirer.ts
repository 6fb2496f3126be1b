import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { index, integer, nullable, sequence, text, varchar } = migrationColumns;

const links = new Table({
  name: 'acquirer_links',
  columns: [
    sequence(),
    varchar('id', 36),
    { ...varchar('name', 40), isUnique: true },
    text('definition'),
    varchar('created_at', 24),
  ],
});

const advices = new Table({
  name: 'acquirer_advices',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    nullable(varchar('link', 40)),
    varchar('profile', 40),
    text('message'),
    varchar('status', 10),
    integer('tries'),
    nullable(varchar('next_try_at', 24)),
    nullable(text('response')),
    nullable(text('last_error')),
    varchar('created_at', 24),
    nullable(varchar('finished_at', 24)),
  ],
});

const loads = new Table({
  name: 'acquirer_loads',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('status', 10),
    text('report'),
    { name: 'seen_at_ms', type: 'bigint' },
  ],
  indices: [index('acquirer_loads_by_status', 'status')],
});

/** The links of the acquirer, the advices that it sends until they are confirmed, and its load runs. */
export class CreateAcquirer1797000100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [links, advices, loads]) {
      // A copy: TypeORM names the constraints of the table that it is given, by the schema that it makes it in.
      await queryRunner.createTable(table.clone());
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of [loads, advices, links]) await queryRunner.dropTable(name);
  }
}
