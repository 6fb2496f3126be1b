import { toIsoUtc } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import { RunErrorResponse } from '../runs/run.response';
import { type Coverage, type Frequency } from './due-days';
import { type NewSchedule } from './schedule';

/** The report of a schedule, as it was sent. */
export class ScheduledReportResponse {
  /** @example spi.transactions */
  type!: string;

  /** @example csv */
  format?: string | undefined;

  parameters?: Readonly<Record<string, unknown>> | undefined;

  options?: Readonly<Record<string, unknown>> | undefined;
}

/** A report that is generated again and again. */
@LinksTo({
  findSchedule: { id: '/id' },
  removeSchedule: { id: '/id' },
  generateFile: { id: '/id' },
})
export class ScheduleResponse {
  /** @example 3f6f0b53-2a7c-4c1e-9f0e-1c6a5f1d7a03 */
  id!: string;

  /** @example night-statement */
  name!: string;

  report!: ScheduledReportResponse;

  every!: Frequency;

  /**
   * The time in Brasília.
   * @example 06:00
   */
  at!: string;

  covers!: Coverage;

  /** Whether the files are put into the outbox. */
  outbox!: boolean;

  /** When the next file is due, on the clock of the sandbox. Missing at the end of the calendar. */
  nextDueAt?: string;

  /** When the newest file was due. Missing before the first one. */
  lastDueAt?: string;

  /** The number of the newest file, 0 before the first one. A missing file has a number too. */
  lastNumber!: number;

  /** How many files a rule has left out (MISSING_FILE). */
  missing!: number;

  /** How many files a rule has delayed (LATE_FILE). */
  late!: number;

  /** Why the newest report could not be started. Missing if it was. */
  error?: RunErrorResponse;

  createdAt!: string;

  static of(schedule: NewSchedule): ScheduleResponse {
    const { id, name, report, every, at, covers, toOutbox, error } = schedule;
    const { nextDueAtMs, lastDueAtMs, lastNumber, missing, late } = schedule;
    return {
      ...{ id, name, report, every, at, covers, outbox: toOutbox },
      ...(nextDueAtMs === null ? {} : { nextDueAt: toIsoUtc(nextDueAtMs) }),
      ...(lastDueAtMs === null ? {} : { lastDueAt: toIsoUtc(lastDueAtMs) }),
      ...{ lastNumber, missing, late },
      ...(error === null ? {} : { error }),
      createdAt: toIsoUtc(schedule.createdAtMs),
    };
  }
}
