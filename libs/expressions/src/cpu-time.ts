import { readFileSync } from 'node:fs';

/** Linux reports CPU time to programs in hundredths of a second, independent of its internal clock (man 7 time). */
const TICK_MS = 10;
/** The positions of utime and stime in /proc/<pid>/stat, counted after the name of the program (man 5 proc). */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** The CPU time that a process has used since its start; undefined if the operating system is not Linux. */
export function cpuMsOf(pid: number | undefined): number | undefined {
  try {
    return cpuMsIn(readFileSync(`/proc/${String(pid)}/stat`, 'latin1'));
  } catch {
    return undefined;
  }
}

/** @param stat the content of /proc/<pid>/stat */
export function cpuMsIn(stat: string): number | undefined {
  // The name of the program is in parentheses, and can contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
  return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
}

/** The duration and the limits of a request, in ms. */
export interface TimeUsed {
  /** The CPU time of the process for the request; undefined if it is not known. */
  readonly cpuMs: number | undefined;
  readonly elapsedMs: number;
  readonly limitMs: number;
}

/** On a busy machine, a process gets only a part of the time. If it gets less than this part, the request is given up. */
const LONGEST_ELAPSED = 40;
/** The same if CPU time is not known. An endless expression keeps its process busy for this time. */
const LONGEST_UNKNOWN = 8;

/**
 * The state of a request: `late` if it has used its CPU time; `starved` if it has lasted too long without using it,
 * because the machine is busy; otherwise the number of ms for which it can continue.
 */
export function judgeTime({ cpuMs, elapsedMs, limitMs }: TimeUsed): number | 'late' | 'starved' {
  if (elapsedMs < limitMs) return limitMs - elapsedMs;
  if (cpuMs === undefined) {
    return elapsedMs < LONGEST_UNKNOWN * limitMs ? LONGEST_UNKNOWN * limitMs - elapsedMs : 'late';
  }
  if (cpuMs >= limitMs) return 'late';
  if (elapsedMs >= LONGEST_ELAPSED * limitMs) return 'starved';
  // A difference of less than one tick cannot be measured.
  return Math.max(TICK_MS, limitMs - cpuMs);
}
