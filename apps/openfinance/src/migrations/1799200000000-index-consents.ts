import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { index } = migrationColumns;

/** Consents of both kinds are listed by the instant of their creation. */
export class IndexConsents1799200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const ofData = index('consents_by_creation', 'created_at', 'consent_id');
    await queryRunner.createIndex('consents', ofData);
    const ofPayments = index('payment_consents_by_creation', 'created_at_ms', 'consent_id');
    await queryRunner.createIndex('payment_consents', ofPayments);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('payment_consents', 'payment_consents_by_creation');
    await queryRunner.dropIndex('consents', 'consents_by_creation');
  }
}
