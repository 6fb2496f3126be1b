import { type ReportFormat } from '../../formats/statement-formats';
import { type RunManifest, type StatementSum, type StatementSummary } from '../../runs/run';
import { type RunColumnResponse } from '../../runs/run.response';

/** The format of the values in a file. */
export class ManifestOptionsResponse {
  delimiter!: string;

  decimalSeparator!: '.' | ',';

  bom!: boolean;

  header!: boolean;

  /** Whether text that looks like a formula starts with an apostrophe, in CSV. */
  formulaEscape!: boolean;

  /** @example America/Sao_Paulo */
  timezone!: string;
}

/** The number and the sum of entries of a statement. */
export class StatementSumResponse implements StatementSum {
  count!: number;

  /**
   * In reais; never negative.
   * @example "150.00"
   */
  amount!: string;
}

/** The head of a statement. */
export class StatementSummaryResponse implements StatementSummary {
  /** @example "876" */
  bankCode!: string;

  /** @example "0001" */
  branch?: string;

  /**
   * The number of the account, with its check digit.
   * @example "100000010"
   */
  account!: string;

  /** The number of the statement among those of the account in this format. */
  number!: number;

  /**
   * The first day, in Brasília.
   * @example 2026-01-30
   */
  firstDay!: string;

  /** @example 2026-01-31 */
  lastDay!: string;

  /** False if the last day was not over. */
  isFinal!: boolean;

  /** When the statement was first made, on the clock of the sandbox. */
  createdAt!: string;

  /** @example "1350.00" */
  openingBalance!: string;

  /** @example "1419.50" */
  closingBalance!: string;

  credits!: StatementSumResponse;

  debits!: StatementSumResponse;
}

/** The description of a file. */
export class ManifestResponse implements RunManifest {
  /** @example csv */
  format!: ReportFormat;

  title!: string;

  columns!: RunColumnResponse[];

  rows!: number;

  /** Sums of the columns of money, as decimals. */
  totals!: Record<string, string>;

  /** SHA-256 of the file, in hex. */
  sha256!: string;

  /** Bytes. */
  size!: number;

  /** The instant of the data, on the clock of the sandbox. */
  snapshotAt!: string;

  options!: ManifestOptionsResponse;

  /** The head of a statement. Only in the formats of statements. */
  statement?: StatementSummaryResponse;
}
