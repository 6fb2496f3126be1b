import { type FormatId, type Manifest } from '#libs/tabular';
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

/** The description of a file. */
export class ManifestResponse implements Manifest {
  /** @example csv */
  format!: FormatId;

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
}
