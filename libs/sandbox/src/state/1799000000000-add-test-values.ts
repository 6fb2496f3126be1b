import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isPostgres } from '#libs/database';

/** Whether the sandbox takes test values. */
export class AddTestValues1799000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const yes = isPostgres(queryRunner.dataSource) ? 'true' : '1';
    const column = { name: 'takes_test_values', type: 'boolean', default: yes };
    await queryRunner.addColumn('sandbox_state', new TableColumn(column));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('sandbox_state', 'takes_test_values');
  }
}
