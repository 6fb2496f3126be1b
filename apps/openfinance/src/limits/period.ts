import { brasiliaDate } from '#libs/brazil';

/** The kinds of counters. */
export const COUNTER_KINDS = ['month', 'minute', 'second'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/**
 * The period of a counter at an instant of the clock of the sandbox. Months are those of Brasília; minutes and seconds are full
 * ones of the clock, from 00.000 on ("Limites de tráfego"). Periods of one kind sort by time.
 * @example periodOf('month', Date.parse('2026-04-01T02:00:00Z')); // '2026-03'
 */
export function periodOf(kind: CounterKind, nowMs: number): string {
  switch (kind) {
    case 'month':
      return brasiliaDate(nowMs).slice(0, 7);
    case 'minute':
      return new Date(nowMs).toISOString().slice(0, 16);
    case 'second':
      return new Date(nowMs).toISOString().slice(0, 19);
  }
}
