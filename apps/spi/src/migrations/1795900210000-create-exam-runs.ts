import { createTables, migrationColumns } from '#libs/database';

const { integer, nullable, sequence, text, varchar } = migrationColumns;

/** Creates the runs of the homologation script. */
export class CreateExamRuns1795900210000 extends createTables({
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
}) {}
