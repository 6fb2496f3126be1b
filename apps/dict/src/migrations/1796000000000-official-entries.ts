import { cidOf } from '#libs/dict-api';
import { migrationColumns } from '#libs/database';
import { Table, TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { type DictKey } from '../keys/dict-key';
import { UNKNOWN_TO_CONTRACT } from '../keys/new-key';
import { entryOf } from '../keys/official-entry';

const { nullable, varchar, text, bigint, sequence, index } = migrationColumns;

const KEY_COLUMNS = [
  nullable(varchar('trade_name', 100)),
  nullable(varchar('opened_at', 24)),
  nullable(varchar('request_id', 36)),
  nullable(varchar('owned_since', 24)),
  { ...varchar('cid', 64), default: "''" },
  nullable(varchar('first_cid', 64)),
  nullable(varchar('silent_change', 7)),
];

const KEY_INDICES = [
  new TableIndex({
    name: 'keys_by_cid',
    columnNames: ['ispb', 'key_type', 'cid'],
    isUnique: true,
    where: '"deleted_at" IS NULL',
  }),
  index('keys_by_creation', 'ispb', 'key_type', 'created_at'),
  new TableIndex({
    name: 'keys_by_deletion',
    columnNames: ['ispb', 'key_type', 'deleted_at'],
    where: '"deleted_at" IS NOT NULL',
  }),
];

/** The ids of official requests that were carried out, each once for a participant. */
const REQUEST_IDS = new Table({
  name: 'request_ids',
  columns: [
    { ...varchar('ispb', 8), isPrimary: true },
    { ...varchar('request_id', 36), isPrimary: true },
    varchar('result', 64),
  ],
});

/** Official lookups, by which payments are known to be of a person and a key. */
const LOOKUPS = new Table({
  name: 'lookups',
  columns: [
    sequence(),
    varchar('end_to_end_id', 35),
    varchar('participant', 8),
    varchar('payer_id', 14),
    varchar('key_type', 6),
    varchar('key_value', 77),
    varchar('owner_tax_id', 14),
    varchar('owner_account', 45),
    varchar('at', 24),
    nullable(varchar('credited_at', 24)),
  ],
  indices: [index('lookups_of_payment', 'end_to_end_id')],
});

/** Payments that the SPI has received, or that a tester has declared. */
const TRANSFERS = new Table({
  name: 'transfers',
  columns: [
    sequence(),
    { ...varchar('end_to_end_id', 35), isUnique: true },
    varchar('source', 8),
    varchar('status', 8),
    bigint('amount_cents'),
    varchar('debtor_ispb', 8),
    varchar('creditor_ispb', 8),
    nullable(varchar('debtor_tax_id', 14)),
    nullable(varchar('creditor_tax_id', 14)),
    nullable(varchar('debtor_account', 45)),
    nullable(varchar('creditor_account', 45)),
    nullable(varchar('creditor_key', 77)),
    varchar('purpose', 4),
    nullable(varchar('returns', 35)),
    varchar('ordered_at', 24),
    nullable(varchar('settled_at', 24)),
  ],
  indices: [
    index('transfers_of_creditor', 'creditor_tax_id', 'settled_at'),
    index('transfers_of_key', 'creditor_key', 'settled_at'),
    index('transfers_from_account', 'debtor_account', 'settled_at'),
    index('transfers_returned', 'returns'),
  ],
});

const CLAIMS = new Table({
  name: 'claims',
  columns: [
    sequence(),
    { ...varchar('id', 36), isUnique: true },
    varchar('type', 11),
    varchar('key_type', 6),
    varchar('key_value', 77),
    varchar('donor', 8),
    varchar('claimer', 8),
    text('claimer_account'),
    text('claimer_person'),
    varchar('status', 18),
    varchar('created_at', 24),
    varchar('resolution_period_end', 24),
    nullable(varchar('completion_period_end', 24)),
    varchar('last_modified', 24),
    nullable(varchar('acknowledged_at', 24)),
    nullable(varchar('confirm_reason', 20)),
    nullable(varchar('cancel_reason', 21)),
    nullable(varchar('cancelled_by', 7)),
    nullable(varchar('owned_since', 24)),
    nullable(varchar('request_id', 36)),
    nullable(varchar('entry_created_at', 24)),
  ],
  indices: [
    new TableIndex({
      name: 'claims_one_open_a_key',
      columnNames: ['key_type', 'key_value'],
      isUnique: true,
      where: "\"status\" IN ('OPEN', 'WAITING_RESOLUTION', 'CONFIRMED')",
    }),
    index('claims_of_donor', 'donor', 'last_modified'),
    index('claims_of_claimer', 'claimer', 'last_modified'),
  ],
});

const TABLES = [REQUEST_IDS, LOOKUPS, TRANSFERS, CLAIMS];

/** Rows that get their CID in one step. */
const STEP = 1_000;

/** The tables of the official API: more columns of entries, claims, lookups and payments. */
export class OfficialEntries1796000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumns(
      'keys',
      KEY_COLUMNS.map((column) => new TableColumn(column)),
    );
    await fillCids(queryRunner);
    await queryRunner.createIndices('keys', KEY_INDICES);
    // TypeORM names the constraints of the table that it is given, by its schema.
    for (const table of TABLES) await queryRunner.createTable(table.clone());
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await queryRunner.dropTable(name);
    await queryRunner.dropIndices('keys', KEY_INDICES);
    for (const { name } of KEY_COLUMNS) await queryRunner.dropColumn('keys', name);
  }
}

interface OldRow {
  readonly sequence: number;
  readonly id: string;
  readonly key_type: DictKey['keyType'];
  readonly key_value: string;
  readonly ispb: string;
  readonly branch: string;
  readonly account_number: string;
  readonly account_type: DictKey['accountType'];
  readonly holder_name: string;
  readonly holder_tax_id: string | null;
}

async function fillCids(queryRunner: QueryRunner): Promise<void> {
  const table = await queryRunner.getTable('keys');
  const path = (table?.name ?? 'keys')
    .split('.')
    .map((part) => queryRunner.dataSource.driver.escape(part))
    .join('.');
  const isPostgres = queryRunner.dataSource.options.type === 'postgres';
  const mark = (number: number): string => (isPostgres ? `$${String(number)}` : '?');
  for (let last = 0; ;) {
    const rows = (await queryRunner.query(
      `SELECT * FROM ${path} WHERE sequence > ${String(last)} ORDER BY sequence LIMIT ${String(STEP)}`,
    )) as readonly OldRow[];
    for (const row of rows) {
      const update = `UPDATE ${path} SET cid = ${mark(1)} WHERE sequence = ${mark(2)}`;
      await queryRunner.query(update, [cidOfOld(row), row.sequence]);
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.sequence;
  }
}

function cidOfOld(row: OldRow): string {
  const key = {
    keyType: row.key_type,
    keyValue: row.key_value,
    accountId: '',
    ispb: row.ispb,
    branch: row.branch,
    accountNumber: row.account_number,
    accountType: row.account_type,
    holderName: row.holder_name,
    holderTaxId: row.holder_tax_id,
    ...UNKNOWN_TO_CONTRACT,
  };
  return cidOf(entryOf(key), row.id);
}
