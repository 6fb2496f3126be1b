import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

export class CreateKeys1763712000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'keys',
        columns: [
          {
            name: 'sequence',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'id', type: 'varchar', length: '36', isUnique: true },
          { name: 'key_type', type: 'varchar', length: '6' },
          { name: 'key_value', type: 'varchar', length: '77' },
          { name: 'account_id', type: 'varchar', length: '100' },
          { name: 'ispb', type: 'varchar', length: '8' },
          { name: 'branch', type: 'varchar', length: '4' },
          { name: 'account_number', type: 'varchar', length: '20' },
          { name: 'account_type', type: 'varchar', length: '8' },
          { name: 'account', type: 'varchar', length: '45' },
          { name: 'slot', type: 'integer' },
          { name: 'holder_name', type: 'varchar', length: '150' },
          { name: 'holder_tax_id', type: 'varchar', length: '14', isNullable: true },
          { name: 'created_at', type: 'varchar', length: '24' },
          { name: 'deleted_at', type: 'varchar', length: '24', isNullable: true },
        ],
        indices: [
          new TableIndex({
            name: 'keys_one_active_a_value',
            columnNames: ['key_type', 'key_value'],
            isUnique: true,
            where: '"deleted_at" IS NULL',
          }),
          new TableIndex({
            name: 'keys_one_active_a_slot',
            columnNames: ['account', 'slot'],
            isUnique: true,
            where: '"deleted_at" IS NULL',
          }),
          new TableIndex({ name: 'keys_of_account_id', columnNames: ['account_id', 'sequence'] }),
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('keys');
  }
}
