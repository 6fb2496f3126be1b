import { currentContext } from '#libs/platform';
import { passTime } from '../clock/pass-time';
import { matches, type RequestView } from '#libs/matching';
import { type World } from '../open/open-sandbox';
import { claim } from './rule.repository';
import { type Rule } from './rule';
import { delayMs, type Deed } from './rule-effect';

/**
 * Has the first rule that matches take its effect: waits as it says, and tells what else is to be done.
 *
 * @param view asked for only where there are rules
 * @param gone given when nobody waits for the answer any more
 */
export async function takeEffect(
  world: World,
  view: () => RequestView,
  gone: AbortSignal,
): Promise<Deed | undefined> {
  if (world.rules.length === 0) return undefined;
  const found = await firstThatTakesEffect(world, view());
  if (found === undefined) return undefined;
  const { rule, count } = found;
  currentContext().rule = rule.id;
  const { delay, deed } = rule.effect;
  if (delay !== undefined) {
    const ms = delayMs(delay, rule.seed, count);
    await passTime(world, ms, { clock: delay.clock, signal: gone });
  }
  return deed;
}

async function firstThatTakesEffect(
  world: World,
  view: RequestView,
): Promise<{ readonly rule: Rule; readonly count: number } | undefined> {
  for (const rule of world.rules) {
    if (!matches(rule.match, view)) continue;
    const count = await claim(world.database, rule);
    if (count !== undefined) return { rule, count };
  }
  return undefined;
}
