import { type Format, type FormatId } from './format';
import { parquet } from './parquet/parquet';
import { pdf } from './pdf/pdf';
import { csv } from './text/csv';
import { json, ndjson } from './text/json';
import { xlsx } from './xlsx/xlsx';

/**
 * The formats by id.
 *
 * @example
 * const bytes = formats.csv.write(table, pages);
 */
export const formats: Readonly<Record<FormatId, Format>> = {
  csv,
  json,
  ndjson,
  xlsx,
  parquet,
  pdf,
};
