import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';

export class AddReasonCode1763762400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const column = { name: 'reason_code', type: 'varchar', length: '4', isNullable: true };
    await queryRunner.addColumn('transactions', new TableColumn(column));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('transactions', 'reason_code');
  }
}
