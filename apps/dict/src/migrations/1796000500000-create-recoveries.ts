import { migrationColumns } from '#libs/database';
import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const { nullable, varchar, text, sequence, index } = migrationColumns;

const RECOVERIES = new Table({
  name: 'funds_recoveries',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    { ...varchar('root_transaction_id', 35), isUnique: true },
    varchar('reporter', 8),
    varchar('status', 17),
    varchar('situation_type', 17),
    nullable(text('report_details')),
    text('contact'),
    nullable(text('parameters')),
    nullable(text('graph')),
    varchar('created_at', 24),
    nullable(varchar('analysed_at', 24)),
    varchar('last_modified', 24),
  ],
});

const EVENTS = new Table({
  name: 'event_notifications',
  columns: [
    sequence(),
    varchar('event', 34),
    varchar('entity_id', 36),
    varchar('participant', 8),
    varchar('at', 24),
  ],
  indices: [index('events_of_participant', 'participant', 'sequence')],
});

const ACCOUNT_CHANGES = new Table({
  name: 'account_changes',
  columns: [
    sequence(),
    varchar('key_id', 36),
    varchar('key_type', 6),
    varchar('key_value', 77),
    varchar('account', 45),
    varchar('at', 24),
  ],
  indices: [
    index('account_changes_of_key', 'key_type', 'key_value'),
    index('account_changes_of_entry', 'key_id'),
  ],
});

/** For the statistics: the keys of a person, and the deleted entries of a key. */
const KEY_INDICES = [
  new TableIndex({
    name: 'keys_of_holder',
    columnNames: ['holder_tax_id'],
    where: '"deleted_at" IS NULL',
  }),
  new TableIndex({
    name: 'keys_deleted_of_value',
    columnNames: ['key_type', 'key_value'],
    where: '"deleted_at" IS NOT NULL',
  }),
];

const TABLES = [RECOVERIES, EVENTS, ACCOUNT_CHANGES];

/** Funds recoveries, event notifications, and what the statistics need. */
export class CreateRecoveries1796000500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // TypeORM names the constraints of the table that it is given, by its schema.
    for (const table of TABLES) await queryRunner.createTable(table.clone());
    await queryRunner.createIndices('keys', KEY_INDICES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndices('keys', KEY_INDICES);
    for (const { name } of [...TABLES].reverse()) await queryRunner.dropTable(name);
  }
}
