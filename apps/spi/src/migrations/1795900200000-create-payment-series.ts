import { migrationColumns } from '#libs/database';
import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';

const { bigint, integer, nullable, sequence, text, varchar } = migrationColumns;

/** The payments that virtual payers send. */
export class CreatePaymentSeries1795900200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'payment_series',
        columns: [
          sequence(),
          { ...varchar('id', 36), isUnique: true },
          text('template'),
          { ...nullable(varchar('end_to_end_id', 32)), isUnique: true },
          varchar('prefix', 7),
          varchar('content', 64),
          integer('count'),
          integer('per_second'),
          bigint('start_ms'),
          integer('sent'),
          varchar('status', 10),
          nullable(text('failure')),
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('payment_series');
  }
}
