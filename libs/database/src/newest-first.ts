import type { SelectQueryBuilder } from 'typeorm';
import { type JsonList, type ListTotals } from '#libs/http';
import { formatSum } from '#libs/kernel';
import { EntitySql } from './entity-sql';
import { countRows, type RowTotals } from './row-totals';
import { type SqlRow } from './sql';

/** A row with a number in the order of arrival, which does not depend on the clock of the sandbox. */
export interface SequencedRow {
  readonly sequence: number;
}

/** The largest number of an integer column. A larger cursor means the newest row. */
const LARGEST_SEQUENCE = 2 ** 31 - 1;

/**
 * A list of rows, newest first, that is read page by page.
 *
 * @param select the query of the list, without an order
 * @param write the JSON text of a row
 * @param amount the property with the amount in cents, if the list has a sum of them
 * @param known keeps the totals; transactions that remove rows or change their amounts make it forget them
 */
export function newestFirst<Row extends SequencedRow>(
  select: () => Promise<SelectQueryBuilder<Row>>,
  write: (row: Row) => string,
  amount?: keyof Row & string,
  known?: RowTotals,
): JsonList {
  return {
    page: async (limit, cursor) => {
      const { rows, next } = await pageOf(await select(), { limit, cursor, order: 'DESC' });
      // 0 is before all rows, so rows that arrive after an empty page was read are not counted either.
      return { items: rows.map(write), next, newest: String(rows[0]?.sequence ?? 0) };
    },
    totals: async (newest) => {
      const query = await select();
      const last = newest === undefined ? undefined : Number(newest);
      const { items, cents } = await (known?.of(query, amount, last) ??
        countRows(query, amount, last));
      return totalsOf(items, amount === undefined ? undefined : cents);
    },
  };
}

/**
 * Like newestFirst in the opposite order. Rows that arrive while it is read are at its end, and are counted.
 *
 * @param instant the property with the instant of a row, if the rows are in the order of their instants and not in that
 *   of their arrival. The sequence decides between equal instants.
 */
export function oldestFirst<Row extends SequencedRow>(
  select: () => Promise<SelectQueryBuilder<Row>>,
  write: (row: Row) => string,
  amount?: keyof Row & string,
  instant?: keyof Row & string,
): JsonList {
  return {
    page: async (limit, cursor) => {
      const asked = { limit, cursor, order: 'ASC', instant } as const;
      const { rows, next } = await pageOf(await select(), asked);
      return { items: rows.map(write), next };
    },
    totals: async () => {
      const { items, cents } = await countRows(await select(), amount);
      return totalsOf(items, amount === undefined ? undefined : cents);
    },
  };
}

interface PageAsked {
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly order: 'ASC' | 'DESC';
  readonly instant?: string | undefined;
}

async function pageOf<Row extends SequencedRow>(
  query: SelectQueryBuilder<Row>,
  { limit, cursor, order, instant }: PageAsked,
): Promise<{ readonly rows: readonly Row[]; readonly next: string | undefined }> {
  const sequence = `${query.alias}.sequence`;
  if (cursor !== undefined) {
    const last = Math.min(Number(cursor), LARGEST_SEQUENCE);
    const isBehind = order === 'ASC' ? '>' : '<';
    if (instant === undefined) query.andWhere(`${sequence} ${isBehind} :last`, { last });
    else query.andWhere(behindRow(query, instant, isBehind), { last });
  }
  if (instant !== undefined) query.orderBy(`${query.alias}.${instant}`, order);
  query.addOrderBy(sequence, order).limit(limit + 1);
  const rows = await rowsOf(query);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? page.at(-1)?.sequence.toString() : undefined };
}

/** Compares the instant and the sequence with those of the row that the cursor names. */
function behindRow<Row extends SequencedRow>(
  query: SelectQueryBuilder<Row>,
  instant: string,
  isBehind: '>' | '<',
): string {
  const { alias, dataSource, expressionMap } = query;
  const { mainAlias } = expressionMap;
  if (mainAlias === undefined) throw new Error('The query has no table.');
  const sql = EntitySql.of<Row>(dataSource, mainAlias.target);
  const row = `(SELECT ${sql.column(instant)} FROM ${sql.table} WHERE sequence = :last)`;
  return `(${alias}.${instant}, ${alias}.sequence) ${isBehind} (${row}, :last)`;
}

/** Without TypeORM's conversion of results, which takes most of the time of a page. It remains for a selection of columns. */
async function rowsOf<Row extends SequencedRow>(
  query: SelectQueryBuilder<Row>,
): Promise<readonly Row[]> {
  const { alias, dataSource, expressionMap } = query;
  const { mainAlias, selects } = expressionMap;
  if (mainAlias === undefined || selects.some(({ selection }) => selection !== alias)) {
    return query.getMany();
  }
  const sql = EntitySql.of<Row>(dataSource, mainAlias.target);
  const rows = await query.select(`${alias}.*`).getRawMany<SqlRow>();
  return rows.map((row) => sql.read(row));
}

function totalsOf(items: number, cents: bigint | undefined): ListTotals {
  return cents === undefined ? { items } : { items, amount: formatSum(cents) };
}
