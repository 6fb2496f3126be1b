import { z } from 'zod';
import { accepted, type Result, type ViolationList } from '#libs/kernel';
import { compiledMatch, isJsonObject, requestMatch, type RequestMatch } from '#libs/matching';
import { isObject, readJson, wholeNumber } from '#libs/schema';

const BOUNDS = ['times', 'atLeast', 'atMost'] as const;
const MAX_EXPECTATIONS = 100;
const LIST_TEXT = `Must be an array of one to ${String(MAX_EXPECTATIONS)} expectations.`;
const ONCE_OR_MORE: Bound = { kind: 'atLeast', count: 1 };

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** The schema of one posted expectation. */
export const expectation = z
  .strictObject({
    match: requestMatch.describe('The counted requests, as in the match of a rule.'),
    times: count.optional().describe('The exact number of requests that must match.'),
    atLeast: count.optional().describe('The minimum number of requests that must match.'),
    atMost: count.optional().describe('The maximum number of requests that can match.'),
    status: wholeNumber(100, 599)
      .optional()
      .describe('Only requests with this response status are counted.'),
  })
  .check(
    z.superRefine<Readonly<Partial<Record<(typeof BOUNDS)[number], unknown>>>>(
      (value, context) => {
        if (BOUNDS.filter((name) => value[name] !== undefined).length <= 1) return;
        const message = `Must have at most one of ${BOUNDS.join(', ')}. Without any, at least 1 request must match.`;
        context.addIssue({ code: 'custom', message });
      },
      { when: isObject },
    ),
  )
  .describe('The expected number of requests that match. Default: at least one.');

/** The body of `POST /__admin/verify`. */
export const expectations = z.strictObject({
  expectations: z
    .array(expectation, LIST_TEXT)
    .min(1, LIST_TEXT)
    .max(MAX_EXPECTATIONS, LIST_TEXT)
    .describe('The expectations. Their order does not matter.'),
});

/** The expected number of requests. */
export interface Bound {
  readonly kind: (typeof BOUNDS)[number];
  readonly count: number;
}

/** An expectation, read and compiled. */
export interface Expectation {
  readonly match: RequestMatch;
  /** Only requests with this response status are counted; undefined counts all. */
  readonly status: number | undefined;
  readonly bound: Bound;
}

/**
 * Reads `{"expectations":[{"match":{...},"times":1}]}`.
 *
 * @returns every violation at once, with a JSON Pointer into the value
 */
export function parseExpectations(value: unknown): Result<Expectation[], ViolationList> {
  const read = readJson(expectations, value);
  if (!read.ok) return read;
  const posted = isJsonObject(value) ? value['expectations'] : undefined;
  const matches: readonly unknown[] = Array.isArray(posted) ? posted : [];
  return accepted(
    read.value.expectations.map((item, index) => {
      const one = matches[index];
      return {
        match: compiledMatch(item.match, isJsonObject(one) ? one['match'] : undefined),
        status: item.status,
        bound: boundOf(item),
      };
    }),
  );
}

function boundOf(item: z.output<typeof expectation>): Bound {
  for (const kind of BOUNDS) {
    const wanted = item[kind];
    if (wanted !== undefined) return { kind, count: wanted };
  }
  return ONCE_OR_MORE;
}
