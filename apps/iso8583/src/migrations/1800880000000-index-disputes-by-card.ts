import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDICES = [
  ['disputes', 'disputes_by_pan', ['pan', 'sequence']],
  ['dispute_movements', 'dispute_movements_by_pan', ['pan']],
] as const;

/** The disputes of a card are listed, and are deleted with their movements when the card is reset. */
export class IndexDisputesByCard1800880000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, name, columns] of INDICES) {
      await queryRunner.createIndex(table, new TableIndex({ name, columnNames: [...columns] }));
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, name] of INDICES) await queryRunner.dropIndex(table, name);
  }
}
