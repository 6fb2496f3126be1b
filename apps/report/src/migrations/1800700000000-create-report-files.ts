import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTables, isPostgres, migrationColumns } from '#libs/database';

const { bigint, integer, nullable, sequence, text, varchar } = migrationColumns;

const FILES = {
  name: 'report_files',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('kind', 12),
    bigint('size'),
    varchar('sha256', 64),
    varchar('stored_as', 200),
    integer('entries'),
    varchar('amount', 40),
    integer('end_to_end_ids'),
    integer('nsus'),
    nullable(varchar('first_day', 10)),
    nullable(varchar('last_day', 10)),
    bigint('received_at_ms'),
  ],
};

const ENTRIES = 'reconciliation_entries';

/** Uploaded files, and the entries that a reconciliation compares. */
export class CreateReportFiles1800700000000
  extends createTables(FILES)
  implements MigrationInterface
{
  override async up(queryRunner: QueryRunner): Promise<void> {
    await super.up(queryRunner);
    // Sorted by bytes, as SQLite does, so that entries are read in the order of the key.
    const order = isPostgres(queryRunner.dataSource) ? { collation: 'C' } : {};
    const columns = [
      { ...varchar('attempt', 64), isPrimary: true },
      { ...varchar('match_key', 300), isPrimary: true, ...order },
      { ...varchar('day', 10), isPrimary: true, ...order },
      { ...integer('number'), isPrimary: true },
      { ...varchar('side', 6), isPrimary: true, ...order },
      bigint('cents'),
      { name: 'is_within', type: 'boolean' },
      nullable(integer('line')),
      nullable(text('end_to_end_id')),
      nullable(text('nsu')),
      nullable(text('reference')),
    ];
    await queryRunner.createTable(new Table({ name: ENTRIES, columns }));
  }

  override async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(ENTRIES);
    await super.down(queryRunner);
  }
}
