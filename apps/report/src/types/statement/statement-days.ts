import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { addDays, isCalendarDate, RequestInvalid } from '#libs/kernel';
import { type PeriodParameters } from '../period';

const DEFAULT_DAYS = 30;

/** Whole days in Brasília. */
export interface StatementDays {
  /** `YYYY-MM-DD`, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The instants of the entries: the first is included, the last is not. */
  readonly fromMs: number;
  readonly toMs: number;
  /** False while the last day is not over: then the statement ends now. */
  readonly isFinal: boolean;
}

/** The conditions of a format on the days. */
export interface DaysOf {
  /** As requests name it: `camt.053`. */
  readonly format: string;
  /** Whether the last day must be over. */
  readonly onlyFinal: boolean;
  /** Now, on the clock of the sandbox. */
  readonly nowMs: number;
}

/**
 * The days of a statement. Without `from`, it has 30 days; without `to`, it ends with today, or with yesterday if the
 * last day must be over.
 *
 * @throws RequestInvalid if a day is not a date, the days are in the wrong order, or the last day is not over
 * @example
 * const days = { from: '2026-01-30', to: '2026-02-01' };
 * const nowMs = Date.parse('2026-02-01T12:00:00Z');
 * statementDays(days, { format: 'camt.053', onlyFinal: true, nowMs }).lastDay; // '2026-01-31'
 */
export function statementDays(
  { from, to }: PeriodParameters,
  { format, onlyFinal, nowMs }: DaysOf,
): StatementDays {
  const today = brasiliaDate(nowMs);
  const tomorrow = addDays(today, 1);
  refuseInstant('from', from, format);
  refuseInstant('to', to, format);
  const end = to ?? (onlyFinal ? today : tomorrow);
  const firstDay = from ?? addDays(end, -DEFAULT_DAYS);
  if (firstDay >= end) {
    refuse(
      'from',
      `Must be before \`to\`, which is ${end} and is not included, in the format ${format}.`,
    );
  }
  if (firstDay > today) {
    refuse('from', `Must be ${today} or earlier in the format ${format}. ${todayIs(today)}`);
  }
  const isFinal = end <= today;
  if (onlyFinal && !isFinal) {
    refuse(
      'to',
      `Must be ${today} or earlier in the format ${format}, which has only days that are over. ${todayIs(today)} ` +
        'Use camt.052 for a day that is not over.',
    );
  }
  return {
    firstDay,
    lastDay: addDays(isFinal ? end : tomorrow, -1),
    fromMs: brasiliaDayStartMs(firstDay),
    toMs: isFinal ? brasiliaDayStartMs(end) : nowMs + 1,
    isFinal,
  };
}

function todayIs(today: string): string {
  return `Today is ${today} in Brasília, on the clock of the sandbox.`;
}

function refuseInstant(name: string, day: string | undefined, format: string): void {
  if (day === undefined || isCalendarDate(day)) return;
  refuse(
    name,
    `Must be a date in the format ${format}, as in 2026-01-31: a statement has whole days in Brasília.`,
  );
}

function refuse(name: string, detail: string): never {
  throw new RequestInvalid([{ pointer: `/parameters/${name}`, detail }]);
}
