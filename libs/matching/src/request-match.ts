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

/** A compiled match: the conditions on a request. */
export interface RequestMatch {
  /** The JSON that the match was read from, to show it again. */
  readonly definition: JsonObject;
  /** In the order of their cost: the body is parsed only if all other conditions match. */
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
      'The path, without the query. `:name`, `{name}` and `*` match one segment; `**` at the end matches the rest.',
    ),
  query: named.optional().describe('Conditions on query parameters, by name.'),
  headers: named.optional().describe('Conditions on headers, by name in upper or lower case.'),
  body: z.array(bodyCondition).optional().describe('Conditions on the body. All must match.'),
};

/** The schema of a match, without the check of the number of conditions. */
export const closedMatch = z
  .strictObject(matchMembers)
  .describe('Conditions on a request. All of them must match; without any, every request matches.');

/** The schema of a match. A request matches if all conditions match. */
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
 * Refuses a match with too many conditions before they are read, because each can have a regular expression, which
 * takes time to compile.
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

/** Returns true if the request matches. Stops at the first difference. */
export function matches(match: RequestMatch, request: RequestView): boolean {
  return match.checks.every((check) => check.holds(request));
}

/** Returns the conditions that do not match; none if the request matches. */
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
    holds: ({ path, routedPath }) =>
      pattern.accepts(path) || (routedPath !== undefined && pattern.accepts(routedPath)),
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
  // The name comes from the tester: "constructor" must not find an inherited member.
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
