import { type Format, type FormatId } from './format';
import { csv } from './text/csv';
import { json, ndjson } from './text/json';
import { xlsx } from './xlsx/xlsx';

/**
 * The formats by id.
 *
 * @example
 * const bytes = formats.csv.write(table, pages);
 */
export const formats = { csv, json, ndjson, xlsx } satisfies Partial<Record<FormatId, Format>>;
