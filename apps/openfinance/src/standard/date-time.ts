import { z } from 'zod';
import { parseInstant } from '#libs/kernel';

/**
 * A date-time as the standard writes it: 20 characters, without milliseconds.
 * @example dateTime(0); // '1970-01-01T00:00:00Z'
 */
export function dateTime(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19)}Z`;
}

/** The standard's form of an instant: 20 characters, UTC, without fractions of a second. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const EXPECTED = 'Must be a date and time of the calendar in UTC, as in 2026-12-31T23:59:59Z.';

/** An instant in the form of the standard, read as milliseconds since 1970. */
export const standardInstant = z
  .string()
  .regex(INSTANT, { error: EXPECTED, abort: true })
  .meta({ format: 'date-time', maxLength: 20 })
  .transform((text, context) => {
    const epochMs = parseInstant(text);
    if (epochMs !== undefined) return epochMs;
    context.addIssue({ code: 'custom', message: EXPECTED });
    return z.NEVER;
  });
