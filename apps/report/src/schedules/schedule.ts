import { brasiliaDate } from '#libs/brazil';
import { stableUuid } from '#libs/kernel';
import { type RunError } from '../runs/run';
import { type Coverage, type Timing } from './due-days';

/** A report that is generated again and again on the clock of the sandbox. */
export interface Schedule extends Timing {
  /** In the order of creation. */
  readonly sequence: number;
  /** UUID. */
  readonly id: string;
  /** The beginning of the names of its files. */
  readonly name: string;
  /** The body of `POST /reports/generate`, as it was sent. */
  readonly report: ScheduledReport;
  readonly covers: Coverage;
  /** Whether the files are put into the outbox. */
  readonly toOutbox: boolean;
  /** The instants are in ms, on the clock of the sandbox. */
  readonly createdAtMs: number;
  /** Null at the end of the calendar. */
  readonly nextDueAtMs: number | null;
  readonly lastDueAtMs: number | null;
  /** The number of the newest file. A file that was left out has a number too, as in the mailbox of a bank. */
  readonly lastNumber: number;
  /** How many files a rule has left out. */
  readonly missing: number;
  /** How many files a rule has delayed. */
  readonly late: number;
  /** Why the newest report could not be started; null if it was. */
  readonly error: RunError | null;
}

/** A schedule that is not stored yet. */
export type NewSchedule = Omit<Schedule, 'sequence'>;

export interface ScheduledReport {
  readonly type: string;
  readonly format?: string | undefined;
  readonly parameters?: Readonly<Record<string, unknown>> | undefined;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** A file of a schedule. */
export interface DueFile {
  readonly number: number;
  /** The instant at which it is due, even if it is late. */
  readonly dueAtMs: number;
  /** When the schedule was due before, or was made. */
  readonly lastDueAtMs: number;
}

/** The id of the run that writes a file. It is the same in each attempt, so that no attempt writes it twice. */
export function runIdOf({ id }: Pick<Schedule, 'id'>, number: number): string {
  return stableUuid(`${id} ${String(number)}`);
}

/** The name of a file without its extension: `night-statement-2026-11-27-000012`. */
export function fileNameOf({ name }: Pick<Schedule, 'name'>, { number, dueAtMs }: DueFile): string {
  return `${name}-${brasiliaDate(dueAtMs)}-${String(number).padStart(6, '0')}`;
}
