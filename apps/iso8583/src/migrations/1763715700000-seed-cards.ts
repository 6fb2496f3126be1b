import type { MigrationInterface, QueryRunner } from 'typeorm';
import { pathOf } from '#libs/database';
import { openingEntry, seededCards } from '../account/seeded-cards';

/** The properties by column, for this version of the tables. Later entities can have more columns. */
const CARD = {
  pan: 'pan',
  expiry: 'expiry',
  cvv: 'cvv',
  pin: 'pin',
  holder_name: 'holderName',
  brand: 'brand',
  currency: 'currency',
  status: 'status',
  initial_status: 'initialStatus',
  balance: 'balance',
  initial_balance: 'initialBalance',
  credit_limit: 'creditLimit',
  held: 'held',
  scenario: 'scenario',
  daily_count_limit: 'dailyCountLimit',
  daily_amount_limit: 'dailyAmountLimit',
  blocked_mccs: 'blockedMccs',
  blocked_channels: 'blockedChannels',
  day_approvals: 'dayApprovals',
  day_amount: 'dayAmount',
  pin_failures: 'pinFailures',
  orphans: 'orphans',
  version: 'version',
  created_at: 'createdAt',
  status_changed_at: 'statusChangedAt',
} as const;

const ENTRY = {
  id: 'id',
  pan: 'pan',
  kind: 'kind',
  amount: 'amount',
  balance: 'balance',
  created_at: 'createdAt',
} as const;

/** Inserts the cards of a new sandbox, each with the first entry of its ledger. */
export class SeedCards1763715700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const cards = seededCards();
    await insert(queryRunner, 'cards', CARD, cards);
    await insert(queryRunner, 'ledger_entries', ENTRY, cards.map(openingEntry));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['ledger_entries', 'cards']) {
      await queryRunner.query(`DELETE FROM ${await pathOf(queryRunner, table)}`);
    }
  }
}

async function insert<Row>(
  queryRunner: QueryRunner,
  table: string,
  columns: Readonly<Record<string, keyof Row & string>>,
  rows: readonly Row[],
): Promise<void> {
  const tuples = rows.map(
    (row) =>
      `(${Object.values(columns)
        .map((property) => literal(row[property] as Literal))
        .join(', ')})`,
  );
  await queryRunner.query(
    `INSERT INTO ${await pathOf(queryRunner, table)} (${Object.keys(columns).join(', ')}) ` +
      `VALUES ${tuples.join(', ')}`,
  );
}

type Literal = string | number | readonly string[] | null;

/** The values come from this code, so they need no parameters. */
function literal(value: Literal): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
