import { migrationColumns } from '#libs/database';
import { Table, TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const { nullable, varchar, text, integer, bigint, sequence, index } = migrationColumns;

/** Only one report or refund of a transaction for each reason; those of funds recoveries have their own rules. */
const oneATransaction = (name: string): TableIndex =>
  new TableIndex({
    name,
    columnNames: ['transaction_id', 'reason'],
    isUnique: true,
    where: '"status" <> \'CANCELLED\' AND "funds_recovery_id" IS NULL',
  });

const REPORTS = new Table({
  name: 'infraction_reports',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('transaction_id', 35),
    varchar('reason', 16),
    varchar('situation_type', 17),
    nullable(text('report_details')),
    nullable(text('contact')),
    varchar('reporter', 8),
    varchar('counterparty', 8),
    nullable(varchar('tax_id', 14)),
    nullable(varchar('key_value', 77)),
    bigint('transaction_cents'),
    nullable(bigint('infraction_cents')),
    nullable(varchar('funds_recovery_id', 36)),
    varchar('status', 12),
    nullable(varchar('analysis_result', 9)),
    nullable(text('analysis_details')),
    nullable(varchar('fraud_type', 17)),
    nullable(varchar('fraud_marker_id', 36)),
    varchar('created_at', 24),
    nullable(varchar('closed_at', 24)),
    varchar('last_modified', 24),
  ],
  indices: [
    oneATransaction('reports_one_a_transaction'),
    index('reports_of_transaction', 'transaction_id'),
    index('reports_of_reporter', 'reporter', 'last_modified', 'sequence'),
    index('reports_of_counterparty', 'counterparty', 'last_modified', 'sequence'),
    index('reports_of_recovery', 'funds_recovery_id'),
    index('reports_of_person', 'tax_id', 'status', 'last_modified'),
    index('reports_of_key', 'key_value', 'status', 'last_modified'),
  ],
});

const MARKERS = new Table({
  name: 'fraud_markers',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('status', 10),
    varchar('tax_id', 14),
    nullable(varchar('key_value', 77)),
    varchar('fraud_type', 17),
    varchar('participant', 8),
    nullable(varchar('report_id', 36)),
    nullable(varchar('reporter', 8)),
    nullable(bigint('transaction_cents')),
    varchar('created_at', 24),
    varchar('last_modified', 24),
  ],
  indices: [
    index('markers_of_participant', 'participant', 'tax_id', 'last_modified', 'sequence'),
    index('markers_of_person', 'tax_id', 'status', 'last_modified'),
    index('markers_of_key', 'key_value', 'status', 'last_modified'),
  ],
});

const REFUNDS = new Table({
  name: 'refunds',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('transaction_id', 35),
    varchar('reason', 16),
    bigint('amount_cents'),
    nullable(text('details')),
    varchar('requesting', 8),
    varchar('contested', 8),
    varchar('status', 9),
    nullable(varchar('report_id', 36)),
    nullable(varchar('funds_recovery_id', 36)),
    { name: 'by_payment', type: 'boolean' },
    nullable(text('refund_account')),
    nullable(varchar('analysis_result', 18)),
    nullable(text('analysis_details')),
    nullable(varchar('rejection_reason', 21)),
    nullable(varchar('refund_transaction_id', 35)),
    nullable(bigint('effective_cents')),
    varchar('created_at', 24),
    varchar('last_modified', 24),
  ],
  indices: [
    oneATransaction('refunds_one_a_transaction'),
    index('refunds_of_transaction', 'transaction_id'),
    index('refunds_of_requesting', 'requesting', 'last_modified', 'sequence'),
    index('refunds_of_contested', 'contested', 'last_modified', 'sequence'),
    index('refunds_of_recovery', 'funds_recovery_id'),
    index('refunds_closed_by', 'refund_transaction_id'),
  ],
});

/** The position in the list of payments of the SPI. */
const SYNCS = new Table({
  name: 'transfer_syncs',
  columns: [
    { ...integer('id'), isPrimary: true },
    integer('version'),
    nullable(varchar('newest', 35)),
    text('gaps'),
  ],
});

const TABLES = [REPORTS, MARKERS, REFUNDS, SYNCS];

/** Infraction reports, fraud markers and refunds, and what the SPI says of the returns of a payment. */
export class CreateFraud1796000400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('transfers', new TableColumn(nullable(bigint('returned_cents'))));
    // TypeORM names the constraints of the table that it is given, by its schema.
    for (const table of TABLES) await queryRunner.createTable(table.clone());
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await queryRunner.dropTable(name);
    await queryRunner.dropColumn('transfers', 'returned_cents');
  }
}
