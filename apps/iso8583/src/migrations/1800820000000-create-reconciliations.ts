import { TableColumn, type QueryRunner } from 'typeorm';
import { createTables, migrationColumns } from '#libs/database';

const { nullable, sequence, text, varchar } = migrationColumns;

/** The reconciliations of the host, and the settlement day of each transaction. */
export class CreateReconciliations1800820000000 extends createTables({
  name: 'reconciliations',
  columns: [
    sequence(),
    varchar('id', 36),
    { ...varchar('message_key', 120), isUnique: true },
    varchar('direction', 8),
    varchar('institution', 40),
    varchar('day', 4),
    varchar('mti', 4),
    text('own'),
    text('reported'),
    varchar('outcome', 14),
    nullable(varchar('response_code', 2)),
    varchar('created_at', 24),
  ],
}) {
  override async up(queryRunner: QueryRunner): Promise<void> {
    await super.up(queryRunner);
    const day = new TableColumn(nullable(varchar('settlement_date', 4)));
    await queryRunner.addColumn('transactions', day);
  }

  override async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('transactions', 'settlement_date');
    await super.down(queryRunner);
  }
}
