import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const TABLE = 'workflow_executions';
const INDEX = 'executions_by_given_name';

/** The names that clients have chosen, each for one execution of a workflow. Those of earlier versions stay as they are. */
export class AddGivenNames1796000010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn(
      TABLE,
      new TableColumn({ name: 'given_name', type: 'varchar', length: '120', isNullable: true }),
    );
    await queryRunner.createIndex(
      TABLE,
      new TableIndex({ name: INDEX, columnNames: ['workflow_id', 'given_name'], isUnique: true }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex(TABLE, INDEX);
    await queryRunner.dropColumn(TABLE, 'given_name');
  }
}
