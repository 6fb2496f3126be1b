import { Table, TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

const REMITTANCES = {
  name: 'remittances',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('account_id', 36),
    varchar('agreement', 20),
    integer('nsa'),
    varchar('content_hash', 64),
    varchar('layout', 20),
    varchar('status', 10),
    bigint('received_at_ms'),
    integer('payment_count'),
    bigint('amount'),
    text('header'),
    text('findings'),
    integer('finding_count'),
    integer('returns'),
    nullable(varchar('requested_occurrence', 2)),
    varchar('correlation_id', 100),
  ],
  indices: [index('remittances_of_series', 'account_id', 'agreement', 'nsa')],
};

const PAYMENTS = {
  name: 'remittance_payments',
  columns: [
    sequence(),
    varchar('remittance_id', 36),
    integer('number'),
    integer('lot'),
    integer('record'),
    varchar('form', 2),
    varchar('movement', 1),
    varchar('company_document', 20),
    bigint('amount'),
    varchar('pay_on', 10),
    text('details'),
    text('lines'),
    varchar('status', 10),
    varchar('occurrences', 10),
    nullable(varchar('payment_id', 36)),
    nullable(varchar('end_to_end_id', 32)),
    nullable(bigint('ended_at_ms')),
    nullable(integer('final_in')),
  ],
  indices: [
    new TableIndex({
      name: 'remittance_payments_of_file',
      columnNames: ['remittance_id', 'number'],
      isUnique: true,
    }),
    new TableIndex({
      name: 'remittance_payments_scheduled',
      columnNames: ['remittance_id', 'pay_on', 'number'],
      where: `"status" = 'SCHEDULED'`,
    }),
    new TableIndex({
      name: 'remittance_payments_of_document',
      columnNames: ['company_document'],
      where: `"status" = 'SCHEDULED'`,
    }),
    new TableIndex({
      name: 'remittance_payments_sent',
      columnNames: ['payment_id'],
      where: '"payment_id" IS NOT NULL',
    }),
  ],
};

const LOTS = {
  name: 'remittance_lots',
  columns: [
    { ...varchar('remittance_id', 36), isPrimary: true },
    { ...integer('lot'), isPrimary: true },
    text('header'),
  ],
};

const DAYS = {
  name: 'remittance_days',
  columns: [
    { ...varchar('remittance_id', 36), isPrimary: true },
    { ...varchar('pay_on', 10), isPrimary: true },
    integer('open'),
  ],
};

const SERIES = {
  name: 'remittance_series',
  columns: [
    { ...varchar('account_id', 36), isPrimary: true },
    { ...varchar('agreement', 20), isPrimary: true },
    integer('last_return_nsa'),
  ],
};

const RETURNS = {
  name: 'remittance_returns',
  columns: [
    { ...varchar('remittance_id', 36), isPrimary: true },
    { ...integer('number'), isPrimary: true },
    integer('nsa'),
    bigint('made_at_ms'),
  ],
};

const TABLES = [REMITTANCES, PAYMENTS, LOTS, DAYS, SERIES, RETURNS];

/** Payments of companies in CNAB 240 files, and the code with which the SPI rejected a payment. */
export class CreateRemittances1800500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(new Table(table));
    await queryRunner.addColumn('payments', new TableColumn(nullable(varchar('spi_code', 4))));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('payments', 'spi_code');
    for (const { name } of TABLES.toReversed()) await queryRunner.dropTable(name);
  }
}
