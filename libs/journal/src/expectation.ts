import { z } from 'zod';
import { accepted, type Result, type ViolationList } from '#libs/kernel';
import { compiledMatch, isJsonObject, requestMatch, type RequestMatch } from '#libs/matching';
import { isObject, readJson, wholeNumber } from '#libs/schema';

const BOUNDS = ['times', 'atLeast', 'atMost'] as const;
const MAX_EXPECTATIONS = 100;
const LIST_TEXT = `Must be an array of one to ${String(MAX_EXPECTATIONS)} expectations.`;
const ONCE_OR_MORE: Bound = { kind: 'atLeast', count: 1 };

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** One expectation as it is posted. */
export const expectation = z
  .strictObject({
    match: requestMatch.describe('The requests that are counted, as in a rule.'),
    times: count.optional().describe('So many requests match.'),
    atLeast: count.optional().describe('So many requests match, or more.'),
    atMost: count.optional().describe('So many requests match, or fewer.'),
    status: wholeNumber(100, 599)
      .optional()
      .describe('Counts only requests whose response has this HTTP status.'),
  })
  .check(
    z.superRefine<Readonly<Partial<Record<(typeof BOUNDS)[number], unknown>>>>(
      (value, context) => {
        if (BOUNDS.filter((name) => value[name] !== undefined).length <= 1) return;
        const message = `Must have at most one of ${BOUNDS.join(', ')}; with none, it is at least 1.`;
        context.addIssue({ code: 'custom', message });
      },
      { when: isObject },
    ),
  )
  .describe('How many requests like this came. Without a count: at least one.');

/** The body of `POST /__admin/verify`. */
export const expectations = z.strictObject({
  expectations: z
    .array(expectation, LIST_TEXT)
    .min(1, LIST_TEXT)
    .max(MAX_EXPECTATIONS, LIST_TEXT)
    .describe('What has happened, in any order.'),
});

/** How often a request is to have come. */
export interface Bound {
  readonly kind: (typeof BOUNDS)[number];
  readonly count: number;
}

/** What a tester says has happened. */
export interface Expectation {
  readonly match: RequestMatch;
  /** Only requests that were answered with it count; undefined counts all. */
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
