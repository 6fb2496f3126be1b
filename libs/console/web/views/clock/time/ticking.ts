/** The clock of a sandbox as a service last showed it. */
export interface ClockReading {
  readonly mode: string;
  /** ISO 8601 UTC. */
  readonly now: string;
  /** When the page received it, in milliseconds of a clock that only runs forward. */
  readonly readAtMs: number;
}

/** What the clock shows some time after it was read, in milliseconds since 1970. A frozen clock does not run. */
export function shownMs({ mode, now, readAtMs }: ClockReading, atMs: number): number {
  const passed = mode === 'frozen' ? 0 : Math.max(0, atMs - readAtMs);
  return Date.parse(now) + passed;
}

/** The clock that shows the latest time. */
export function latestClock<C extends Omit<ClockReading, 'readAtMs'>>(clocks: readonly C[]): C {
  return clocks.reduce((latest, each) =>
    Date.parse(each.now) > Date.parse(latest.now) ? each : latest,
  );
}

/** Clocks closer than this show the same time: requests and machines differ by so much. */
const SAME_MS = 2000;

export type Difference = 'same' | 'ahead' | 'behind';

/** Whether a clock is ahead of another one or behind it. */
export function differenceOf(clockMs: number, otherMs: number): Difference {
  if (Math.abs(clockMs - otherMs) <= SAME_MS) return 'same';
  return clockMs > otherMs ? 'ahead' : 'behind';
}

const SECOND = 1000;
const UNITS = [
  ['d', 24 * 60 * 60 * SECOND],
  ['h', 60 * 60 * SECOND],
  ['min', 60 * SECOND],
  ['s', SECOND],
] as const;

/** A time span in its two largest units: `3 d 2 h`, `45 s`. */
export function spanInWords(ms: number): string {
  let left = Math.round(Math.abs(ms) / SECOND) * SECOND;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${String(count)} ${unit}`);
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.length === 0 ? '0 s' : parts.join(' ');
}
