import { type Dice } from '#libs/testing';
import { type Json } from '../../../core/model';
import { type Machine, type State } from './machine';

const MOST_STATES = 3;
/** Longer than the heartbeats, and odd, so that a timeout and the end of a Wait are never due at the same instant. */
const TIMEOUTS = [61, 3_601, 90_001];
const WAITS = [1, 60, 3_600, 86_400];
const HEARTBEATS = [31, 53];

/** The error of all states that fail. */
export const REFUSED = { Error: 'Simulated.Refused', Cause: 'As drawn.' };

/** What is drawn of a definition: states have numbers that are unique in it. */
interface Draft {
  readonly dice: Dice;
  /** The last number. */
  count: number;
}

interface Place {
  /** Machines inside machines. */
  readonly depth: number;
  readonly isInMap: boolean;
  /** Branches wait for calls, or they fail: which of both comes first is not specified. */
  readonly canFail: boolean;
  readonly canWaitForCalls: boolean;
}

const OUTERMOST: Place = { depth: 0, isInMap: false, canFail: true, canWaitForCalls: true };

/** Draws a valid definition. */
export function drawMachine(dice: Dice): Machine {
  const machine = drawStates({ dice, count: 0 }, OUTERMOST);
  return dice.share(0.15) ? { ...machine, TimeoutSeconds: dice.one(TIMEOUTS) + 1 } : machine;
}

/** Draws a definition that the check must refuse. */
export function drawInvalid(dice: Dice): Json {
  const done = { Type: 'Succeed' };
  return dice.one<Json>([
    { StartAt: 'A', States: { A: { Type: 'Pass', Next: 'Nowhere' } } },
    { StartAt: 'A', States: { A: done, Lost: done } },
    { StartAt: 'B', States: { A: done } },
    { StartAt: 'A', States: { A: { Type: 'Task', Resource: 'htpp', End: true } } },
    { StartAt: 'A', States: { A: { Type: 'Pass' } } },
    { StartAt: 'A', States: { A: { Type: 'Jump', End: true } } },
    { StartAt: 'A', States: { A: { Type: 'Wait', Seconds: -1, End: true } } },
    { States: { A: done } },
  ]);
}

function drawStates(draft: Draft, place: Place): Machine {
  const { dice } = draft;
  const length = 1 + dice.below(MOST_STATES);
  const states: [string, State][] = [];
  for (let index = 0; index < length; index += 1) states.push(drawState(draft, place));
  const fails = place.canFail && dice.share(0.15);
  states.push([named(draft, 'End'), fails ? failure() : { Type: 'Succeed' }]);
  const failed = named(draft, 'Failed');
  const linked = states.map(([name, state], index) => {
    return [name, link(state, states[index + 1]?.[0] ?? '', failed)] as const;
  });
  const usesFailed = JSON.stringify(linked).includes(`"${failed}"`);
  const all = usesFailed ? [...linked, [failed, failure()] as const] : linked;
  return { StartAt: linked[0]?.[0] ?? '', States: Object.fromEntries(all) };
}

/** Replaces the names of the next state and of the one that fails. */
function link(state: State, next: string, failed: string): State {
  const text = JSON.stringify(state).replaceAll('"@next"', `"${next}"`);
  return JSON.parse(text.replaceAll('"@failed"', `"${failed}"`)) as State;
}

/** One error for all: if two branches fail at the same instant, either can be the first. */
function failure(): State {
  return { Type: 'Fail', Error: REFUSED.Error, Cause: REFUSED.Cause };
}

function named(draft: Draft, kind: string): string {
  draft.count += 1;
  return `${kind}${String(draft.count)}`;
}

function drawState(draft: Draft, place: Place): [string, State] {
  const { dice } = draft;
  const kinds = ['Pass', 'Sum', 'Choice', 'Wait', 'Log'];
  if (place.canWaitForCalls) kinds.push('Call', 'Call');
  if (place.depth === 0) kinds.push('Token', 'Token', 'Parallel', 'Map');
  if (place.depth === 1 && !place.isInMap) kinds.push('Map');
  const kind = dice.one(kinds);
  const name = named(draft, kind === 'Log' && place.isInMap ? 'Note' : kind);
  return [name, stateOf(draft, place, { kind, name })];
}

