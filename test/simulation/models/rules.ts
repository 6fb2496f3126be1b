import { at, statusDiffers } from '../core/answers';
import { operation, type Operation, type Outcome } from '../core/model';
import { type HttpRequest, type ServiceName } from '../core/wire';
import { withData, type Data, type World } from './world';

/** A rule of a sandbox that requests an outcome, as often as `times`. */
export interface Rule {
  readonly name: string;
  readonly outcome: string;
  readonly times: number;
  /** How often it has changed something. */
  readonly hits: number;
}

/** The rules of a sandbox in a service, in the order in which they are tried. */
export type Rules = readonly Rule[];

/** The state of a service that has rules. */
interface WithRules {
  readonly rules: Rules;
}

type NameOfService = {
  [Name in keyof Data]: Data[Name] extends WithRules ? Name : never;
}[keyof Data];

/** More rules than this are not used soon. */
const ENOUGH = 3;

/** The rule that the next request uses; undefined if there is none. */
export function nextRule(rules: Rules): Rule | undefined {
  return rules.find(({ hits, times }) => hits < times);
}

/** The rules after the next one was used. */
export function withHit(rules: Rules): Rules {
  const used = nextRule(rules);
  return rules.map((rule) => (rule === used ? { ...rule, hits: rule.hits + 1 } : rule));
}

/** The operations that add and remove rules. */
export function ruleOperations(
  service: NameOfService & ServiceName,
  match: object,
  outcomes: readonly string[],
): readonly Operation<World>[] {
  const add = operation<World, { name: string; outcome: string; times: number }>({
    name: `${service}.rule`,
    service,
    weight: 1.5,
    draw: (dice, { nowMs, data }, { number }) =>
      nowMs === undefined || data[service].rules.length >= ENOUGH
        ? undefined
        : { name: `r${String(number)}`, outcome: dice.one(outcomes), times: 1 + dice.below(2) },
    request: ({ name, outcome, times }) => ({
      service,
      method: 'POST',
      path: '/__admin/rules',
      body: { name, match, effect: { outcome }, times },
    }),
    outcomes: (rule, world) => {
      const added = [...world.data[service].rules, { ...rule, hits: 0 }];
      return [changed('added', 201, withRules(world, service, added))];
    },
  });
  const remove = operation<World, { name: string }>({
    name: `${service}.remove-rule`,
    service,
    weight: 0.7,
    draw: (dice, { data }) => {
      const { rules } = data[service];
      return rules.length === 0 ? undefined : { name: dice.one(rules).name };
    },
    request: ({ name }) => ({ service, method: 'DELETE', path: `/__admin/rules/${name}` }),
    outcomes: ({ name }, world) => {
      const { rules } = world.data[service];
      const index = rules.findIndex((rule) => rule.name === name);
      if (index < 0) return [changed('unknown', 404, world)];
      return [changed('removed', 204, withRules(world, service, rules.toSpliced(index, 1)))];
    },
  });
  return [add, remove];
}

export function readRules(service: ServiceName): HttpRequest {
  return { service, method: 'GET', path: '/__admin/rules' };
}

/** One text for each rule that differs, in their order. */
export function ruleDifferences(rules: Rules, found: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(found) ? found : [];
  // The rules that lose requests of the bank have no name.
  const list = all.filter((each) => at(each, 'rule', 'name') !== undefined);
  const shown = list.map(
    (each) => `${String(at(each, 'rule', 'name'))} with ${String(at(each, 'hits'))} hits`,
  );
  const expected = rules.map(({ name, hits }) => `${name} with ${String(hits)} hits`);
  if (shown.join() === expected.join()) return [];
  return [`the rules are [${shown.join(', ')}] instead of [${expected.join(', ')}]`];
}

function withRules(world: World, service: NameOfService, rules: Rules): World {
  return withData(world, service, { ...world.data[service], rules });
}

function changed(name: string, status: number, world: World): Outcome<World> {
  return { name, differs: (answer) => statusDiffers(answer, status), next: () => world };
}
