import { toIsoUtc } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import { type ColumnType } from '#libs/tabular';
import { type ReportFormat } from '../formats/statement-formats';
import { percentOf, type Run, type RunError, type RunResult, type RunStatus } from './run';

/** The progress of a run. */
export class RunProgressResponse {
  /** The number of rows written so far. */
  rows!: number;

  /** The total number of rows. Missing while it is not known. */
  rowsTotal?: number;

  /** The progress in whole percent. Missing while it is not known. */
  percent?: number;
}

/** A column of the file. */
export class RunColumnResponse {
  /** @example amount */
  name!: string;

  /** @example money */
  type!: ColumnType;
}

/** The file of a run that has succeeded. */
export class RunResultResponse {
  /** @example text/csv; charset=utf-8 */
  contentType!: string;

  /** Bytes. */
  size!: number;

  /** SHA-256 of the file, in hex. The ETag of the download has it too. */
  sha256!: string;

  rows!: number;

  columns!: RunColumnResponse[];

  /** Sums of the columns of money, as decimals. */
  totals!: Record<string, string>;

  /** @example spi-transactions-2026-01-31.csv */
  fileName!: string;

  /** The URL of the file. */
  downloadUrl!: string;

  /** The URL of the description of the file. */
  manifestUrl!: string;

  /** When the file is removed, on the clock of the sandbox. */
  expiresAt!: string;
}

/** Why a run has failed. */
export class RunErrorResponse implements RunError {
  /** @example UPSTREAM_FAILED */
  code!: string;

  /** @example Another service failed */
  title!: string;

  /** @example SPI cannot be reached, or it closed the connection. */
  detail!: string;
}

/** The options of the file. */
export class RunOptionsResponse {
  /** The separator between the values of a CSV file. */
  delimiter!: string;

  /** The decimal separator of amounts in a CSV file. */
  decimalSeparator!: '.' | ',';

  /** Whether a CSV file begins with a byte order mark, which Excel needs to read UTF-8. */
  bom!: boolean;

  /** Whether a CSV file begins with the names of the columns. */
  header!: boolean;

  /** Whether text that a spreadsheet could read as a formula starts with an apostrophe. */
  formulaEscape!: boolean;

  /** `zip`: the file is in a ZIP archive with its manifest. */
  compression!: 'none' | 'zip';

  /** How long the file is kept, in seconds on the clock of the sandbox. */
  expiresInSeconds!: number;

  /** The requested name of the file, without its extension. */
  fileName?: string;

  /** The name of the file in the outbox, without its extension. Missing if it is not put there. */
  outboxName?: string;

  /**
   * The version of the format of a statement.
   * @example "1.02"
   */
  version?: string;

  /**
   * The bank whose way of writing the file has.
   * @example itau
   */
  variant?: string;

  /** The defects of the file of a statement. */
  faults?: string[];
}

/** A run of a report. */
@LinksTo({
  findReport: { id: '/id' },
  downloadReport: { id: '/id' },
  reportManifest: { id: '/id' },
  reportEvents: { id: '/id' },
  cancelReport: { id: '/id' },
})
export class RunResponse {
  /** @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05 */
  id!: string;

  /** @example spi.transactions */
  type!: string;

  /** @example csv */
  format!: ReportFormat;

  /** The parameters, with their defaults. */
  parameters!: Record<string, unknown>;

  options!: RunOptionsResponse;

  status!: RunStatus;

  progress!: RunProgressResponse;

  /** The file, if the run has succeeded. */
  result?: RunResultResponse;

  /** The reason, if the run has failed. */
  error?: RunErrorResponse;

  /** The id of the schedule that has started it. Missing if a request has. */
  schedule?: string;

  createdAt!: string;

  startedAt?: string;

  finishedAt?: string;

  /** @param prefix of the path by which the client has named the sandbox */
  static of(run: Run, prefix = ''): RunResponse {
    const { id, type, format, status, result, error } = run;
    const { startedAtMs, finishedAtMs } = run;
    return {
      id,
      type,
      format,
      parameters: parametersOf(run),
      options: optionsOf(run),
      status,
      progress: progressOf(run),
      ...(result === null ? {} : { result: resultOf(run, result, prefix) }),
      ...(error === null ? {} : { error }),
      ...(run.schedule === null ? {} : { schedule: run.schedule }),
      createdAt: toIsoUtc(run.createdAtMs),
      ...(startedAtMs === null ? {} : { startedAt: toIsoUtc(startedAtMs) }),
      ...(finishedAtMs === null ? {} : { finishedAt: toIsoUtc(finishedAtMs) }),
    };
  }
}

function parametersOf({ parameters, options: { timezone, columns } }: Run) {
  return { ...parameters, timezone, ...(columns === undefined ? {} : { columns }) };
}

function optionsOf({ isZipped, options }: Run): RunOptionsResponse {
  const { delimiter, decimalSeparator, bom, header, formulaEscape } = options;
  const { expiresInSeconds, fileName, outboxName, version, variant, faults } = options;
  return {
    ...{ delimiter, decimalSeparator, bom, header, formulaEscape },
    compression: isZipped ? 'zip' : 'none',
    expiresInSeconds,
    ...(fileName === undefined ? {} : { fileName }),
    ...(outboxName === undefined ? {} : { outboxName }),
    ...(version === undefined ? {} : { version }),
    ...(variant === undefined ? {} : { variant }),
    ...(faults === undefined ? {} : { faults: [...faults] }),
  };
}

function progressOf(run: Run): RunProgressResponse {
  const percent = percentOf(run);
  return {
    rows: run.rows,
    ...(run.rowsTotal === null ? {} : { rowsTotal: run.rowsTotal }),
    ...(percent === undefined ? {} : { percent }),
  };
}

function resultOf({ id, expiresAtMs }: Run, result: RunResult, prefix: string): RunResultResponse {
  const { contentType, size, sha256, rows, columns, totals, fileName } = result;
  return {
    ...{ contentType, size, sha256, rows, columns: [...columns], totals, fileName },
    downloadUrl: `${prefix}/reports/${id}/download`,
    manifestUrl: `${prefix}/reports/${id}/manifest`,
    expiresAt: toIsoUtc(expiresAtMs ?? 0),
  };
}
