import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { nullable, varchar } = migrationColumns;
const INDEX = 'acquirer_advices_by_listener';

/** The listener whose clients get an advice of the host. */
export class AddListenerOfAdvices1800821000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn(
      'acquirer_advices',
      new TableColumn(nullable(varchar('listener', 40))),
    );
    const index = new TableIndex({ name: INDEX, columnNames: ['listener', 'status', 'sequence'] });
    await queryRunner.createIndex('acquirer_advices', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('acquirer_advices', INDEX);
    await queryRunner.dropColumn('acquirer_advices', 'listener');
  }
}
