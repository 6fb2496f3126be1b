import { Table, TableUnique, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { bigint, index, nullable, text, varchar } = migrationColumns;

/** The batches of the municipal service. */
export class CreateAbrasfBatches1800100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'abrasf_batches',
        columns: [
          { ...varchar('id', 36), isPrimary: true },
          varchar('municipality', 7),
          varchar('provider', 14),
          varchar('number', 15),
          varchar('protocol', 50),
          varchar('situation', 1),
          bigint('received_at_ms'),
          nullable(bigint('processed_at_ms')),
          text('rps'),
          text('messages'),
          text('invoice_ids'),
          nullable(varchar('requested_outcome', 60)),
        ],
        uniques: [
          new TableUnique({
            name: 'abrasf_batch_number',
            columnNames: ['municipality', 'provider', 'number'],
          }),
          new TableUnique({ name: 'abrasf_batch_protocol', columnNames: ['protocol'] }),
        ],
        indices: [index('abrasf_batches_by_provider', 'provider', 'situation')],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('abrasf_batches');
  }
}
