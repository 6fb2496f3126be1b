import { at, statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type Answer } from '../../core/wire';
import { withData, type World } from '../world';
import { post } from './clients';
import { type Rule } from './state';

/** Nobody registers these keys, so a query of one fails unless a rule has an effect. */
export const RULED_KEYS = ['ruled1@example.com', 'ruled2@example.com'];
const EFFECTS = ['RESPOND', 'KEY_NOT_FOUND', 'QUOTA_EXCEEDED'] as const;
const MOST_RULES = 5;
/** The answer that a rule gives instead of the service. */
const RESPONSE = { status: 418, body: { ruled: true } };

export const createRule = operation<
  World,
  Pick<Rule, 'name' | 'key' | 'effect'> & { times: number }
>({
  name: 'ratelimit.rule',
  service: 'ratelimit',
  weight: 1.5,
  draw: (dice, { nowMs, data }, { number }) => {
    if (nowMs === undefined || data.ratelimit.rules.length >= MOST_RULES) return undefined;
    const name = `r${String(number)}`;
    return { name, key: dice.one(RULED_KEYS), effect: dice.one(EFFECTS), times: dice.below(3) };
  },
  request: ({ name, key, effect, times }) =>
    post('/__admin/rules', {
      name,
      match: { method: 'POST', path: '/instant/query', body: [{ pointer: '/key', equals: key }] },
      effect: effect === 'RESPOND' ? { respond: RESPONSE } : { outcome: effect },
      ...(times > 0 && { times }),
    }),
  outcomes: ({ times, ...args }, world) => {
    const { rules } = world.data.ratelimit;
    const rule: Rule = { ...args, hits: 0, ...(times > 0 && { times }) };
    return [
      {
        name: 'created',
        differs: (answer) => statusDiffers(answer, 201, { matched: 0, hits: 0 }),
        next: () => withRules(world, [...rules, rule]),
      },
    ];
  },
});

/** If several rules have the name, the first one is meant. */
export const deleteRule = operation<World, { name: string }>({
  name: 'ratelimit.unrule',
  service: 'ratelimit',
  weight: 0.7,
  draw: (dice, { nowMs, data }) => {
    const names = data.ratelimit.rules.map(({ name }) => name);
    if (nowMs === undefined || names.length === 0) return undefined;
    return { name: dice.share(0.1) ? 'unknown' : dice.one(names) };
  },
  request: ({ name }) => ({
    service: 'ratelimit',
    method: 'DELETE',
    path: `/__admin/rules/${name}`,
  }),
  outcomes: ({ name }, world) => {
    const { rules } = world.data.ratelimit;
    const index = rules.findIndex((rule) => rule.name === name);
    if (index < 0) return [unchanged(world, 'no such rule', 404, 'RULE_NOT_FOUND')];
    const left = rules.filter((_, each) => each !== index);
    return [
      {
        name: 'deleted',
        differs: (answer) => statusDiffers(answer, 204),
        next: () => withRules(world, left),
      },
    ];
  },
});

/** The rule that has an effect on a query of the key. */
export function ruleFor({ data }: World, key: string): Rule | undefined {
  return data.ratelimit.rules.find(
    ({ key: ruled, times = Infinity, hits }) => ruled === key && hits < times,
  );
}

/** Notes that a rule had an effect. */
export function withHit(world: World, hit: Rule): World {
  const { rules } = world.data.ratelimit;
  return withRules(
    world,
    rules.map((rule) => (rule === hit ? { ...rule, hits: rule.hits + 1 } : rule)),
  );
}

/** The rule answers instead of the service, which does not even look at the token. */
export function responded(world: World, rule: Rule): Outcome<World> {
  return {
    name: 'the response of a rule',
    differs: (answer) => statusDiffers(answer, RESPONSE.status, RESPONSE.body),
    next: () => withHit(world, rule),
  };
}

/** Compares the list of the rules, which has an order. */
export function ruleDifferences({ data }: World, answer: Answer | undefined): readonly string[] {
  const found = Array.isArray(answer?.body) ? (answer.body as readonly unknown[]) : [];
  const shown = found.map((each) => [at(each, 'rule', 'name'), at(each, 'hits')]);
  const expected = data.ratelimit.rules.map(({ name, hits }) => [name, hits]);
  const [one, other] = [JSON.stringify(shown), JSON.stringify(expected)];
  return one === other ? [] : [`rules (name, hits) are ${one} instead of ${other}`];
}

function withRules(world: World, rules: readonly Rule[]): World {
  return withData(world, 'ratelimit', { ...world.data.ratelimit, rules });
}
