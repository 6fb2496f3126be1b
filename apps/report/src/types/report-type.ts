import { type Column, type Row } from '#libs/tabular';
import { type Statement, type StatementEntry } from '#libs/statements';
import { type StatementFormatId } from '../formats/statement-formats';
import { type z } from 'zod';

/** A type of report: its parameters, its columns, and the source of its rows. */
export interface ReportType<Parameters extends object = object> {
  /** `spi.transactions` */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The parameters of this type. Those of all types are added when a request is read. */
  readonly parameters: z.ZodObject & z.ZodType<Parameters>;
  readonly columns: readonly Column[];
  /**
   * Starts to read. The first page of a sibling is read here, so that a missing sibling fails before a file is created.
   * @throws Failure if a sibling does not answer, or refuses
   */
  open(parameters: Parameters, reading: Reading): Promise<Source>;
  /** Only for a type that is a statement of an account, which has the formats of banks too. */
  readonly statements?: StatementOpener<Parameters>;
}

/** Reads statements for the formats of banks. */
export interface StatementOpener<Parameters extends object = object> {
  /**
   * Refuses days for which the format has no statement.
   * @throws RequestInvalid
   */
  check(parameters: Parameters, format: StatementFormatId, nowMs: number): void;
  /** @throws Failure as `ReportType.open` does; RequestInvalid as `check` does */
  open(
    parameters: Parameters,
    format: StatementFormatId,
    reading: Reading,
  ): Promise<StatementSource>;
}

/** The run for which a source is read. */
export interface Reading {
  /** The id of this attempt, for rows that a source stores meanwhile. */
  readonly attempt: string;
  /** The instant of the run on the clock of the sandbox, in ms. Later data is left out. */
  readonly snapshotAtMs: number;
  /** The time zone of the report: an IANA name. */
  readonly timezone: string;
  /** Aborted when the run is cancelled, lost to another instance, or the sandbox closes. */
  readonly signal: AbortSignal;
}

/** The rows of one report, or the entries of one statement. */
export interface Source<Item = Row> {
  /** Undefined while the number is not known. */
  readonly rowsTotal: number | undefined;
  /** The rows, always in the same order. They can be read once. */
  pages(): AsyncIterable<readonly Item[]>;
  /** After the last page: the same totals, calculated independently. */
  control(): Promise<Control>;
  /** Removes the stored rows of the source. It is also called after a failure. */
  close?(): Promise<void>;
}

/** The entries of a statement, and its head. */
export interface StatementSource extends Source<StatementEntry> {
  readonly statement: Statement;
  /** False if the last day is not over: then the balances are those of now. */
  readonly isFinal: boolean;
}

/** Totals with which a file is checked before it can be downloaded. */
export interface Control {
  readonly rows: number;
  /** The sum of each column of money that can be summed, in cents, by the name of the column. */
  readonly sums: Readonly<Record<string, bigint>>;
}
