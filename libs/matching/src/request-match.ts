import { z } from 'zod';
import { dictionary } from '#libs/schema';
import { bodyCheck, bodyCondition } from './body-check';
import { checkOf, type Check } from './check';
import { isJsonObject, type JsonObject } from './json-value';
import { namedCondition } from './named-condition';
import { type Operator } from './operator';
import { parsePathPattern, type PathPattern } from './path-pattern';
import { type RequestView } from './request-view';

export { mismatchOf, type Check, type Mismatch } from './check';

/** What requests to pick, read and compiled once. */
export interface RequestMatch {
  /** The JSON it was read from, to show it again. */
  readonly definition: JsonObject;
  /** In the order of their cost: a body is parsed only for a request that fits in all else. */
  readonly checks: readonly Check[];
}

const MAX_CONDITIONS = 20;
const METHOD_TEXT = 'Must be one HTTP method, such as POST.';

const named = dictionary(namedCondition, z.string().min(1, 'Must be a name that is not empty.'));

/** The members of a match. */
export const matchMembers = {
  method: z
    .string(METHOD_TEXT)
    .regex(/^[A-Za-z]+$/, METHOD_TEXT)
    .optional()
    .describe('The HTTP method, in upper or lower case.'),
  path: z
    .string("Must be a path that starts with '/', as a string.")
    .transform((path, context): PathPattern => {
      const pattern = parsePathPattern(path);
      if (pattern.ok) return pattern.value;
      context.addIssue({ code: 'custom', message: pattern.refusal });
      return z.NEVER;
    })
    .optional()
    .describe(
      'The path, without the query. `:name` or `*` is any one segment, `**` at the end is the rest.',
    ),
  query: named.optional().describe('Conditions on query parameters, by name.'),
  headers: named.optional().describe('Conditions on headers, by name in upper or lower case.'),
  body: z.array(bodyCondition).optional().describe('Conditions on the body; all must hold.'),
};

/** What requests to pick, before the number of its conditions is checked. */
export const closedMatch = z.strictObject(matchMembers);

/** What requests to pick. Everything that it names must fit. */
export const requestMatch = z.preprocess(refuseManyConditions, closedMatch);

/** @param definition the JSON that the match was read from */
export function compiledMatch(
  { method, path, query, headers, body = [] }: z.output<typeof closedMatch>,
  definition: unknown,
): RequestMatch {
  const checks = [
    ...(method === undefined ? [] : [methodCheck(method)]),
    ...(path === undefined ? [] : [pathCheck(path)]),
    ...[...(query ?? [])].map(([name, operator]) => queryCheck(name, operator)),
    ...[...(headers ?? [])].map(([name, operator]) => headerCheck(name, operator)),
    ...body.map(bodyCheck),
  ];
  return { definition: isJsonObject(definition) ? definition : {}, checks };
}

/**
 * A match with too many conditions is not read any further: each can hold a regular expression, which takes
 * its time to compile.
 */
export function refuseManyConditions(value: unknown, context: z.RefinementCtx): unknown {
  if (!isJsonObject(value)) return value;
  const { query, headers, body } = value;
  const count = [query, headers, body].reduce<number>(
    (sum, part) => sum + (typeof part === 'object' && part ? Object.keys(part).length : 0),
    0,
  );
  if (count > MAX_CONDITIONS) {
    const message = `Must have at most ${String(MAX_CONDITIONS)} conditions on query, headers and body together.`;
    context.addIssue({ code: 'custom', message });
  }
  return value;
}

/** Whether the request fits; stops at the first difference. */
export function matches(match: RequestMatch, request: RequestView): boolean {
  return match.checks.every((check) => check.holds(request));
}

/** Every check that does not hold; empty where the request matches. */
export function failedChecks(match: RequestMatch, request: RequestView): Check[] {
  return match.checks.filter((check) => !check.holds(request));
}

function methodCheck(text: string): Check {
  const method = text.toUpperCase();
  return {
    field: 'method',
    expected: method,
    holds: (request) => request.method.toUpperCase() === method,
    actual: (request) => request.method,
  };
}

function pathCheck(pattern: PathPattern): Check {
  return {
    field: 'path',
    expected: pattern.source,
    holds: (request) => pattern.accepts(request.path),
    actual: (request) => request.path,
  };
}

function queryCheck(name: string, operator: Operator): Check {
  return checkOf(`query/${name}`, operator, ({ query }) => valuesOf(query, name));
}

function headerCheck(name: string, operator: Operator): Check {
  const key = name.toLowerCase();
  return checkOf(`headers/${key}`, operator, ({ headers }) => valuesOf(headers, key));
}

function valuesOf(
  values: Readonly<Record<string, string | readonly string[] | undefined>>,
  name: string,
): readonly string[] {
  // The name is the tester's: "constructor" is not to find what every object inherits.
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
