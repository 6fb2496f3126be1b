import { parseInstant } from '#libs/kernel';
import { isSame, type Json } from '../json';
import { matchesPattern } from './wildcard';

/** The type of the value that a comparison has in a definition. */
export type ComparisonType = 'boolean' | 'number' | 'string' | 'timestamp';

interface Comparison {
  readonly type: ComparisonType;
  /** The comparison also exists with `Path` after its name and a path as its value. */
  readonly hasPath: boolean;
  /** `expected` has the type; `actual` can be anything. */
  holds(actual: Json, expected: Json): boolean;
}

type Order = (difference: number) => boolean;

const ORDERS: Readonly<Record<string, Order>> = {
  Equals: (difference) => difference === 0,
  LessThan: (difference) => difference < 0,
  GreaterThan: (difference) => difference > 0,
  LessThanEquals: (difference) => difference <= 0,
  GreaterThanEquals: (difference) => difference >= 0,
};

/** The comparisons of Choice rules by name, without IsPresent, which tests the path and not a value. */
export const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ...ordered('String', 'string', (value) => (typeof value === 'string' ? value : undefined)),
  ...ordered('Numeric', 'number', (value) => (typeof value === 'number' ? value : undefined)),
  ...ordered('Timestamp', 'timestamp', readTimestamp),
  ['BooleanEquals', { type: 'boolean', hasPath: true, holds: isSame }],
  [
    'StringMatches',
    {
      type: 'string',
      hasPath: false,
      holds: (actual, expected) =>
        typeof actual === 'string' &&
        typeof expected === 'string' &&
        matchesPattern(actual, expected),
    },
  ],
  isType('IsBoolean', (value) => typeof value === 'boolean'),
  isType('IsNull', (value) => value === null),
  isType('IsNumeric', (value) => typeof value === 'number'),
  isType('IsString', (value) => typeof value === 'string'),
  isType('IsTimestamp', (value) => readTimestamp(value) !== undefined),
]);

/** Reads an RFC 3339 timestamp with `T` and a zone. @returns milliseconds since 1970 */
export function readTimestamp(value: Json): number | undefined {
  return typeof value === 'string' && /T.{8,18}(?:Z|[+-]\d\d:\d\d)$/.test(value)
    ? parseInstant(value)
    : undefined;
}

/** Five comparisons of a type. They are all false for values of another type. */
function ordered(
  prefix: string,
  type: ComparisonType,
  read: (value: Json) => number | string | undefined,
): (readonly [string, Comparison])[] {
  return Object.entries(ORDERS).map(([name, order]) => [
    prefix + name,
    {
      type,
      hasPath: true,
      holds: (actual, expected) => {
        const [left, right] = [read(actual), read(expected)];
        if (left === undefined || right === undefined) return false;
        return order(left === right ? 0 : left < right ? -1 : 1);
      },
    },
  ]);
}

function isType(name: string, is: (value: Json) => boolean): readonly [string, Comparison] {
  return [
    name,
    { type: 'boolean', hasPath: false, holds: (actual, expected) => is(actual) === expected },
  ];
}
