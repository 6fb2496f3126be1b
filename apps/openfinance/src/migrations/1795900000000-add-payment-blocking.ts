import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isPostgres, pathOf } from '#libs/database';

export class AddPaymentBlocking1795900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const no = isPostgres(queryRunner.dataSource) ? 'false' : '0';
    const isBlocked = { name: 'is_blocked', type: 'boolean', default: no };
    await queryRunner.addColumn('payments', new TableColumn(isBlocked));
    // The amount of a payment that was sent is blocked.
    await queryRunner.query(
      `UPDATE ${await pathOf(queryRunner, 'payments')} SET is_blocked = TRUE WHERE attempts > 0 AND status IN ('ACPD', 'PDNG')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('payments', 'is_blocked');
  }
}
