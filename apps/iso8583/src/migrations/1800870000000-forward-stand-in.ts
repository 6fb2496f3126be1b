import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { nullable, varchar } = migrationColumns;
const QUEUE = 'stand_in_queue';
const ADVICES = 'acquirer_advices';

/** The reason of a stand-in, and the listener whose clients get its approvals as advices. */
export class ForwardStandIn1800870000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn(QUEUE, new TableColumn(nullable(varchar('reason', 20))));
    await queryRunner.addColumn(QUEUE, new TableColumn(nullable(varchar('forward', 40))));
    await queryRunner.addColumn(ADVICES, new TableColumn(nullable(varchar('stand_in_reason', 20))));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn(ADVICES, 'stand_in_reason');
    await queryRunner.dropColumn(QUEUE, 'forward');
    await queryRunner.dropColumn(QUEUE, 'reason');
  }
}
