import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isPostgres } from './sql';
import { type UnitOfWork } from './unit-of-work';

/** The number of rows, the sum of their amounts, and the largest of their sequence numbers (0 if there are none). */
export interface Totals {
  readonly items: number;
  readonly cents: bigint;
  readonly last: number;
}

const NONE: Totals = { items: 0, cents: 0n, last: 0 };

/**
 * Amounts are summed in two parts, because the sum of many large amounts does not fit into 64 bits, nor into the 53
 * bits of a JavaScript number.
 */
const PART = 1_000_000;

/**
 * Counts the rows of a query.
 *
 * @param amount the property with the amount in cents, if they are summed
 * @param newest the largest sequence number that counts; default: all rows
 */
export async function countRows<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  amount: (keyof Row & string) | undefined,
  newest = Infinity,
): Promise<Totals> {
  if (newest < Infinity) query.andWhere(`${query.alias}.sequence <= :newest`, { newest });
  query.select('COUNT(*)', 'items').addSelect(`MAX(${query.alias}.sequence)`, 'last');
  if (amount !== undefined) {
    const cents = `${query.alias}.${amount}`;
    query
      .addSelect(`CAST(SUM(${cents} / ${String(PART)}) AS TEXT)`, 'high')
      .addSelect(`CAST(SUM(${cents} % ${String(PART)}) AS TEXT)`, 'low');
  }
  const row = await query.getRawOne<{
    readonly items: number | string;
    readonly last: number | null;
    readonly high?: string | null;
    readonly low?: string | null;
  }>();
  return {
    items: Number(row?.items ?? 0),
    cents: BigInt(row?.high ?? 0) * BigInt(PART) + BigInt(row?.low ?? 0),
    last: row?.last ?? 0,
  };
}

/**
 * The totals of a table whose rows are rarely removed, and whose amounts rarely change: a transaction that does so must call
 * `forget`. It counts each row of a SQLite database once and keeps the result, because SQLite counts in the thread of the event loop: counting a million rows
 * would block all requests for a tenth of a second each time. A transaction on SQLite ends in the same turn of the
 * event loop (docs/adr/0013), so rows that are rolled back are never counted.
 *
 * On PostgreSQL, it counts all rows each time, because a row can appear after a row with a larger sequence number.
 * There the server counts, which does not block the event loop.
 */
export class RowTotals {
  private readonly known = new WeakMap<DataSource, Totals>();

  /**
   * @param query the query of the list, without an order
   * @param newest the largest sequence number that counts; default: all rows
   */
  async of<Row extends ObjectLiteral>(
    query: SelectQueryBuilder<Row>,
    amount: (keyof Row & string) | undefined,
    newest = Infinity,
  ): Promise<Totals> {
    const { dataSource: database, alias, expressionMap } = query;
    const before = this.known.get(database);
    const counted = before ?? NONE;
    const isWholeTable = expressionMap.wheres.length === 0;
    if (!isWholeTable || isPostgres(database) || newest < counted.last) {
      return countRows(query, amount, newest);
    }
    query.andWhere(`${alias}.sequence > :counted`, { counted: counted.last });
    const added = await countRows(query, amount, newest);
    const totals = {
      items: counted.items + added.items,
      cents: counted.cents + added.cents,
      last: Math.max(counted.last, added.last),
    };
    // Otherwise it was forgotten while this query ran, or another request has counted.
    if (this.known.get(database) === before) this.known.set(database, totals);
    return totals;
  }

  /** Counts all rows again after the commit, because the transaction removes rows or changes their amounts. */
  forget(tx: UnitOfWork): void {
    tx.afterCommit(() => {
      this.known.set(tx.database, { ...NONE });
    });
  }
}
