import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

/** The exams of clients: the runs, the flaws that they plan, and the calls that they grade. */
export class CreateExamRuns1800030000000 extends createTables(
  {
    name: 'exam_runs',
    columns: [
      sequence(),
      { ...varchar('id', 36), isUnique: true },
      varchar('item', 60),
      varchar('ispb', 8),
      varchar('client_id', 36),
      varchar('started_at', 24),
      varchar('ends_at', 24),
      varchar('status', 9),
      text('steps'),
      nullable(varchar('finished_at', 24)),
    ],
    indices: [index('exam_runs_of_client', 'client_id', 'status')],
  },
  {
    name: 'planned_flaws',
    columns: [
      { ...varchar('run_id', 36), isPrimary: true },
      varchar('client_id', 36),
      varchar('place', 13),
      varchar('flaw', 60),
      nullable(varchar('code_hash', 43)),
      nullable(bigint('taken_at_ms')),
    ],
    indices: [index('planned_flaws_of_client', 'client_id')],
  },
  {
    name: 'exam_calls',
    columns: [
      sequence(),
      varchar('run_id', 36),
      varchar('method', 7),
      varchar('path', 200),
      varchar('token_hash', 43),
      nullable(varchar('idempotency_key', 40)),
      varchar('content', 64),
      bigint('at_ms'),
      nullable(integer('fault')),
    ],
    indices: [index('exam_calls_of_run', 'run_id')],
  },
) {}
