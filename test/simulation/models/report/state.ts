/** What a request to generate says. */
export interface ReportRequest {
  readonly type: 'synthetic.transactions' | 'nfse.invoices' | 'spi.transactions';
  readonly format: 'csv' | 'json' | 'ndjson' | 'xlsx' | 'parquet' | 'pdf';
  /** Of a synthetic report. */
  readonly rows: number;
  readonly expiresInSeconds: number | null;
  /** Of the step in which it was drawn. */
  readonly number: number;
  readonly key: string | null;
  [member: string]: string | number | null;
}

export type RunStatus = 'succeeded' | 'failed' | 'cancelled' | 'expired';

export interface Run {
  readonly request: ReportRequest;
  readonly createdMs: number;
  /** undefined: nobody has seen how it ended. */
  readonly status: RunStatus | undefined;
  /** The rows and the sum of the amounts, if they are known. */
  readonly rows?: number;
  readonly cents?: number;
  readonly expiresMs?: number;
  /** What the service has chosen. */
  readonly id?: string;
  readonly sha256?: string;
}

export interface ReportState {
  /** By names that only the model has. */
  readonly runs: Readonly<Record<string, Run>>;
}

export const NO_REPORTS: ReportState = { runs: {} };
