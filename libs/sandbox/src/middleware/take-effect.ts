import { passTime } from './pass-time';
import { currentContext } from '#libs/http';
import { bodyView, matches, type RequestView } from '#libs/matching';
import { type Holds } from '../hold/holds';
import { type OpenSandbox } from '../open/open-sandbox';
import { delayMs } from '../rules/delay';
import { type OutcomeRule, RequestedOutcome } from '../rules/requested-outcome';
import { obstacleTo, type Rule } from '../rules/rule';
import { type RuleAction } from '../rules/rule-effect';
import { countMatch, takeHit } from '../rules/rule.repository';
import { workOf } from '../work/sandbox-work';

/** The effect of a rule on the request itself, while an outcome is carried out by the service. */
export type RequestAction = Exclude<RuleAction, { readonly kind: 'outcome' }>;

/**
 * Applies the first rule whose turn it is: waits for its delay and returns its other effect. An outcome is left to the service,
 * in `requested` of the current work.
 *
 * @param view called only if there are rules
 * @param gone aborted when the client has disconnected
 */
export async function takeEffect(
  openSandbox: OpenSandbox,
  { holds, view }: { readonly holds: Holds; readonly view: () => RequestView },
  gone: AbortSignal,
): Promise<RequestAction | undefined> {
  if (openSandbox.rules.length === 0) return undefined;
  const arrived = view();
  workOf(currentContext()).arrived = arrived;
  const found = await findEffect(openSandbox, arrived);
  if (found === undefined) return undefined;
  const { rule, count } = found;
  const { delay, action } = rule.effect;
  if (delay !== undefined) {
    const ms = delayMs(delay, rule.seed, count);
    const context = currentContext();
    holds.pause(context);
    await passTime(openSandbox, ms, { clock: delay.clock, signal: gone });
    // The client no longer waits for an answer, and nothing may be changed now.
    if (!(await holds.enter(context, gone))) return { kind: 'empty' };
  }
  return action?.kind === 'outcome' ? undefined : action;
}

/**
 * Lets a rule request an outcome for work that no request has asked for, such as the next file of a schedule. Rules with
 * other effects are passed over, because these need a request.
 *
 * @param view the request by which a client would ask for the work
 */
export async function applyOutcomeRules(
  { rules, database, outcomes }: OpenSandbox,
  view: RequestView,
): Promise<void> {
  const withOutcome = rules.filter((rule) => outcomeOf(rule) !== undefined);
  await findEffect({ rules: withOutcome, database, outcomes }, view);
}

/**
 * Lets a rule request an outcome for the current request, whose content is known only after its body was read by the route. Rules
 * that match without the content were applied when the request arrived; if one of them has requested an outcome, it stays.
 * Does nothing if the sandbox had no rules when the request arrived.
 *
 * @param content what the request says, which conditions match as its JSON body
 */
export async function applyContentRules(
  { rules, database, outcomes }: OpenSandbox,
  content: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { arrived, requested } = workOf(currentContext());
  if (arrived === undefined || requested !== undefined) return;
  const ofContent = rules.filter(
    (rule) => outcomeOf(rule) !== undefined && !matches(rule.match, arrived),
  );
  const body = bodyView(JSON.stringify(content), 'application/json');
  await findEffect({ rules: ofContent, database, outcomes }, { ...arrived, body });
}

/** A rule that is applied to a request. */
interface Effect {
  readonly rule: Rule;
  /** The number of the matching request, from 1. */
  readonly count: number;
}

/** Counts the request for the rules that it matches, until it is the turn of one. A hit is counted unless it is for an outcome. */
async function findEffect(
  { rules, database, outcomes }: Pick<OpenSandbox, 'rules' | 'database' | 'outcomes'>,
  view: RequestView,
): Promise<Effect | undefined> {
  const context = currentContext();
  const work = workOf(context);
  for (const [index, rule] of rules.entries()) {
    if (!matches(rule.match, view)) continue;
    const counts = await countMatch(database, rule);
    // The rule may have been deleted in the meantime.
    if (counts === undefined) continue;
    const outcome = outcomeOf(rule);
    const isForeign = outcome !== undefined && !outcomes.has(outcome.code, view);
    const obstacle = obstacleTo(rule, counts) ?? (isForeign ? 'operation' : undefined);
    if (obstacle === undefined && (outcome !== undefined || (await takeHit(database, rule)))) {
      if (outcome === undefined) context.rule = rule.id;
      else {
        const later = matchingOutcomes(rules.slice(index + 1), view);
        work.requested = new RequestedOutcome(database, context, outcome, later);
      }
      return { rule, count: counts.matched };
    }
    work.pass({ rule: rule.id, reason: obstacle ?? 'times' });
  }
  return undefined;
}

function matchingOutcomes(rules: readonly Rule[], view: RequestView): OutcomeRule[] {
  return rules.filter(({ match }) => matches(match, view)).flatMap((rule) => outcomeOf(rule) ?? []);
}

/** The rule with its outcome, if it has one. */
function outcomeOf(rule: Rule): OutcomeRule | undefined {
  const { action } = rule.effect;
  return action?.kind === 'outcome' ? { rule, code: action.code } : undefined;
}
