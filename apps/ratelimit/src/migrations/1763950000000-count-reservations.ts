import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';

const columns = [
  new TableColumn({ name: 'full_before', type: 'bigint', default: 0 }),
  new TableColumn({ name: 'reserved', type: 'integer', default: 0 }),
  new TableColumn({ name: 'reserved_until', type: 'bigint', default: 0 }),
];

export class CountReservations1763950000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumns(
      'buckets',
      columns.map((column) => column.clone()),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns('buckets', columns);
  }
}
