import { z } from 'zod';
import { parseCents, parseInstant } from '#libs/kernel';

const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;
const AMOUNT_EXPECTED = 'Must be a decimal number with two places.';
const INSTANT_EXPECTED = 'Must be an ISO 8601 instant.';

/** An amount of reais as a text, read as cents. A number in the response is a text here if its member is in `decimals`. */
export const amount = z.string({ error: AMOUNT_EXPECTED }).transform((text, context): number => {
  const cents = DECIMAL.test(text) ? parseCents(text) : undefined;
  if (cents?.ok === true) return cents.value;
  context.addIssue({ code: 'custom', message: AMOUNT_EXPECTED });
  return z.NEVER;
});

/** An instant; read as ms since 1970 UTC. */
export const instant = z.string().transform((text, context): number => {
  const epochMs = parseInstant(text);
  if (epochMs !== undefined) return epochMs;
  context.addIssue({ code: 'custom', message: INSTANT_EXPECTED });
  return z.NEVER;
});

/**
 * A list of at most `max` items. A longer list is refused before its items are read, because the errors of a million
 * invalid items would fill the memory.
 */
export function listOf<Item>(item: z.ZodType<Item>, max: number) {
  const error = `Must have at most ${String(max)} items.`;
  return z.array(z.unknown()).max(max, { error }).pipe(z.array(item));
}

/** A whole number, such as an amount in cents. */
export const whole = z.int({ error: 'Must be a whole number.' });
