import { parseInstant, systemClock, toIsoUtc } from '#libs/kernel';

/** An instant, or nothing: now, by the clock of the machine. */
export type At = string | Date | undefined;

/** The instant as ISO 8601 in UTC. @throws TypeError if it is none */
export function instantOf(at: At): string {
  if (at === undefined) return toIsoUtc(systemClock.nowMs());
  const instantMs = typeof at === 'string' ? parseInstant(at) : at.getTime();
  if (instantMs === undefined || Number.isNaN(instantMs)) {
    throw new TypeError(`"${String(at)}" is not an instant. Write it as in 2027-03-01T12:00:00Z.`);
  }
  return toIsoUtc(instantMs);
}

/**
 * The instant in Brasília, with its offset and without milliseconds: `2027-03-01T09:00:00-03:00`. Not that of `libs/brazil`, which
 * loads a package.
 */
export function brasiliaInstant(at: At): string {
  const local = new Date(Date.parse(instantOf(at)) - 3 * 3_600_000).toISOString();
  return `${local.slice(0, 19)}-03:00`;
}
