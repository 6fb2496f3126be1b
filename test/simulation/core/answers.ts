import { isDeepStrictEqual } from 'node:util';
import { type Outcome } from './model';
import { type Answer } from './wire';

/** The value at a path of member names and indexes in JSON, or undefined. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[name]
        : undefined,
    value,
  );
}

/** The text at a path of the body. @throws Error if there is none, because a model relies on it */
export function textAt(answer: Answer, ...path: readonly (string | number)[]): string {
  const value = at(answer.body, ...path);
  if (typeof value === 'string') return value;
  throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(answer.body).slice(0, 500)}`);
}

/** Compares members of an object with expected values. Returns the first difference. */
export function differsIn(
  found: unknown,
  expected: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [name, value] of Object.entries(expected)) {
    const actual = at(found, name);
    // isDeepStrictEqual tells 0 from -0.
    if (actual !== value && !isDeepStrictEqual(actual, value)) {
      return `${name} is ${JSON.stringify(actual)} instead of ${JSON.stringify(value)}`;
    }
  }
  return undefined;
}

/** Compares the status, and the body if it is given. */
export function statusDiffers(
  answer: Answer,
  status: number,
  body: Readonly<Record<string, unknown>> = {},
): string | undefined {
  if (answer.status !== status)
    return `the status is ${String(answer.status)} instead of ${String(status)}`;
  return differsIn(answer.body, body);
}

/** An outcome that changes nothing: an error with this status and, if given, this code; or a read. */
export function unchanged<World>(
  world: World,
  name: string,
  status: number,
  code?: string,
): Outcome<World> {
  return {
    name,
    differs: (answer) => statusDiffers(answer, status, code === undefined ? {} : { code }),
    next: () => world,
  };
}

/**
 * Compares lists by a key of their elements, in any order.
 * @returns one text for each element that is missing, that should not be there, or that differs
 */
export function listDifferences(
  title: string,
  found: readonly unknown[],
  expected: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  keyOf: (element: unknown) => string,
): readonly string[] {
  const differences: string[] = [];
  const seen = new Set<string>();
  for (const element of found) {
    const key = keyOf(element);
    const wanted = expected.get(key);
    if (seen.has(key)) differences.push(`${title} ${key} is there twice`);
    else if (wanted === undefined) differences.push(`${title} ${key} should not be there`);
    else {
      const difference = differsIn(element, wanted);
      if (difference !== undefined) differences.push(`${title} ${key}: ${difference}`);
    }
    seen.add(key);
  }
  for (const key of expected.keys())
    if (!seen.has(key)) differences.push(`${title} ${key} is missing`);
  return differences;
}
