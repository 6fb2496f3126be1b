import { type Transition } from '#libs/kernel';
import { type Manifest } from '#libs/tabular';
import { type ReportFormat, type StatementChoices } from '../formats/statement-formats';

/** The states of a run, in the order in which it passes through them. */
export const RUN_STATUSES = [
  'pending',
  'running',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const INITIAL_STATUS: RunStatus = 'pending';

/** The transitions of a run by event. The service checks the table at startup. */
export const RUN_TRANSITIONS = {
  /** Also for a running run: its instance was lost, and another one starts again. */
  begin: { from: ['pending', 'running'], to: 'running' },
  succeed: { from: ['running'], to: 'succeeded' },
  fail: { from: ['pending', 'running'], to: 'failed' },
  cancel: { from: ['pending', 'running'], to: 'cancelled' },
  expire: { from: ['succeeded'], to: 'expired' },
} as const satisfies Readonly<Record<string, Transition<RunStatus>>>;
export type RunEvent = keyof typeof RUN_TRANSITIONS;

/** One execution of a report: its request, its progress and its result. */
export interface Run {
  /** In the order of arrival. */
  readonly sequence: number;
  /** UUID. */
  readonly id: string;
  /** The type of the report: `spi.transactions`. */
  readonly type: string;
  readonly format: ReportFormat;
  /** Whether the file is in a ZIP archive, with its manifest. */
  readonly isZipped: boolean;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly options: RunOptions;
  /** SHA-256 of the content of the request, in hex. A repeated Idempotency-Key must have the same content. */
  readonly content: string;
  readonly idempotencyKey: string | null;
  /** The id of the schedule that has started it; null if a client has. */
  readonly schedule: string | null;
  /** A business outcome that a rule has requested. */
  readonly requestedOutcome: string | null;
  /** The correlation id of the request, for calls to other services. */
  readonly correlationId: string;
  readonly status: RunStatus;
  /** The instants are in ms, on the clock of the sandbox. */
  readonly createdAtMs: number;
  readonly startedAtMs: number | null;
  readonly finishedAtMs: number | null;
  /** The instant at which the file is removed; null while there is no file. */
  readonly expiresAtMs: number | null;
  /** Increases with each attempt, so that late writes of an earlier attempt are refused. */
  readonly attempt: number;
  readonly rows: number;
  /** Null while the number is not known. */
  readonly rowsTotal: number | null;
  readonly result: RunResult | null;
  readonly error: RunError | null;
}

/** The options of the file. */
export interface RunOptions extends StatementChoices {
  readonly delimiter: string;
  readonly decimalSeparator: '.' | ',';
  readonly bom: boolean;
  readonly header: boolean;
  readonly formulaEscape: boolean;
  readonly timezone: string;
  /** The names of the columns to show, in their order; all of the type if it is not given. */
  readonly columns?: readonly string[] | undefined;
  /** The suggested name of the file, without an extension. */
  readonly fileName?: string | undefined;
  /** How long the file is kept, in seconds on the clock of the sandbox. */
  readonly expiresInSeconds: number;
  /** The name of the file in the outbox, without an extension; undefined if it is not put there. */
  readonly outboxName?: string | undefined;
}

/** The file of a run that has succeeded. */
export interface RunResult {
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
  readonly rows: number;
  readonly columns: Manifest['columns'];
  /** Sums of the columns of money, in decimals, by name. */
  readonly totals: Readonly<Record<string, string>>;
  /** The name that the download suggests. */
  readonly fileName: string;
  /** The path in the storage folder. */
  readonly storedAs: string;
  readonly manifest: RunManifest;
}

/** The description of a file, of a table or of a statement. */
export interface RunManifest extends Omit<Manifest, 'format'> {
  readonly format: ReportFormat;
  /** Only of a statement. */
  readonly statement?: StatementSummary;
}

/** The head of a statement, for programs that check it. Amounts are decimals. */
export interface StatementSummary {
  readonly bankCode: string;
  readonly branch?: string;
  readonly account: string;
  /** The number of the statement among those of the account in this format. */
  readonly number: number;
  readonly firstDay: string;
  readonly lastDay: string;
  /** False if the last day was not over. */
  readonly isFinal: boolean;
  readonly createdAt: string;
  readonly openingBalance: string;
  readonly closingBalance: string;
  readonly credits: StatementSum;
  readonly debits: StatementSum;
}

/** The number and the sum of entries. */
export interface StatementSum {
  readonly count: number;
  /** Never negative. */
  readonly amount: string;
}

/** Why a run has failed. */
export interface RunError {
  /** Stable, in upper snake case. */
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

export function isFinished({ status }: Pick<Run, 'status'>): boolean {
  return status !== 'pending' && status !== 'running';
}

/** The progress of a run in whole percent; undefined while it is not known. */
export function percentOf({ status, rows, rowsTotal }: Run): number | undefined {
  if (status === 'succeeded' || status === 'expired') return 100;
  if (status === 'pending') return 0;
  if (rowsTotal === null || rowsTotal === 0) return undefined;
  // After the last row, the file still has to be checked and renamed.
  return Math.min(99, Math.floor((rows / rowsTotal) * 100));
}
