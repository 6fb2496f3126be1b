import { type Column, type Pages } from './table';
import { timeZone, type TimeZone } from './time-zone';

/** The options for cells. All except `timezone` apply only to csv. */
export interface WriteOptions {
  /** One character between two fields. */
  readonly delimiter: string;
  readonly decimalSeparator: '.' | ',';
  /** Begins the file with a UTF-8 byte order mark, which Excel needs. */
  readonly bom: boolean;
  /** Writes the names of the columns as the first row. */
  readonly header: boolean;
  /**
   * Puts `'` before a text that a spreadsheet could take for a formula (OWASP ASVS 5, 1.2.10). It changes data: a phone
   * key `+5511...` becomes `'+5511...`. Use false if a program reads the file.
   */
  readonly formulaEscape: boolean;
  /** The IANA name of the zone in which instants are written. */
  readonly timezone: string;
}

/** RFC 4180, UTC. */
export const DEFAULT_WRITE_OPTIONS: WriteOptions = {
  delimiter: ',',
  decimalSeparator: '.',
  bom: false,
  header: true,
  formulaEscape: true,
  timezone: 'UTC',
};

/** The properties of a table, without its rows. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly options: WriteOptions;
  /** The time in the metadata of the file, in ms since 1970 UTC. No other time is written. */
  readonly createdAtMs: number;
  /** Names and values that pdf and xlsx show, such as the parameters of the report. */
  readonly details: readonly (readonly [name: string, value: string])[];
}

export type FormatId = 'csv' | 'json' | 'ndjson' | 'xlsx' | 'parquet' | 'pdf';

/** A file format for tables. */
export interface Format {
  readonly id: FormatId;
  readonly mediaType: string;
  /** Without a dot. */
  readonly extension: string;
  /** The maximum number of rows of a file. Undefined if there is no limit. */
  readonly maxRows?: number;
  /**
   * The bytes of the file, at constant memory. Each chunk is created when it is read, so a slow reader slows down the
   * source. A reader that stops early closes the source. The same table always gives the same bytes.
   *
   * @throws TypeError (when read) if a cell is not of the type of its column
   * @throws RangeError (when read) if the time zone is unknown, or the format cannot hold a value
   */
  write(table: Table, pages: Pages): AsyncIterable<Uint8Array>;
}

/** @throws RangeError if Node does not know the zone */
export function zoneOf({ timezone }: WriteOptions): TimeZone {
  const zone = timeZone(timezone);
  if (zone === undefined) throw new RangeError(`${timezone} is not a time zone`);
  return zone;
}
