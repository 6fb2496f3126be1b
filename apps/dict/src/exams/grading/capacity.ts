import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';

/** The number of different keys per minute, by the size of the institution (DICT homologation, IN BCB 508). */
export const CAPACITY_SIZES = { SMALL: 1_000, MEDIUM: 2_000, LARGE: 4_000 } as const;
export type CapacitySize = keyof typeof CAPACITY_SIZES;

const MINUTE_MS = 60_000;
/** A lookup belongs to the minute in which it arrives. It is stored at most this much later. */
export const CAPACITY_GRACE_MS = 5_000;

/** The beginning of a minute of a run, ISO 8601 UTC. @param minute from 1; minute n ends when minute n + 1 begins */
export function minuteStart(startedAt: string, minute: number): string {
  const startMs = Date.parse(startedAt) + (minute - 1) * MINUTE_MS;
  return toIsoUtc(Math.min(LAST_INSTANT_MS, startMs));
}

/** The instant at which a minute with too few keys counts as failed, ISO 8601 UTC. */
export function minuteDecidedAt(startedAt: string, minute: number): string {
  const endMs = Date.parse(minuteStart(startedAt, minute + 1));
  return toIsoUtc(Math.min(LAST_INSTANT_MS, endMs + CAPACITY_GRACE_MS));
}