function stateOf(
  draft: Draft,
  place: Place,
  { kind, name }: { kind: string; name: string },
): State {
  const { dice } = draft;
  const out = { ResultPath: `$.${name}`, Next: '@next' };
  switch (kind) {
    case 'Pass':
      return { Type: 'Pass', Result: { number: dice.below(100) }, ...out };
    case 'Sum':
      return sum(name);
    case 'Choice':
      return choice(dice, place);
    case 'Wait':
      return { Type: 'Wait', Seconds: drawSeconds(dice, place), Next: '@next' };
    case 'Log':
      return {
        Type: 'Task',
        Resource: 'log',
        Parameters: { message: name },
        ...retry(dice, place),
        ...out,
      };
    case 'Call':
      return { ...call(dice, name, place), ...out };
    case 'Token':
      return { ...token(dice), ...out };
    default:
      return { ...nested(draft, place, kind), ...out };
  }
}

/** Branches have different ones: what another branch has done when one fails at the same instant is not specified. */
function drawSeconds(dice: Dice, { depth }: Place): number {
  if (depth === 0) return dice.one(WAITS);
  return 1 + dice.below(dice.share(0.5) ? 1_000 : 100_000);
}

function sum(name: string): State {
  const Output = `{% $merge([$states.input, {"${name}": $states.input.n * 2}]) %}`;
  return { Type: 'Pass', QueryLanguage: 'JSONata', Output, Next: '@next' };
}

function choice(dice: Dice, { canFail }: Place): State {
  const limit = dice.one([10, 30, 90]);
  const Choices = [{ Variable: '$.n', NumericGreaterThan: limit, Next: '@next' }];
  return { Type: 'Choice', Choices, Default: canFail ? '@failed' : '@next' };
}

function retry(dice: Dice, { canFail }: Place): Readonly<Record<string, Json>> {
  if (!canFail) return { Catch: anything('@next') };
  const IntervalSeconds = 1 + dice.below(10);
  const again = {
    ErrorEquals: ['States.ALL'],
    IntervalSeconds,
    MaxAttempts: dice.below(4),
    BackoffRate: 2,
  };
  return dice.share(0.7) ? { Retry: [again] } : {};
}

function call(dice: Dice, name: string, { canFail }: Place): State {
  const correlation = { 'correlationId.$': `States.Format('{}/${name}', $.order)` };
  const limited = canFail && dice.share(0.6);
  const handler =
    limited && dice.share(0.5) ? { Catch: anything('@failed', 'States.Timeout') } : {};
  const time = limited ? { TimeoutSeconds: dice.one(TIMEOUTS) } : {};
  return { Type: 'Task', Resource: 'webhook.wait', Parameters: correlation, ...time, ...handler };
}

function token(dice: Dice): State {
  const time = dice.share(0.5) ? { TimeoutSeconds: dice.one(TIMEOUTS) } : {};
  const beat = dice.share(0.5) ? { HeartbeatSeconds: dice.one(HEARTBEATS) } : {};
  const handler = dice.share(0.4) ? { Catch: anything('@next') } : {};
  const Parameters = { 'message.$': '$$.Task.Token' };
  return {
    Type: 'Task',
    Resource: 'log.waitForTaskToken',
    Parameters,
    ...time,
    ...beat,
    ...handler,
  };
}

function nested(draft: Draft, place: Place, kind: string): State {
  const { dice } = draft;
  const canFail = place.canFail && dice.share(0.5);
  const canWaitForCalls = place.canWaitForCalls && !canFail;
  const isInMap = place.isInMap || kind === 'Map';
  const inside = { depth: place.depth + 1, isInMap, canFail, canWaitForCalls };
  const handler = canFail && dice.share(0.4) ? { Catch: anything('@next') } : {};
  if (kind === 'Map') {
    const ItemProcessor = drawStates(draft, inside) as unknown as Json;
    const MaxConcurrency = dice.below(3);
    return { Type: 'Map', ItemsPath: '$.items', MaxConcurrency, ItemProcessor, ...handler };
  }
  const Branches = Array.from({ length: 1 + dice.below(3) }, () => drawStates(draft, inside));
  return { Type: 'Parallel', Branches: Branches as unknown as Json, ...handler };
}

/** The cause of an error is not specified, so the error is not kept. */
function anything(next: string, error = 'States.ALL'): Json {
  return [{ ErrorEquals: [error], ResultPath: null, Next: next }];
}
