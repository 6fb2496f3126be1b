import {
  Table,
  TableIndex,
  type MigrationInterface,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm';

const sequence: TableColumnOptions = {
  name: 'sequence',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
};

const consents = new Table({
  name: 'consents',
  columns: [
    sequence,
    { name: 'consent_id', type: 'varchar', length: '60', isUnique: true },
    { name: 'logged_user', type: 'varchar', length: '11' },
    { name: 'business_entity', type: 'varchar', length: '14', isNullable: true },
    { name: 'permissions', type: 'text' },
    { name: 'status', type: 'varchar', length: '22' },
    { name: 'created_at', type: 'varchar', length: '24' },
    { name: 'status_updated_at', type: 'varchar', length: '24' },
    { name: 'expires_at', type: 'varchar', length: '24', isNullable: true },
    { name: 'is_linked', type: 'boolean', isNullable: true },
    { name: 'rejected_by', type: 'varchar', length: '5', isNullable: true },
    { name: 'rejection_code', type: 'varchar', length: '26', isNullable: true },
    { name: 'account_ids', type: 'text' },
  ],
});

const extensions = new Table({
  name: 'consent_extensions',
  columns: [
    sequence,
    { name: 'consent_id', type: 'varchar', length: '60' },
    { name: 'requested_at', type: 'varchar', length: '24' },
    { name: 'expires_at', type: 'varchar', length: '24', isNullable: true },
    { name: 'previous_expires_at', type: 'varchar', length: '24', isNullable: true },
    { name: 'logged_user', type: 'varchar', length: '11' },
    { name: 'logged_user_rel', type: 'varchar', length: '3' },
    { name: 'customer_ip_address', type: 'varchar', length: '100' },
    { name: 'customer_user_agent', type: 'varchar', length: '255' },
  ],
  indices: [
    new TableIndex({
      name: 'consent_extensions_of_consent',
      columnNames: ['consent_id', 'sequence'],
    }),
  ],
});

export class CreateConsents1795500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(consents);
    await queryRunner.createTable(extensions);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('consent_extensions');
    await queryRunner.dropTable('consents');
  }
}
