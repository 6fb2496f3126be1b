import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

/** The runs of reports. */
export class CreateRuns1795900000000 extends createTables({
  name: 'report_runs',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('type', 60),
    varchar('format', 12),
    integer('is_zipped'),
    text('parameters'),
    text('options'),
    varchar('content', 64),
    nullable(varchar('idempotency_key', 255)),
    nullable(varchar('ordered', 60)),
    varchar('correlation_id', 128),
    varchar('status', 12),
    bigint('created_at_ms'),
    nullable(bigint('started_at_ms')),
    nullable(bigint('finished_at_ms')),
    nullable(bigint('expires_at_ms')),
    integer('attempt'),
    bigint('rows'),
    nullable(bigint('rows_total')),
    nullable(text('result')),
    nullable(text('error')),
  ],
  uniques: [{ name: 'report_idempotency_key', columnNames: ['idempotency_key'] }],
  indices: [index('report_runs_by_status', 'status')],
}) {}
