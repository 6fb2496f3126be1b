import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second for all programs, whatever its own clock has (man 7 time). */
const TICK_MS = 10;
/** Where utime and stime are in /proc/<pid>/stat, counted after the name of the program (man 5 proc). */
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
  // The name of the program is in parentheses, and can have spaces and parentheses itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
  return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
}

/** How long a request lasts, and what it may use; in ms. */
export interface TimeUsed {
  /** The CPU time of the process for the request; undefined if it is not known. */
  readonly cpuMs: number | undefined;
  readonly elapsedMs: number;
  readonly limitMs: number;
}

/** A busy machine gives a process a small part of its time. One that gets less than this is not waited for. */
const LONGEST_ELAPSED = 40;
/** The same where CPU time is not known: an expression that never ends keeps its process busy for that long. */
const LONGEST_UNKNOWN = 8;

/**
 * Whether a request has used its time: `late`, or for how many more ms it can go on. `starved`: it has not used its CPU
 * time, but it has lasted so long that the machine is the reason.
 */
export function judgeTime({ cpuMs, elapsedMs, limitMs }: TimeUsed): number | 'late' | 'starved' {
  if (elapsedMs < limitMs) return limitMs - elapsedMs;
  if (cpuMs === undefined) {
    return elapsedMs < LONGEST_UNKNOWN * limitMs ? LONGEST_UNKNOWN * limitMs - elapsedMs : 'late';
  }
  if (cpuMs >= limitMs) return 'late';
  if (elapsedMs >= LONGEST_ELAPSED * limitMs) return 'starved';
  // Less than a tick makes no difference that can be read.
  return Math.max(TICK_MS, limitMs - cpuMs);
}
