import { migrationColumns } from '#libs/database';
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';

const { integer, nullable, sequence, text, varchar } = migrationColumns;

/** Runs of the items of the homologation script. */
export class CreateExamRuns1795900210000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'exam_runs',
        columns: [
          sequence(),
          { ...varchar('id', 36), isUnique: true },
          varchar('item', 4),
          varchar('ispb', 8),
          nullable(varchar('subject', 32)),
          nullable(varchar('deadline_at', 24)),
          nullable(varchar('series_id', 36)),
          nullable(text('capacity')),
          integer('after_sequence'),
          varchar('started_at', 24),
          varchar('ends_at', 24),
          varchar('status', 9),
          text('steps'),
          nullable(varchar('finished_at', 24)),
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('exam_runs');
  }
}
