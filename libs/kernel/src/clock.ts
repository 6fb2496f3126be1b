/**
 * The source of the current time. All deadlines and timestamps use a clock that is passed to them, so that
 * the clock of a sandbox can be frozen or moved. ESLint forbids reading the machine time elsewhere.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  nowMs(): number;
}

/** The time of the machine. */
export const systemClock: Clock = { nowMs: () => Date.now() };

/** The common text form of an instant: ISO 8601, UTC, milliseconds, `Z`. */
export function toIsoUtc(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
