/** Brasília is three hours behind UTC; since 2019 it has no summer time. */
const OFFSET = '-03:00';
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** The instant of a date and time in Brasília, as a field for date and time has it: `2026-11-21T09:00`. */
export function instantInBrasilia(entered: string): string {
  return `${entered.length === 16 ? `${entered}:00` : entered}${OFFSET}`;
}

/** The value of a field for date and time, in Brasília. */
export function fieldInBrasilia(ms: number): string {
  return new Date(ms - OFFSET_MS).toISOString().slice(0, 19);
}
