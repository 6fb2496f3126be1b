import { migrationColumns } from '#libs/database';
import { Table, TableUnique, type MigrationInterface, type QueryRunner } from 'typeorm';

const { bigint, integer, nullable, varchar } = migrationColumns;

/** The streams of ICOM, and the traffic buckets of participants. */
export class CreateIcom1795900100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of TABLES) await queryRunner.dropTable(name);
  }
}

const TABLES = [
  new Table({
    name: 'streams',
    columns: [
      { ...varchar('id', 32), isPrimary: true },
      varchar('ispb', 8),
      integer('place'),
      nullable(varchar('current_token', 24)),
      varchar('next_token', 24),
      bigint('idle_since_ms'),
    ],
    uniques: [new TableUnique({ name: 'streams_places', columnNames: ['ispb', 'place'] })],
  }),
  new Table({
    name: 'traffic_buckets',
    columns: [{ ...varchar('ispb', 8), isPrimary: true }, bigint('full_at')],
  }),
];
