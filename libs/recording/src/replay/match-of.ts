import { percentDecoded } from '#libs/kernel';
import { MASK } from '#libs/masking';
import { type RecordedExchange } from '../format/recording';
import { stableConditions, type BodyCondition } from './stable-values';

type TextCondition = string | { readonly exists: boolean } | { readonly equals: string };

/** `match` of a rule. */
export interface RuleMatch {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, TextCondition>>;
  readonly body?: readonly BodyCondition[];
}

/** An exchange with the match of its request. */
export interface Matched {
  readonly exchange: RecordedExchange;
  readonly match: RuleMatch;
}

/** A rule has at most this number of conditions on query, headers and body together. */
const MAX_CONDITIONS = 20;

/** The matches of exchanges with the same method and path, in their order. */
export function matchesOf(exchanges: readonly RecordedExchange[]): Matched[] {
  const names = new Set(exchanges.flatMap(({ request }) => [...queryOf(request.query).keys()]));
  const bodies = exchanges.map(({ request }) => stableConditions(request));
  const counts = new Map<string, number>();
  for (const condition of bodies.flat()) {
    const key = JSON.stringify(condition);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return exchanges.map((exchange, index) => {
    const { request } = exchange;
    const query = queryConditions(queryOf(request.query), names);
    const left = Math.max(0, MAX_CONDITIONS - Object.keys(query).length);
    const body = mostTelling(bodies[index] ?? [], counts, left);
    const match: RuleMatch = {
      method: request.method,
      path: pathPattern(request.path),
      ...(Object.keys(query).length === 0 ? {} : { query }),
      ...(body.length === 0 ? {} : { body }),
    };
    return { exchange, match };
  });
}

/** The larger, the fewer requests match. */
export function specificity({ path, query = {}, body = [] }: RuleMatch): number {
  const literals = path.split('/').filter((segment) => segment !== '*').length;
  return literals + Object.keys(query).length + body.length;
}

/** The conditions that the fewest requests have, in the order of the body. */
function mostTelling(
  conditions: readonly BodyCondition[],
  counts: ReadonlyMap<string, number>,
  most: number,
): BodyCondition[] {
  if (conditions.length <= most) return [...conditions];
  const countOf = (condition: BodyCondition): number => counts.get(JSON.stringify(condition)) ?? 0;
  const chosen = new Set(
    [...conditions].sort((one, other) => countOf(one) - countOf(other)).slice(0, most),
  );
  return conditions.filter((condition) => chosen.has(condition));
}

function queryOf(query: string | undefined): Map<string, readonly string[]> {
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of new URLSearchParams(query ?? '')) {
    if (name !== '') values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

function queryConditions(
  own: ReadonlyMap<string, readonly string[]>,
  all: ReadonlySet<string>,
): Record<string, TextCondition> {
  const conditions = [...all].map((name): [string, TextCondition] => {
    const [value] = own.get(name) ?? [];
    if (value === undefined) return [name, { exists: false }];
    return [name, value.includes(MASK) ? { exists: true } : { equals: value }];
  });
  return Object.fromEntries(conditions.slice(0, MAX_CONDITIONS));
}

/** A rule compares the decoded path. A segment that is hidden, or would be read as a pattern, matches any one segment. */
function pathPattern(path: string): string {
  const decoded = percentDecoded(path).replace(/\?.*$/s, '*');
  return decoded
    .split('/')
    .map((segment) => (/[*]|^:|^\{[^{}]+\}$/.test(segment) ? '*' : segment))
    .join('/');
}
