import { type Format, type FormatId } from './format';
import { parquet } from './parquet/parquet';
import { csv } from './text/csv';
import { json, ndjson } from './text/json';
import { xlsx } from './xlsx/xlsx';

/**
 * The formats by id.
 *
 * @example
 * const bytes = formats.csv.write(table, pages);
 */
export const formats = { csv, json, ndjson, parquet, xlsx } satisfies Partial<
  Record<FormatId, Format>
>;
