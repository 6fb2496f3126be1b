import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EntitySql, returning, type Transactional, type SqlRow } from '#libs/database';
import { Sandboxes } from '#libs/sandbox';
import { type Period } from '../period';
import { type ReconciliationItem } from './item';
import { ReconciliationItemRow } from './item.row';

const ROWS_A_STATEMENT = 200;
const ROWS_A_PAGE = 500;
const ROWS_A_REMOVAL = 1_000;
/** Amounts are summed in two parts, because their sum may not fit into 64 bits. */
const PART = 1_000_000;

const EXPECTED_SIDE = ['expectation', 'expected_amount', 'expected_status', 'expected_at_ms'];
const SPI_SIDE = ['spi_amount', 'spi_status', 'spi_at_ms', 'is_late'];

/** The period is $2 to $3. An expected item without an instant is in every period. */
const WITHIN =
  '((expectation IS NOT NULL AND expected_at_ms IS NULL) OR (expected_at_ms >= $2 AND expected_at_ms < $3) ' +
  'OR (spi_at_ms >= $2 AND spi_at_ms < $3))';

const DIFFERS =
  "(expectation = 'settled' AND (spi_status IS NULL OR spi_status <> 'ACCEPTED' OR spi_amount <> expected_amount)) " +
  "OR (expectation IN ('absent', 'internal') AND spi_status = 'ACCEPTED') " +
  "OR (expectation IS NULL AND spi_status = 'ACCEPTED' AND NOT is_late)";
const MATCHES =
  "(expectation = 'settled' AND spi_status = 'ACCEPTED' AND spi_amount = expected_amount) " +
  "OR (expectation = 'absent' AND (spi_status IS NULL OR spi_status <> 'ACCEPTED'))";

/** A period with a start. */
type ClosedPeriod = Period & { readonly fromMs: number };

/** The counts and sums of the database, in cents. */
export interface ItemTotals {
  readonly rows: number;
  readonly expectedAmount: bigint;
  readonly spiAmount: bigint;
}

/** The payments that a reconciliation compares. They are in the database of the sandbox, so that they need no memory. */
@Injectable()
export class ReconciliationItems {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** Stores the data that one side has of payments, and keeps the data of the other side. */
  async store(side: 'expected' | 'spi', items: readonly ReconciliationItem[]): Promise<void> {
    const columns = side === 'spi' ? SPI_SIDE : EXPECTED_SIDE;
    const changes = columns.map((column) => `${column} = excluded.${column}`).join(', ');
    const suffix = `ON CONFLICT (attempt, end_to_end_id) DO UPDATE SET ${changes}`;
    // In PostgreSQL, a statement cannot change a row twice.
    const distinct = [...new Map(items.map((item) => [item.endToEndId, item])).values()];
    await this.sandboxes.atomically(function* (tx): Transactional<void> {
      const sql = tx.sql(ReconciliationItemRow);
      for (let start = 0; start < distinct.length; start += ROWS_A_STATEMENT) {
        yield sql.insertMany(distinct.slice(start, start + ROWS_A_STATEMENT), suffix);
      }
    });
  }

  /** The items of a period, in the order of their EndToEndIds. */
  async *read(
    attempt: string,
    { fromMs, toMs }: ClosedPeriod,
  ): AsyncGenerator<ReconciliationItem[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, ReconciliationItemRow);
    const statement =
      `SELECT * FROM ${sql.table} WHERE attempt = $1 AND end_to_end_id > $4 AND ${WITHIN} ` +
      'ORDER BY end_to_end_id LIMIT $5';
    for (let after = ''; ;) {
      const parameters = [attempt, fromMs, toMs, after, ROWS_A_PAGE];
      const rows = await returning<SqlRow>(database, statement, parameters);
      if (rows.length > 0) yield rows.map((row) => sql.read(row));
      if (rows.length < ROWS_A_PAGE) return;
      after = String(rows.at(-1)?.['end_to_end_id']);
      await nextTurn();
    }
  }

  /** The totals of the comparison, calculated independently by the database. */
  async totals(
    attempt: string,
    { fromMs, toMs }: ClosedPeriod,
    differencesOnly: boolean,
  ): Promise<ItemTotals> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, ReconciliationItemRow);
    const listed = differencesOnly ? DIFFERS : `${DIFFERS} OR ${MATCHES}`;
    const sums = ['expected_amount', 'spi_amount'].flatMap((column) => [
      `CAST(SUM(${column} / ${String(PART)}) AS TEXT) AS ${column}_high`,
      `CAST(SUM(${column} % ${String(PART)}) AS TEXT) AS ${column}_low`,
    ]);
    const [row] = await returning<SqlRow>(
      database,
      `SELECT COUNT(*) AS items, ${sums.join(', ')} FROM ${table} ` +
        `WHERE attempt = $1 AND ${WITHIN} AND (${listed})`,
      [attempt, fromMs, toMs],
    );
    const sumOf = (column: string): bigint =>
      BigInt(row?.[`${column}_high`] ?? 0) * BigInt(PART) + BigInt(row?.[`${column}_low`] ?? 0);
    return {
      rows: Number(row?.['items'] ?? 0),
      expectedAmount: sumOf('expected_amount'),
      spiAmount: sumOf('spi_amount'),
    };
  }

  /** Removes the items of earlier attempts of the same run that were killed. */
  async removeEarlier(attempt: string): Promise<void> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, ReconciliationItemRow);
    const statement = `SELECT DISTINCT attempt FROM ${table} WHERE attempt LIKE $1`;
    const run = attempt.replace(/\.\d+$/, '');
    const attempts = await returning<SqlRow>(database, statement, [`${run}.%`]);
    for (const found of attempts) await this.remove(String(found['attempt']));
  }

  /** Removes the items of an attempt, in parts, so that other work can run. */
  async remove(attempt: string): Promise<void> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, ReconciliationItemRow);
    const part = `SELECT end_to_end_id FROM ${table} WHERE attempt = $1 LIMIT ${String(ROWS_A_REMOVAL)}`;
    const statement = `DELETE FROM ${table} WHERE attempt = $1 AND end_to_end_id IN (${part}) RETURNING end_to_end_id`;
    while ((await returning(database, statement, [attempt])).length === ROWS_A_REMOVAL) {
      await nextTurn();
    }
  }
}
