import { z } from 'zod';

/** The error text of a schema for an existing value. For a missing value, `readJson` adds that it is missing. */
function unlessMissing(error: string) {
  return ({ input }: { readonly input?: unknown }): string | undefined =>
    input === undefined ? undefined : error;
}

/** A whole number of the range. */
export function wholeNumber(min: number, max: number) {
  const error = `Must be a whole number from ${String(min)} to ${String(max)}.`;
  // Not z.int, because with a fraction it would prevent the checks of the whole object.
  return z
    .number({ error: unlessMissing(error) })
    .min(min, { error })
    .max(max, { error })
    .refine(Number.isSafeInteger, { error })
    .meta({ type: 'integer' });
}

/** A number of the range. */
export function numberFrom(min: number, max: number) {
  const error = `Must be a number from ${String(min)} to ${String(max)}.`;
  return z
    .number({ error: unlessMissing(error) })
    .min(min, { error })
    .max(max, { error });
}

/**
 * Checks that an object has exactly one of the members. The check also runs if other members are wrong,
 * so that all violations are found at once.
 */
export function exactlyOne<Name extends string>(names: readonly Name[]) {
  return z.superRefine<Readonly<Partial<Record<Name, unknown>>>>(
    (value, context) => {
      if (names.filter((name) => value[name] !== undefined).length === 1) return;
      context.addIssue({
        code: 'custom',
        message: `Must have exactly one of ${names.join(', ')}.`,
      });
    },
    { when: isObject },
  );
}

/** For checks of a whole object: whether the value is an object. */
export function isObject({ value }: { readonly value: unknown }): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
