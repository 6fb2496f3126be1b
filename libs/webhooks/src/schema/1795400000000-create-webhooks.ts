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

const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
const instant = (name: string): TableColumnOptions => varchar(name, 24);
const optional = (column: TableColumnOptions): TableColumnOptions => ({
  ...column,
  isNullable: true,
});

const subscriptions = new Table({
  name: 'webhook_subscriptions',
  columns: [
    sequence,
    { ...varchar('id', 36), isUnique: true },
    optional(varchar('name', 100)),
    varchar('url', 2000),
    text('events'),
    varchar('secret', 100),
    instant('created_at'),
    optional(instant('disabled_at')),
    optional(instant('paused_until')),
  ],
});

const deliveries = new Table({
  name: 'webhook_deliveries',
  columns: [
    sequence,
    { ...varchar('id', 36), isUnique: true },
    varchar('subscription_id', 36),
    varchar('type', 60),
    varchar('subject', 200),
    varchar('correlation_id', 128),
    text('body'),
    varchar('status', 9),
    integer('attempts'),
    integer('failures'),
    optional(instant('next_attempt_at')),
    instant('created_at'),
    optional(instant('delivered_at')),
  ],
  indices: [
    new TableIndex({
      name: 'webhook_deliveries_due',
      columnNames: ['next_attempt_at', 'sequence'],
      where: '"next_attempt_at" IS NOT NULL',
    }),
  ],
});

const attempts = new Table({
  name: 'webhook_attempts',
  columns: [
    { ...varchar('delivery_id', 36), isPrimary: true },
    { ...integer('number'), isPrimary: true },
    instant('at'),
    optional(integer('status_code')),
    optional(varchar('error', 300)),
    integer('duration_ms'),
    text('response'),
  ],
});

export class CreateWebhooks1795400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [subscriptions, deliveries, attempts]) {
      // A copy, because TypeORM changes the table: it names the constraints after the schema of the table.
      await queryRunner.createTable(table.clone());
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of [attempts, deliveries, subscriptions]) {
      await queryRunner.dropTable(name);
    }
  }
}
