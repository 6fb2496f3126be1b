import { z } from 'zod';
import { type SkipReason } from '#libs/journal';
import { accepted, type Result, type ViolationList } from '#libs/kernel';
import {
  compiledMatch,
  isJsonObject,
  matchMembers,
  refuseManyConditions,
  type RequestMatch,
} from '#libs/matching';
import { numberFrom, readJson, wholeNumber } from '#libs/schema';
import { chance } from './chance';
import { effectSchema } from './rule-effect';

/** The counters of a rule. */
export interface RuleCounts {
  /** Number of requests that matched. */
  readonly matched: number;
  /** Number of requests that the rule took effect on. */
  readonly hits: number;
}

const MANY = 1_000_000_000;
const NAME_TEXT = 'Must be a string of at most 200 characters.';

export const ruleMatch = z
  .strictObject({
    ...matchMembers,
    nth: wholeNumber(1, MANY)
      .optional()
      .describe(
        'The rule is applied only to the matching request with this number, counted from 1.',
      ),
  })
  .describe('Conditions on a request. All of them must match; without any, every request matches.');

/** The parts of a rule that do not depend on the service. */
const commonMembers = {
  name: z
    .string(NAME_TEXT)
    .max(200, NAME_TEXT)
    .optional()
    .describe('A name for the rule. It can be used instead of the id in `/__admin/rules/{id}`.'),
  match: z
    .preprocess(
      // null is the same as no match: the rule is for every request.
      (match, context) => refuseManyConditions(match ?? {}, context),
      ruleMatch,
    )
    .optional()
    .describe('The requests that the rule is applied to. Default: every request.'),
  times: wholeNumber(1, MANY)
    .optional()
    .describe('The maximum number of requests that the rule is applied to. Default: no limit.'),
  skip: wholeNumber(0, MANY)
    .default(0)
    .describe('The number of matching requests before the rule is first applied.'),
  probability: numberFrom(0, 1)
    .optional()
    .describe('The probability that the rule is applied to a matching request. Default: 1.'),
  seed: wholeNumber(0, 2 ** 32 - 1)
    .default(0)
    .describe('Seed of random decisions. With the same seed, every run has the same decisions.'),
};

/**
 * A rule as it is posted.
 * @param outcomes the business codes that can be requested; undefined accepts any
 */
export function ruleSchema(outcomes?: readonly string[]) {
  return z
    .strictObject({ ...commonMembers, effect: effectSchema(outcomes) })
    .describe('A rule: the effect on requests that match.');
}

type RuleSchema = ReturnType<typeof ruleSchema>;
type ReadRule = z.output<RuleSchema>;

/** A rule, read and compiled once. */
export interface Rule extends Omit<ReadRule, 'match'> {
  readonly id: string;
  /** As it was posted. */
  readonly definition: unknown;
  readonly match: RequestMatch;
  /** The rule is applied only to the matching request with this number, counted from 1. */
  readonly nth: number | undefined;
}

const ANY_OUTCOME = ruleSchema();
/** Schemas by list of outcomes. A running service always has the same list. */
const schemas = new WeakMap<readonly string[], RuleSchema>();

/**
 * Reads a rule as a tester posts it, or as it was stored.
 * @param outcomes the business codes that can be requested; undefined if they were already checked
 */
export function parseRule(
  value: unknown,
  { id }: { readonly id: string },
  outcomes?: readonly string[],
): Result<Rule, ViolationList> {
  const read = readJson(schemaFor(outcomes), value);
  if (!read.ok) return read;
  const { match = {}, ...rest } = read.value;
  const posted = isJsonObject(value) ? value['match'] : undefined;
  return accepted({
    ...rest,
    id,
    definition: value,
    match: compiledMatch(match, posted),
    nth: match.nth,
  });
}

function schemaFor(outcomes: readonly string[] | undefined): RuleSchema {
  if (outcomes === undefined) return ANY_OUTCOME;
  const schema = schemas.get(outcomes) ?? ruleSchema(outcomes);
  schemas.set(outcomes, schema);
  return schema;
}

/**
 * Why the rule does not take effect on a request that matches it; undefined if it does. The same counts and seed always decide
 * the same, so a run replays.
 * @param counts with this request counted in `matched`, and not yet in `hits`
 */
export function obstacleTo(
  { nth, skip, times, probability, seed }: Rule,
  { matched, hits }: RuleCounts,
): SkipReason | undefined {
  if (nth !== undefined && matched !== nth) return 'nth';
  if (matched <= skip) return 'skip';
  if (times !== undefined && hits >= times) return 'times';
  const isChosen = probability === undefined || chance(seed, matched) < probability;
  return isChosen ? undefined : 'probability';
}
