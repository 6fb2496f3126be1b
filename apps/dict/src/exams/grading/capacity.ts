import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';

/** Different keys in a minute, by the size of the institution (DICT homologation, IN BCB 508). */
export const CAPACITY_SIZES = { SMALL: 1_000, MEDIUM: 2_000, LARGE: 4_000 } as const;
export type CapacitySize = keyof typeof CAPACITY_SIZES;

export const OFFICIAL_MINUTES = 10;

const MINUTE_MS = 60_000;
/** A lookup belongs to the minute in which it arrives. So long it can take until it is stored. */
const CAPACITY_GRACE_MS = 5_000;

/** When a minute of a run begins, ISO 8601 UTC. @param minute from 1; the end of minute n is the beginning of n + 1 */
export function minuteStart(startedAt: string, minute: number): string {
  const startMs = Date.parse(startedAt) + (minute - 1) * MINUTE_MS;
  return toIsoUtc(Math.min(LAST_INSTANT_MS, startMs));
}

/** From when on a minute that has too few keys has failed, ISO 8601 UTC. */
export function minuteDecidedAt(startedAt: string, minute: number): string {
  const endMs = Date.parse(minuteStart(startedAt, minute + 1));
  return toIsoUtc(Math.min(LAST_INSTANT_MS, endMs + CAPACITY_GRACE_MS));
}

/** When a run of so many minutes is over, in ms. */
export function capacityEndMs(minutes: number, startMs: number): number {
  return startMs + minutes * MINUTE_MS + CAPACITY_GRACE_MS;
}
