import { passTime } from './pass-time';
import { currentContext } from '#libs/http';
import { matches, type RequestView } from '#libs/matching';
import { type Holds } from '../hold/holds';
import { type OpenSandbox } from '../open/open-sandbox';
import { claim } from '../rules/rule.repository';
import { type Rule } from '../rules/rule';
import { delayMs } from '../rules/delay';
import { type RuleAction } from '../rules/rule-effect';

/**
 * Applies the first rule that takes effect: waits for its delay and returns its other effect.
 *
 * @param view called only if there are rules
 * @param gone aborted when the client has disconnected
 */
export async function takeEffect(
  openSandbox: OpenSandbox,
  { holds, view }: { readonly holds: Holds; readonly view: () => RequestView },
  gone: AbortSignal,
): Promise<RuleAction | undefined> {
  if (openSandbox.rules.length === 0) return undefined;
  const found = await firstThatTakesEffect(openSandbox, view());
  if (found === undefined) return undefined;
  const { rule, count } = found;
  currentContext().rule = rule.id;
  const { delay, action } = rule.effect;
  if (delay !== undefined) {
    const ms = delayMs(delay, rule.seed, count);
    const context = currentContext();
    holds.pause(context);
    await passTime(openSandbox, ms, { clock: delay.clock, signal: gone });
    // The client no longer waits for an answer, and nothing may be changed now.
    if (!(await holds.enter(context, gone))) return { kind: 'empty' };
  }
  return action;
}

async function firstThatTakesEffect(
  openSandbox: OpenSandbox,
  view: RequestView,
): Promise<{ readonly rule: Rule; readonly count: number } | undefined> {
  for (const rule of openSandbox.rules) {
    if (!matches(rule.match, view)) continue;
    const count = await claim(openSandbox.database, rule);
    if (count !== undefined) return { rule, count };
  }
  return undefined;
}
