import { accepted, refused, type Result, type Violation } from '#libs/kernel';
import {
  isJsonObject,
  type JsonObject,
  parseRequestMatch,
  unknownMembers,
  type RequestMatch,
} from '#libs/matching';

const BOUNDS = ['times', 'atLeast', 'atMost'] as const;

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

const MEMBERS: readonly string[] = ['match', 'status', ...BOUNDS];
const MAX_EXPECTATIONS = 100;
const ONCE_OR_MORE: Bound = { kind: 'atLeast', count: 1 };

/**
 * Reads `{"expectations":[{"match":{...},"times":1}]}`.
 *
 * @returns every violation at once, with a JSON Pointer into the value
 */
export function parseExpectations(value: unknown): Result<Expectation[], Violation[]> {
  if (!isJsonObject(value)) {
    return refused([{ pointer: '', detail: 'Write an object with "expectations".' }]);
  }
  const unknown = unknownMembers(value, ['expectations'], '');
  const list = value['expectations'];
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_EXPECTATIONS) {
    const detail = `Write an array of one to ${String(MAX_EXPECTATIONS)} expectations.`;
    return refused([...unknown, { pointer: '/expectations', detail }]);
  }
  const parsed = list.map((item: unknown, index) =>
    parseExpectation(item, `/expectations/${String(index)}`),
  );
  const violations = [...unknown, ...parsed.flatMap((item) => (item.ok ? [] : item.refusal))];
  if (violations.length > 0) return refused(violations);
  return accepted(parsed.flatMap((item) => (item.ok ? [item.value] : [])));
}

function parseExpectation(value: unknown, pointer: string): Result<Expectation, Violation[]> {
  if (!isJsonObject(value)) {
    const detail = `Write an object with "match" and at most one of ${BOUNDS.join(', ')}.`;
    return refused([{ pointer, detail }]);
  }
  const match = parseRequestMatch(value['match'], `${pointer}/match`);
  const bound = parseBound(value, pointer);
  const status = parseStatus(value['status'], `${pointer}/status`);
  const unknown = unknownMembers(value, MEMBERS, pointer);
  if (match.ok && bound.ok && status.ok && unknown.length === 0) {
    return accepted({ match: match.value, bound: bound.value, status: status.value });
  }
  const violations = [match, bound, status].flatMap((part) => (part.ok ? [] : part.refusal));
  return refused([...unknown, ...violations]);
}

function parseBound(value: JsonObject, pointer: string): Result<Bound, Violation[]> {
  const named = BOUNDS.filter((name) => value[name] !== undefined);
  const [kind] = named;
  if (kind === undefined) return accepted(ONCE_OR_MORE);
  if (named.length > 1) {
    const detail = `Write at most one of ${BOUNDS.join(', ')}; with none, it is at least 1.`;
    return refused([{ pointer, detail }]);
  }
  const count = value[kind];
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) {
    return refused([{ pointer: `${pointer}/${kind}`, detail: 'Write a whole number from 0.' }]);
  }
  return accepted({ kind, count });
}

function parseStatus(value: unknown, pointer: string): Result<number | undefined, Violation[]> {
  if (value === undefined) return accepted(undefined);
  if (typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 599) {
    return accepted(value);
  }
  return refused([{ pointer, detail: 'Write an HTTP status, a whole number from 100 to 599.' }]);
}
