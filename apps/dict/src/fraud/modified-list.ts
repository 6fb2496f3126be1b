import type { SelectQueryBuilder } from 'typeorm';

/** The filter that all lists have. */
export interface ModifiedFilter {
  /** ISO 8601 UTC; inclusive, like `modifiedBefore`. */
  readonly modifiedAfter: string | undefined;
  readonly modifiedBefore: string | undefined;
  readonly limit: number;
  /** The last element of the previous page. */
  readonly after?: ListPlace | undefined;
}

/** The place of an element in the order of its last change. */
export interface ListPlace {
  readonly lastModified: string;
  readonly sequence: number;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** Adds the filter to the query, and reads a page in the order of the last change, then of the creation. */
export async function modifiedList<Row extends ListPlace>(
  query: SelectQueryBuilder<Row>,
  { modifiedAfter, modifiedBefore, limit, after }: ModifiedFilter,
): Promise<ListPage<Row>> {
  const [modified, sequence] = [`${query.alias}.lastModified`, `${query.alias}.sequence`];
  if (modifiedAfter !== undefined)
    query.andWhere(`${modified} >= :modifiedAfter`, { modifiedAfter });
  if (modifiedBefore !== undefined) {
    query.andWhere(`${modified} <= :modifiedBefore`, { modifiedBefore });
  }
  if (after !== undefined) {
    query.andWhere(
      `(${modified} > :lastModified OR (${modified} = :lastModified AND ${sequence} > :sequence))`,
      { ...after },
    );
  }
  const rows = await query
    .orderBy(modified, 'ASC')
    .addOrderBy(sequence, 'ASC')
    .limit(limit + 1)
    .getMany();
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}
