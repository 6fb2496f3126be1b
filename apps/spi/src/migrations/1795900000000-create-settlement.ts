import { migrationColumns } from '#libs/database';
import {
  Table,
  TableColumn,
  TableIndex,
  TableUnique,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';

const { bigint, index, integer, nullable, sequence, text, varchar } = migrationColumns;

/** Creates participants, Contas PI, returns and messages, and adds the columns of the settlement engine to payments. */
export class CreateSettlement1795900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumns(
      'transactions',
      ENGINE_COLUMNS.map((column) => new TableColumn(column)),
    );
    // TypeORM names the constraints of the table that it is given, by its schema.
    for (const table of TABLES) await queryRunner.createTable(table.clone());
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await queryRunner.dropTable(name);
    for (const { name } of ENGINE_COLUMNS) await queryRunner.dropColumn('transactions', name);
  }
}

const ENGINE_COLUMNS = [
  nullable(varchar('debtor_settler', 8)),
  nullable(varchar('creditor_settler', 8)),
  nullable(varchar('accepted_at', 24)),
  nullable(varchar('deadline_at', 24)),
  nullable(varchar('settled_at', 24)),
  nullable(bigint('returned_cents')),
  nullable(text('details')),
];

const TABLES = [
  new Table({
    name: 'participants',
    columns: [
      { ...varchar('ispb', 8), isPrimary: true },
      varchar('name', 140),
      varchar('kind', 10),
      varchar('status', 15),
      nullable(varchar('settler', 8)),
      varchar('player', 10),
      { name: 'send_blocked', type: 'boolean' },
      bigint('balance_cents'),
      bigint('reserved_cents'),
      nullable(text('answer')),
      nullable(text('certificate')),
      varchar('created_at', 24),
    ],
  }),
  new Table({
    name: 'account_entries',
    columns: [
      sequence(),
      varchar('entry_id', 40),
      varchar('account', 8),
      bigint('cents'),
      nullable(bigint('balance_after')),
      varchar('kind', 12),
      varchar('at', 24),
    ],
    uniques: [
      new TableUnique({
        name: 'account_entries_once',
        columnNames: ['entry_id', 'account', 'cents'],
      }),
    ],
    indices: [index('account_entries_of_account', 'account', 'sequence')],
  }),
  new Table({
    name: 'returns',
    columns: [
      sequence(),
      { ...varchar('return_id', 32), isUnique: true },
      varchar('end_to_end_id', 35),
      bigint('amount_cents'),
      varchar('reason', 4),
      varchar('payer_ispb', 8),
      varchar('receiver_ispb', 8),
      varchar('payer_settler', 8),
      varchar('receiver_settler', 8),
      varchar('status', 10),
      nullable(varchar('reason_code', 4)),
      { name: 'is_forwarded', type: 'boolean' },
      nullable(varchar('message_id', 35)),
      varchar('created_at', 24),
      varchar('deadline_at', 24),
      nullable(varchar('settled_at', 24)),
    ],
    indices: [index('returns_of_payment', 'end_to_end_id')],
  }),
  new Table({
    name: 'messages',
    columns: [
      sequence(),
      varchar('resource_id', 32),
      varchar('direction', 3),
      varchar('ispb', 8),
      varchar('definition', 35),
      nullable(varchar('message_id', 35)),
      nullable(varchar('subject', 35)),
      nullable(varchar('answers', 35)),
      nullable(varchar('status', 4)),
      nullable(varchar('reason_code', 4)),
      varchar('state', 9),
      nullable(varchar('stream_id', 32)),
      nullable(text('body')),
      varchar('created_at', 24),
      nullable(varchar('delivered_at', 24)),
      nullable(varchar('confirmed_at', 24)),
      integer('deliveries'),
    ],
    indices: [
      new TableIndex({
        name: 'messages_once',
        columnNames: ['ispb', 'message_id'],
        isUnique: true,
        where: `"direction" = 'IN'`,
      }),
      new TableIndex({
        name: 'messages_of_queue',
        columnNames: ['ispb', 'state', 'sequence'],
        where: `"state" IN ('WAITING', 'TAKEN')`,
      }),
      index('messages_of_subject', 'subject'),
      index('messages_of_resource', 'resource_id'),
      new TableIndex({
        name: 'messages_of_answer',
        columnNames: ['ispb', 'answers'],
        where: '"answers" IS NOT NULL',
      }),
    ],
  }),
];
