import type { SelectQueryBuilder } from 'typeorm';
import { type JsonList } from '#libs/platform';

/** A row that is numbered in order of arrival, independent of the clock of the sandbox. */
export interface SequencedRow {
  readonly sequence: number;
}

/** The largest number that a column of type integer holds; a cursor beyond it is at the newest row. */
const LARGEST_SEQUENCE = 2 ** 31 - 1;

/**
 * A list of rows, newest first, that is read page by page.
 *
 * @param select the query of the list, without an order
 * @param write the JSON text of a row
 */
export function newestFirst<Row extends SequencedRow>(
  select: () => Promise<SelectQueryBuilder<Row>>,
  write: (row: Row) => string,
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
      return { items: page.map(write), next };
    },
    count: async () => (await select()).getCount(),
  };
}
