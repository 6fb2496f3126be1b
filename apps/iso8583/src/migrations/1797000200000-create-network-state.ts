import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrationColumns } from '#libs/database';

const { text, varchar } = migrationColumns;

/** The network state of each institution: sign-on, settlement date and exchanged keys. */
export class CreateNetworkState1797000200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'network_states',
        columns: [
          { ...varchar('institution', 28), isPrimary: true },
          text('state'),
          varchar('changed_at', 24),
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('network_states');
  }
}
