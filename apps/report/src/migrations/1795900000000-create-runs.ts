import { Table, TableIndex, TableUnique, type MigrationInterface, type QueryRunner } from 'typeorm';

const bigint = (name: string, isNullable = false) => ({ name, type: 'bigint', isNullable });
const varchar = (name: string, length: number, isNullable = false) => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable,
});
const text = (name: string, isNullable = false) => ({ name, type: 'text', isNullable });

/** The runs of reports. */
export class CreateRuns1795900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'report_runs',
        columns: [
          {
            name: 'sequence',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { ...varchar('id', 36), isUnique: true },
          varchar('type', 60),
          varchar('format', 12),
          { name: 'is_zipped', type: 'integer' },
          text('parameters'),
          text('options'),
          varchar('content', 64),
          varchar('idempotency_key', 255, true),
          varchar('ordered', 60, true),
          varchar('correlation_id', 128),
          varchar('status', 12),
          bigint('created_at_ms'),
          bigint('started_at_ms', true),
          bigint('finished_at_ms', true),
          bigint('expires_at_ms', true),
          { name: 'attempt', type: 'integer' },
          bigint('rows'),
          bigint('rows_total', true),
          text('result', true),
          text('error', true),
        ],
        uniques: [
          new TableUnique({ name: 'report_idempotency_key', columnNames: ['idempotency_key'] }),
        ],
        indices: [new TableIndex({ name: 'report_runs_by_status', columnNames: ['status'] })],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('report_runs');
  }
}
