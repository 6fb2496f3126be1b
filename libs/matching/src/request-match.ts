import { accepted, pointerToken, refused, type Result, type Violation } from '#libs/kernel';
import { BODY_MEMBERS, parseBodyCheck } from './body-check';
import { checkOf, type Check } from './check';
import { isJsonObject, type JsonObject } from './json-value';
import { OPERATORS, parseOperator, textEquals, type Operator } from './operator';
import { parsePathPattern } from './path-pattern';
import { type RequestView } from './request-view';

export { mismatchOf, type Check, type Mismatch } from './check';

/** A compiled match. */
export interface RequestMatch {
  /** The JSON from which it was read, to show it again. */
  readonly definition: JsonObject;
  /** In the order of their cost: a body is parsed only if all other checks hold. */
  readonly checks: readonly Check[];
}

const MEMBERS: readonly string[] = ['method', 'path', 'query', 'headers', 'body'];
const MAX_CONDITIONS = 20;

/** The checks that were read so far, and everything that was wrong. */
interface Reading {
  readonly checks: Check[];
  readonly violations: Violation[];
}

/**
 * Reads a match as a tester writes it.
 *
 * @returns every violation at once, each pointing below `pointer`
 */
export function parseRequestMatch(
  value: unknown,
  pointer: string,
): Result<RequestMatch, Violation[]> {
  if (!isJsonObject(value)) {
    const detail = `Write an object with any of ${MEMBERS.join(', ')}.`;
    return refused([{ pointer, detail }]);
  }
  const reading: Reading = { checks: [], violations: unknownMembers(value, MEMBERS, pointer) };
  readMethod(value['method'], `${pointer}/method`, reading);
  readPath(value['path'], `${pointer}/path`, reading);
  if (countConditions(value) > MAX_CONDITIONS) {
    // Reading stops here, because each condition can have a regular expression that takes time to compile.
    const detail = `Write at most ${String(MAX_CONDITIONS)} conditions on query, headers and body together.`;
    reading.violations.push({ pointer, detail });
  } else {
    readNamed(value['query'], `${pointer}/query`, reading, queryCheck);
    readNamed(value['headers'], `${pointer}/headers`, reading, headerCheck);
    readBody(value['body'], `${pointer}/body`, reading);
  }
  const { checks, violations } = reading;
  return violations.length > 0 ? refused(violations) : accepted({ definition: value, checks });
}

/** Whether the request fits; stops at the first difference. */
export function matches(match: RequestMatch, request: RequestView): boolean {
  return match.checks.every((check) => check.holds(request));
}

/** Every check that does not hold; empty where the request matches. */
export function failedChecks(match: RequestMatch, request: RequestView): Check[] {
  return match.checks.filter((check) => !check.holds(request));
}

/** A violation for each unknown member, most often a misspelled name. */
export function unknownMembers(
  value: JsonObject,
  known: readonly string[],
  pointer: string,
): Violation[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      pointer: `${pointer}/${pointerToken(name)}`,
      detail: `"${name}" is unknown; the known names are ${known.join(', ')}.`,
    }));
}

function readMethod(value: unknown, pointer: string, { checks, violations }: Reading): void {
  if (value === undefined) return;
  if (typeof value !== 'string' || !/^[A-Za-z]+$/.test(value)) {
    violations.push({ pointer, detail: 'Write one HTTP method, such as POST.' });
    return;
  }
  const method = value.toUpperCase();
  checks.push({
    field: 'method',
    expected: method,
    holds: (request) => request.method.toUpperCase() === method,
    actual: (request) => request.method,
  });
}

function readPath(value: unknown, pointer: string, { checks, violations }: Reading): void {
  if (value === undefined) return;
  const pattern =
    typeof value === 'string'
      ? parsePathPattern(value)
      : refused("Write a path that starts with '/', as a string.");
  if (!pattern.ok) {
    violations.push({ pointer, detail: pattern.refusal });
    return;
  }
  checks.push({
    field: 'path',
    expected: pattern.value.source,
    holds: (request) => pattern.value.accepts(request.path),
    actual: (request) => request.path,
  });
}

type NamedCheck = (name: string, operator: Operator) => Check;

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

function readNamed(value: unknown, pointer: string, reading: Reading, toCheck: NamedCheck): void {
  if (value === undefined) return;
  if (!isJsonObject(value)) {
    const detail = 'Write an object that has a condition or a string under each name.';
    reading.violations.push({ pointer, detail });
    return;
  }
  for (const [name, condition] of Object.entries(value)) {
    const at = `${pointer}/${pointerToken(name)}`;
    const operator = parseNamedCondition(name, condition, at);
    if (operator.ok) reading.checks.push(toCheck(name, operator.value));
    else reading.violations.push(...operator.refusal);
  }
}

function parseNamedCondition(
  name: string,
  condition: unknown,
  pointer: string,
): Result<Operator, Violation[]> {
  if (name === '') return refused([{ pointer, detail: 'Write a name that is not empty.' }]);
  if (typeof condition === 'string' && condition !== '') return accepted(textEquals(condition));
  if (!isJsonObject(condition)) {
    const detail = `Write a string that is not empty, or an object with one of ${OPERATORS.join(', ')}.`;
    return refused([{ pointer, detail }]);
  }
  const unknown = unknownMembers(condition, OPERATORS, pointer);
  const operator = parseOperator(condition, pointer, 'text');
  if (unknown.length === 0) return operator;
  return refused([...unknown, ...(operator.ok ? [] : operator.refusal)]);
}

function readBody(value: unknown, pointer: string, { checks, violations }: Reading): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) {
    violations.push({ pointer, detail: 'Write an array of conditions.' });
    return;
  }
  const conditions: readonly unknown[] = value;
  for (const [index, condition] of conditions.entries()) {
    const at = `${pointer}/${String(index)}`;
    if (!isJsonObject(condition)) {
      const detail = `Write an object with any of ${BODY_MEMBERS.join(', ')}.`;
      violations.push({ pointer: at, detail });
      continue;
    }
    violations.push(...unknownMembers(condition, BODY_MEMBERS, at));
    const check = parseBodyCheck(condition, at);
    if (check.ok) checks.push(check.value);
    else violations.push(...check.refusal);
  }
}

function countConditions({ query, headers, body }: JsonObject): number {
  return [query, headers, body].reduce<number>(
    (sum, part) => sum + (typeof part === 'object' && part ? Object.keys(part).length : 0),
    0,
  );
}
