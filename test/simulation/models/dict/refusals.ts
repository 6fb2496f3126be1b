import { statusDiffers } from '../../core/answers';
import { type Outcome } from '../../core/model';
import { type Rule } from '../rules';
import { type World } from '../world';

/** Errors that a rule requests of the calls under /dict/keys, with their status (dict.md, errors on demand). */
export const RULE_STATUSES: Readonly<Record<string, number>> = {
  ENTRY_BLOCKED: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ENTRY_ALREADY_EXISTS: 409,
  ENTRY_LIMIT_EXCEEDED: 422,
  RATE_LIMITED: 429,
};

/** @param ruled the state after the hit */
export function refusedByRule(ruled: World, { outcome }: Rule): Outcome<World> {
  return {
    name: `refused by a rule with ${outcome}`,
    differs: (answer) => statusDiffers(answer, RULE_STATUSES[outcome] ?? 0, { code: outcome }),
    next: () => ruled,
  };
}
