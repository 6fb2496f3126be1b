import { type Transition } from '#libs/kernel';
import { type FormatId, type Manifest } from '#libs/tabular';

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

/** What can happen to a run. The service checks the table when it starts. */
export const RUN_TRANSITIONS = {
  /** Also of a run that is running: its instance was lost, and another one starts over. */
  begin: { from: ['pending', 'running'], to: 'running' },
  succeed: { from: ['running'], to: 'succeeded' },
  fail: { from: ['pending', 'running'], to: 'failed' },
  cancel: { from: ['pending', 'running'], to: 'cancelled' },
  expire: { from: ['succeeded'], to: 'expired' },
} as const satisfies Readonly<Record<string, Transition<RunStatus>>>;
export type RunEvent = keyof typeof RUN_TRANSITIONS;

/** One execution of a report: what was asked for, how far it is, and what came of it. */
export interface Run {
  /** In the order of arrival. */
  readonly sequence: number;
  /** UUID. */
  readonly id: string;
  /** The type of the report: `spi.transactions`. */
  readonly type: string;
  readonly format: FormatId;
  /** Whether the file is in a ZIP archive, with its manifest. */
  readonly isZipped: boolean;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly options: RunOptions;
  /** SHA-256 of what was asked for, in hex: a repeated Idempotency-Key must ask for the same. */
  readonly content: string;
  readonly idempotencyKey: string | null;
  /** A business outcome that a rule has ordered. */
  readonly ordered: string | null;
  /** Of the request, for calls to other services. */
  readonly correlationId: string;
  readonly status: RunStatus;
  /** The instants are in ms, on the clock of the sandbox. */
  readonly createdAtMs: number;
  readonly startedAtMs: number | null;
  readonly finishedAtMs: number | null;
  /** When the file is removed; null until it is there. */
  readonly expiresAtMs: number | null;
  /** Increases with each attempt: what an earlier attempt still writes is refused by it. */
  readonly attempt: number;
  readonly rows: number;
  /** Null while it is not known. */
  readonly rowsTotal: number | null;
  readonly result: RunResult | null;
  readonly error: RunError | null;
}

/** How the file is written. */
export interface RunOptions {
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
  /** As it is suggested to the client. */
  readonly fileName: string;
  /** In the storage folder. */
  readonly storedAs: string;
  readonly manifest: Manifest;
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

/** How much of a run is done, in whole percent; undefined while that cannot be known. */
export function percentOf({ status, rows, rowsTotal }: Run): number | undefined {
  if (status === 'succeeded' || status === 'expired') return 100;
  if (status === 'pending') return 0;
  if (rowsTotal === null || rowsTotal === 0) return undefined;
  // All rows are read before the file is checked and has its name.
  return Math.min(99, Math.floor((rows / rowsTotal) * 100));
}
