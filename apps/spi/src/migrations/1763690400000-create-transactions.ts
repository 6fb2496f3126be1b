import { Table, TableUnique, type MigrationInterface, type QueryRunner } from 'typeorm';

export class CreateTransactions1763690400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'transactions',
        columns: [
          {
            name: 'sequence',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'id', type: 'varchar', length: '36' },
          { name: 'end_to_end_id', type: 'varchar', length: '35' },
          { name: 'tx_id', type: 'varchar', length: '35' },
          { name: 'amount_cents', type: 'bigint' },
          { name: 'creditor_ispb', type: 'varchar', length: '8' },
          { name: 'creditor_name', type: 'varchar', length: '140' },
          { name: 'debtor_ispb', type: 'varchar', length: '8' },
          { name: 'debtor_name', type: 'varchar', length: '140' },
          { name: 'status', type: 'varchar', length: '10' },
          { name: 'created_at', type: 'varchar', length: '24' },
        ],
        uniques: [new TableUnique({ columnNames: ['end_to_end_id'] })],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('transactions');
  }
}
