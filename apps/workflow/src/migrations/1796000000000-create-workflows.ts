import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

/** Definitions with their versions, executions with their frames and histories, and what they wait for. */
export class CreateWorkflows1796000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await queryRunner.dropTable(name);
  }
}

const workflows = new Table({
  name: 'workflows',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('name', 120),
    nullable(text('description')),
    integer('version'),
    varchar('hash', 64),
    text('definition'),
    nullable(text('layout')),
    nullable(text('webhook')),
    bigint('created_at_ms'),
    bigint('updated_at_ms'),
    nullable(bigint('deleted_at_ms')),
  ],
});

const versions = new Table({
  name: 'workflow_versions',
  columns: [
    { ...varchar('workflow_id', 36), isPrimary: true },
    { ...integer('version'), isPrimary: true },
    varchar('hash', 64),
    text('definition'),
    nullable(text('layout')),
    bigint('created_at_ms'),
  ],
});

const executions = new Table({
  name: 'workflow_executions',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('workflow_id', 36),
    integer('version'),
    varchar('name', 120),
    varchar('status', 12),
    text('input'),
    nullable(text('output')),
    nullable(varchar('error', 256)),
    nullable(text('cause')),
    bigint('started_at_ms'),
    nullable(bigint('stopped_at_ms')),
    integer('redrives'),
    integer('event_count'),
    integer('frame_count'),
    bigint('turn_count'),
    nullable(bigint('due_at_ms')),
    nullable(varchar('runner', 36)),
    nullable(varchar('idempotency_key', 300)),
    varchar('content', 64),
    nullable(text('mocks')),
    text('mock_calls'),
    nullable(text('parent')),
    integer('hops'),
    varchar('correlation_id', 128),
    nullable(varchar('ordered', 60)),
  ],
  uniques: [{ name: 'execution_idempotency_key', columnNames: ['workflow_id', 'idempotency_key'] }],
  indices: [index('executions_by_workflow', 'workflow_id', 'status')],
});

const frames = new Table({
  name: 'workflow_frames',
  columns: [
    { ...varchar('execution_id', 36), isPrimary: true },
    { ...integer('number'), isPrimary: true },
    nullable(integer('parent')),
    text('frame'),
    nullable(text('signal')),
    bigint('turn'),
    integer('entry'),
    integer('last_event'),
    nullable(text('task')),
    nullable({ ...varchar('token', 36), isUnique: true }),
    nullable(varchar('waits_for', 300)),
    text('counts'),
    nullable(text('outcome')),
  ],
  indices: [
    index('frames_by_parent', 'execution_id', 'parent'),
    index('frames_by_waits_for', 'waits_for'),
  ],
});

const events = new Table({
  name: 'workflow_events',
  columns: [
    { ...varchar('execution_id', 36), isPrimary: true },
    { ...integer('number'), isPrimary: true },
    integer('previous'),
    integer('frame'),
    bigint('at_ms'),
    varchar('type', 40),
    nullable(varchar('state', 80)),
    text('details'),
    nullable(text('draws')),
  ],
});

const signals = new Table({
  name: 'workflow_signals',
  columns: [
    sequence(),
    varchar('execution_id', 36),
    integer('frame'),
    nullable(varchar('token', 36)),
    text('signal'),
  ],
  indices: [index('signals_by_execution', 'execution_id')],
});

const calls = new Table({
  name: 'workflow_webhook_calls',
  columns: [
    sequence(),
    varchar('workflow_id', 36),
    nullable(varchar('call_key', 300)),
    nullable(varchar('waits_for', 300)),
    nullable(text('body')),
    nullable(varchar('execution_id', 36)),
    bigint('received_at_ms'),
  ],
  uniques: [{ name: 'webhook_call_key', columnNames: ['workflow_id', 'call_key'] }],
  indices: [index('webhook_calls_by_waits_for', 'waits_for')],
});

const TABLES: readonly Table[] = [
  ...[workflows, versions, executions],
  ...[frames, events, signals, calls],
];
