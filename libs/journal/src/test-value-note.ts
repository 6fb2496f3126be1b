/**
 * Why a test value of a request had no effect. `off`: the sandbox does not take test values. `unknown`: the operation has no
 * outcome with this value. `unused`: the request ended before the service could use it, or a rule requested another outcome.
 */
export const TEST_VALUE_REASONS = ['off', 'unknown', 'unused'] as const;
export type TestValueReason = (typeof TEST_VALUE_REASONS)[number];

/** A test value of a request, and whether it had its effect. */
export interface TestValueNote {
  /** In lower case; letters, digits, `@` and `._+-` only. */
  readonly value: string;
  /** Undefined if it had its effect. */
  readonly reason: TestValueReason | undefined;
  /** The most similar value that the operation has. */
  readonly nearest: string | undefined;
}

/** Enough to see why; a message can have thousands of payments, each with a test value. */
const MOST_WRITTEN = 20;

/** The notes as one line of Latin-1: `value reason nearest,value reason nearest`. */
export function textOfTestValues(notes: readonly TestValueNote[]): string {
  if (notes.length === 0) return '';
  const written = notes.slice(0, MOST_WRITTEN);
  return written
    .map(({ value, reason = '', nearest = '' }) => `${value} ${reason} ${nearest}`)
    .join(',');
}

export function readTestValues(text: string): readonly TestValueNote[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const [value = '', reason = '', nearest = ''] = part.split(' ');
    return {
      value,
      reason: reason === '' ? undefined : (reason as TestValueReason),
      nearest: nearest === '' ? undefined : nearest,
    };
  });
}
