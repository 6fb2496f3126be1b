import { TableColumn, type QueryRunner } from 'typeorm';
import { createTables, migrationColumns } from '#libs/database';

const { bigint, index, nullable, sequence, text, varchar } = migrationColumns;

/** The disputes about transactions, and the money that they move. */
export class CreateDisputes1800840100000 extends createTables(
  {
    name: 'disputes',
    columns: [
      sequence(),
      { ...varchar('id', 36), isUnique: true },
      varchar('pan', 19),
      varchar('brand', 20),
      varchar('transaction_id', 36),
      varchar('flow', 20),
      varchar('reason', 10),
      varchar('status', 20),
      bigint('amount'),
      bigint('contested'),
      bigint('cardholder'),
      nullable(varchar('deadline_at', 24)),
      text('events'),
      text('presentment'),
      varchar('created_at', 24),
      nullable(varchar('closed_at', 24)),
    ],
    indices: [index('disputes_by_transaction', 'transaction_id')],
  },
  {
    name: 'dispute_movements',
    columns: [
      sequence(),
      varchar('dispute_id', 36),
      varchar('pan', 19),
      varchar('transaction_id', 36),
      varchar('reason', 10),
      varchar('kind', 20),
      varchar('party', 10),
      bigint('cents'),
      varchar('processing_code', 6),
      nullable(varchar('terminal', 8)),
      nullable(varchar('merchant', 15)),
      nullable(varchar('rrn', 12)),
      nullable(varchar('authorization_code', 6)),
      varchar('created_at', 24),
    ],
  },
) {
  override async up(queryRunner: QueryRunner): Promise<void> {
    const disputed = new TableColumn({ ...bigint('disputed'), default: '0' });
    await queryRunner.addColumn('transactions', disputed);
    await super.up(queryRunner);
  }

  override async down(queryRunner: QueryRunner): Promise<void> {
    await super.down(queryRunner);
    await queryRunner.dropColumn('transactions', 'disputed');
  }
}
