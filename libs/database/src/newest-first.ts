import type { SelectQueryBuilder } from 'typeorm';
import { formatSum } from '#libs/kernel';
import { type JsonList, type ListTotals } from '#libs/platform';

/** A row that is numbered in order of arrival, independent of the clock of the sandbox. */
export interface SequencedRow {
  readonly sequence: number;
}

/** The largest number that a column of type integer holds; a cursor beyond it is at the newest row. */
const LARGEST_SEQUENCE = 2 ** 31 - 1;

/**
 * Amounts are summed in two parts, because the sum of many large amounts does not fit into 64 bits, and a number of
 * JavaScript holds 53.
 */
const PART = 1_000_000;

/**
 * A list of rows, newest first, that is read page by page.
 *
 * @param select the query of the list, without an order
 * @param write the JSON text of a row
 * @param amount the property with the amount in cents, if the list has a sum of them
 */
export function newestFirst<Row extends SequencedRow>(
  select: () => Promise<SelectQueryBuilder<Row>>,
  write: (row: Row) => string,
  amount?: keyof Row & string,
): JsonList {
  return {
    page: async (limit, cursor) => {
      const query = await select();
      const sequence = `${query.alias}.sequence`;
      if (cursor !== undefined) {
        const before = Math.min(Number(cursor), LARGEST_SEQUENCE);
        query.andWhere(`${sequence} < :before`, { before });
      }
      const rows = await query
        .orderBy(sequence, 'DESC')
        .limit(limit + 1)
        .getMany();
      const page = rows.slice(0, limit);
      const next = rows.length > limit ? page.at(-1)?.sequence.toString() : undefined;
      // 0 is before all rows: what arrives after an empty page was read is not counted either.
      return { items: page.map(write), next, newest: String(page[0]?.sequence ?? 0) };
    },
    totals: async (newest) => {
      const query = await select();
      if (newest !== undefined) {
        query.andWhere(`${query.alias}.sequence <= :newest`, { newest: Number(newest) });
      }
      return amount === undefined
        ? { items: await query.getCount() }
        : totalsOf(query, `${query.alias}.${amount}`);
    },
  };
}

async function totalsOf<Row extends SequencedRow>(
  query: SelectQueryBuilder<Row>,
  cents: string,
): Promise<ListTotals> {
  const row = await query
    .select('COUNT(*)', 'items')
    .addSelect(`CAST(SUM(${cents} / ${String(PART)}) AS TEXT)`, 'high')
    .addSelect(`CAST(SUM(${cents} % ${String(PART)}) AS TEXT)`, 'low')
    .getRawOne<{ items: number | string; high: string | null; low: string | null }>();
  const sum = BigInt(row?.high ?? 0) * BigInt(PART) + BigInt(row?.low ?? 0);
  return { items: Number(row?.items ?? 0), amount: formatSum(sum) };
}
