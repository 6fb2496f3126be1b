/**
 * Where "now" comes from. Every deadline and timestamp takes it from a clock that it is given, so that
 * a sandbox can stand still or jump; lint forbids reading the machine's time anywhere but here.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMs(): number;
}

/** The machine's own time. */
export const systemClock: Clock = { nowMs: () => Date.now() };

/** An instant as the suite writes it everywhere: ISO 8601, UTC, milliseconds, `Z`. */
export function toIsoUtc(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
