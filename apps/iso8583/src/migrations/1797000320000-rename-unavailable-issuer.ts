import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { pathOf } from '#libs/database';

/** The value `away` of the setting `issuer` is named `unavailable`. */
export class RenameUnavailableIssuer1797000320000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await rename(queryRunner, 'away', 'unavailable');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await rename(queryRunner, 'unavailable', 'away');
  }
}

async function rename(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
  const settings = await pathOf(queryRunner, 'settings');
  await queryRunner.query(
    `UPDATE ${settings} SET value = REPLACE(value, '"issuer":"${from}"', '"issuer":"${to}"') WHERE name = 'host'`,
  );
}
