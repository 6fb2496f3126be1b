import { createTables, migrationColumns } from '#libs/database';

const { index, integer, nullable, sequence, text, varchar } = migrationColumns;

/** Runs of the items of the homologation script. */
export class CreateExamRuns1796000600000 extends createTables({
  name: 'exam_runs',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('item', 20),
    varchar('ispb', 8),
    text('parameters'),
    text('subjects'),
    integer('after_key'),
    integer('after_lookup'),
    varchar('started_at', 24),
    varchar('ends_at', 24),
    varchar('status', 9),
    text('steps'),
    nullable(varchar('finished_at', 24)),
  ],
  indices: [index('exam_runs_of_participant', 'ispb', 'status')],
}) {}
