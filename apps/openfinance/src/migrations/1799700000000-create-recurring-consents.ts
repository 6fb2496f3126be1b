import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { isPostgres, migrationColumns, pathOf } from '#libs/database';

const { bigint, index, nullable, text, varchar } = migrationColumns;

/** Recurring consents, and the members that only recurring payments have. */
export class CreateRecurringConsents1799700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'recurring_consents',
        columns: [
          { ...varchar('consent_id', 100), isPrimary: true },
          varchar('status', 25),
          bigint('created_at_ms'),
          bigint('status_updated_at_ms'),
          nullable(bigint('expires_at_ms')),
          nullable(bigint('deadline_at_ms')),
          nullable(bigint('authorised_at_ms')),
          nullable(bigint('updated_at_ms')),
          nullable(varchar('approval_due_date', 10)),
          nullable(varchar('debtor_account_id', 36)),
          text('request'),
          nullable(text('ending')),
        ],
        indices: [index('recurring_consents_by_creation', 'created_at_ms', 'consent_id')],
      }),
    );
    await queryRunner.addColumn('payments', new TableColumn(nullable(varchar('product', 10))));
    await resizeRejection(queryRunner, 60);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await resizeRejection(queryRunner, 40);
    await queryRunner.dropColumn('payments', 'product');
    await queryRunner.dropTable('recurring_consents');
  }
}

/** The longest reason of automatic-payments 2.0.0 has 45 characters. */
async function resizeRejection(queryRunner: QueryRunner, length: number): Promise<void> {
  if (isPostgres(queryRunner.dataSource)) {
    // TypeORM would drop the column and lose its values.
    await queryRunner.query(
      `ALTER TABLE ${await pathOf(queryRunner, 'payments')} ALTER COLUMN rejection TYPE varchar(${String(length)})`,
    );
    return;
  }
  const column = new TableColumn(nullable(varchar('rejection', length)));
  await queryRunner.changeColumn('payments', 'rejection', column);
}
