/**
 * A date-time as the standard writes it: 20 characters, without milliseconds.
 * @example dateTime(0); // '1970-01-01T00:00:00Z'
 */
export function dateTime(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19)}Z`;
}
