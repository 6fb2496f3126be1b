import { type Column, type Pages } from '#libs/tabular';
import { type z } from 'zod';

/** A kind of report: what it needs, what it shows, and where its rows come from. */
export interface ReportType<Parameters extends object = object> {
  /** `spi.transactions` */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The parameters of this type alone; those of every type are added where requests are read. */
  readonly parameters: z.ZodObject & z.ZodType<Parameters>;
  readonly columns: readonly Column[];
  /**
   * Starts to read. The first page of a sibling is read here, so that a missing sibling fails before a file is begun.
   * @throws Failure if a sibling does not answer, or refuses
   */
  open(parameters: Parameters, reading: Reading): Promise<Source>;
}

/** What a source knows about the run that reads it. */
export interface Reading {
  /** Identifies this attempt, for rows that a source has to keep meanwhile. */
  readonly attempt: string;
  /** The instant of the run on the clock of the sandbox, in ms: what is created later is left out. */
  readonly snapshotAtMs: number;
  /** The time zone of the report: an IANA name. */
  readonly timezone: string;
  /** Aborted when the run is cancelled, lost to another instance, or the sandbox closes. */
  readonly signal: AbortSignal;
}

/** The rows of one report. */
export interface Source {
  /** Undefined while it cannot be known. */
  readonly rowsTotal: number | undefined;
  /** The rows in an order that is always the same; read once. */
  pages(): Pages;
  /** After the last page: the same figures, counted another way. */
  control(): Promise<Control>;
  /** Removes what the source has kept; also after a failure. */
  close?(): Promise<void>;
}

/** Figures to check a file against before it is offered. */
export interface Control {
  readonly rows: number;
  /** The sum of each column of money that can be summed, in cents, by the name of the column. */
  readonly sums: Readonly<Record<string, bigint>>;
}
