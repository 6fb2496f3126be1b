import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

const SCHEDULES = {
  name: 'report_schedules',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('name', 60),
    text('report'),
    varchar('every', 20),
    varchar('at', 5),
    varchar('covers', 20),
    integer('to_outbox'),
    bigint('created_at_ms'),
    nullable(bigint('next_due_at_ms')),
    nullable(bigint('last_due_at_ms')),
    integer('last_number'),
    integer('missing'),
    integer('late'),
    nullable(text('error')),
  ],
};

/** Schedules, and the schedule of a run. */
export class CreateSchedules1800600000000
  extends createTables(SCHEDULES)
  implements MigrationInterface
{
  override async up(queryRunner: QueryRunner): Promise<void> {
    await super.up(queryRunner);
    await queryRunner.addColumn('report_runs', new TableColumn(nullable(varchar('schedule', 36))));
    await queryRunner.createIndex('report_runs', index('report_runs_by_schedule', 'schedule'));
  }

  override async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('report_runs', 'report_runs_by_schedule');
    await queryRunner.dropColumn('report_runs', 'schedule');
    await super.down(queryRunner);
  }
}
