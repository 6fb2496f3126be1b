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

const clients = new Table({
  name: 'clients',
  columns: [
    sequence,
    { name: 'id', type: 'varchar', length: '36', isUnique: true },
    { name: 'secret_hash', type: 'varchar', length: '64' },
    { name: 'name', type: 'varchar', length: '100' },
    { name: 'email', type: 'varchar', length: '254', isNullable: true },
    { name: 'created_at', type: 'varchar', length: '24' },
  ],
});

const signingKeys = new Table({
  name: 'signing_keys',
  columns: [
    { name: 'id', type: 'integer', isPrimary: true },
    { name: 'key', type: 'varchar', length: '64' },
  ],
});

const buckets = new Table({
  name: 'buckets',
  columns: [
    { name: 'client_id', type: 'varchar', length: '36', isPrimary: true },
    { name: 'policy', type: 'varchar', length: '60', isPrimary: true },
    { name: 'full_at', type: 'bigint' },
  ],
});

const ledger = new Table({
  name: 'ledger',
  columns: [
    sequence,
    { name: 'id', type: 'varchar', length: '36' },
    { name: 'client_id', type: 'varchar', length: '36' },
    { name: 'policy', type: 'varchar', length: '60' },
    { name: 'kind', type: 'varchar', length: '10' },
    { name: 'reason', type: 'varchar', length: '20' },
    { name: 'tokens', type: 'integer' },
    { name: 'balance_before', type: 'integer' },
    { name: 'balance_after', type: 'integer' },
    { name: 'correlation_id', type: 'varchar', length: '128' },
    { name: 'at', type: 'varchar', length: '24' },
  ],
  indices: [new TableIndex({ name: 'ledger_of_client', columnNames: ['client_id', 'sequence'] })],
});

export class CreateClientsAndBuckets1763900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [clients, signingKeys, buckets, ledger]) {
      // A copy, because TypeORM adds constraint names to the table object, and they depend on the schema.
      await queryRunner.createTable(table.clone());
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of [ledger, buckets, signingKeys, clients]) {
      await queryRunner.dropTable(name);
    }
  }
}
