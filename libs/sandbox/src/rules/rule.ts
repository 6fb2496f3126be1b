import { accepted, refused, type Result, type Violation } from '#libs/kernel';
import { parseRequestMatch, type RequestMatch } from '#libs/matching';
import { chance } from './chance';
import { parseEffect, type Effect } from './rule-effect';
import { Reader } from './reader';

/** The counters of a rule. */
export interface RuleCounts {
  /** Requests that matched. */
  readonly matched: number;
  /** Requests on which it took effect. */
  readonly hits: number;
}

/** A rule: the effect on the requests that match. */
export interface Rule {
  readonly id: string;
  /** As it was posted. */
  readonly definition: unknown;
  readonly name: string | undefined;
  readonly match: RequestMatch;
  /** Takes effect on this matching request only, counted from 1. */
  readonly nth: number | undefined;
  readonly effect: Effect;
  /** Takes effect this many times, then never again. */
  readonly times: number | undefined;
  /** Lets this many matching requests pass first. */
  readonly skip: number;
  /** Takes effect on a matching request with this probability. */
  readonly probability: number | undefined;
  readonly seed: number;
}

const KEYS = ['name', 'match', 'effect', 'times', 'skip', 'probability', 'seed'];
const MANY = 1_000_000_000;

/**
 * Reads a posted or stored rule.
 * @param outcomes the outcomes that a rule can order; undefined if that was checked before
 */
export function parseRule(
  value: unknown,
  { id }: { readonly id: string },
  outcomes?: readonly string[],
): Result<Rule, Violation[]> {
  const reader = new Reader('');
  const object = reader.object(value, '', KEYS);
  if (object === undefined) return refused(reader.violations);
  const { name } = object;
  if (name !== undefined && (typeof name !== 'string' || name.length > 200)) {
    reader.refuse('/name', 'Must be a string of at most 200 characters.');
  }
  const { nth: nthValue, ...request } = reader.object(object['match'] ?? {}, '/match') ?? {};
  const nth = reader.wholeNumber(nthValue, '/match/nth', 1, MANY);
  const match = parseRequestMatch(request, '/match');
  const effect = parseEffect(object['effect'], '/effect', outcomes);
  const times = reader.wholeNumber(object['times'], '/times', 1, MANY);
  const skip = reader.wholeNumber(object['skip'], '/skip', 0, MANY) ?? 0;
  const seed = reader.wholeNumber(object['seed'], '/seed', 0, 2 ** 32 - 1) ?? 0;
  const probability =
    object['probability'] === undefined
      ? undefined
      : reader.number(object['probability'], '/probability', 0, 1);
  const violations = [
    ...reader.violations,
    ...(match.ok ? [] : match.refusal),
    ...(effect.ok ? [] : effect.refusal),
  ];
  if (!match.ok || !effect.ok || violations.length > 0) return refused(violations);
  return accepted({
    id,
    definition: value,
    name: typeof name === 'string' ? name : undefined,
    match: match.value,
    nth,
    effect: effect.value,
    times,
    skip,
    probability,
    seed,
  });
}

/**
 * Whether the rule takes effect on a request that matches it. The same counts and seed always give the same
 * decision, so a run can be repeated.
 * @param counts with this request counted in `matched`, and not yet in `hits`
 */
export function takesEffect(
  { nth, skip, times, probability, seed }: Rule,
  { matched, hits }: RuleCounts,
): boolean {
  if (nth !== undefined && matched !== nth) return false;
  if (matched <= skip) return false;
  if (times !== undefined && hits >= times) return false;
  return probability === undefined || chance(seed, matched) < probability;
}
