import { type Violation } from '#libs/kernel';
import { type HistoryEvent, type Json, type JsonObject, type Step } from '#libs/states-language';
import { type StateTestRequest } from './state-test-request';
import { type StateTestResponse, type StateTestStatus } from './state-test.response';

const NAME = 'State';

/** The smallest machine with a state: every state that it names exists and succeeds. */
export function machineAround(state: JsonObject): {
  readonly definition: JsonObject;
  readonly name: string;
} {
  const targets = targetsOf(state);
  let name = NAME;
  while (targets.includes(name)) name += "'";
  const others = Object.fromEntries(targets.map((target) => [target, { Type: 'Succeed' }]));
  return { definition: { StartAt: name, States: { [name]: state, ...others } }, name };
}

function targetsOf(state: JsonObject): string[] {
  const holders: readonly (Json | undefined)[] = [
    state,
    ...listOf(state['Choices']),
    ...listOf(state['Catch']),
  ];
  const targets = [state['Default'], ...holders.map((holder) => member(holder, 'Next'))];
  return targets.filter((target) => typeof target === 'string');
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function member(holder: Json | undefined, name: string): Json | undefined {
  if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) return undefined;
  return (holder as JsonObject)[name];
}

/** Violations of the machine as those of the state in it. */
export function inState(violations: readonly Violation[], name: string): readonly Violation[] {
  const prefix = `/States/${name}`;
  return violations.map(({ pointer, detail }) => ({
    pointer: pointer.startsWith(prefix) ? pointer.slice(prefix.length) : pointer,
    detail,
  }));
}

/** All retriers count as used so often: only the one that matches is asked. */
export function retryCountsOf({ state, retrierRetryCount }: StateTestRequest): readonly number[] {
  return retrierRetryCount === 0 ? [] : listOf(state['Retry']).map(() => retrierRetryCount);
}

/** What the steps of a state have done. */
export function responseOf(steps: readonly Step[]): StateTestResponse {
  const events = steps.flatMap((made) => made.events);
  const last = steps.at(-1);
  const scheduled = steps.map(({ action }) => action).find(({ kind }) => kind === 'task');
  const { action, frame } = last ?? {};
  const outcome = action === undefined ? {} : outcomeOf(action, events);
  const { pending, enteredAtMs = 0, variables = {} } = frame ?? {};
  const untilMs =
    pending?.kind === 'wait' || pending?.kind === 'retry' ? pending.untilMs : undefined;
  return {
    status: pending?.kind === 'retry' ? 'RETRIABLE' : (outcome.status ?? 'WAITING'),
    ...(action?.kind === 'continue' ? { output: frame?.input, nextState: frame?.state ?? '' } : {}),
    ...(action?.kind === 'succeed' ? { output: action.output } : {}),
    ...errorOf(action, events),
    variables,
    ...(scheduled?.kind === 'task' ? { afterArguments: scheduled.arguments } : {}),
    ...(untilMs === undefined ? {} : { waitSeconds: (untilMs - enteredAtMs) / 1_000 }),
    events: events.map(({ type, details }) => ({ type, details: { ...details } })),
  };
}

const FAILURE = /(?:Failed|TimedOut)$/;

function outcomeOf(
  { kind }: Step['action'],
  events: readonly HistoryEvent[],
): { readonly status?: StateTestStatus } {
  switch (kind) {
    case 'continue':
      return {
        status: events.some(({ type }) => FAILURE.test(type)) ? 'CAUGHT_ERROR' : 'SUCCEEDED',
      };
    case 'succeed':
      return { status: 'SUCCEEDED' };
    case 'fail':
      return { status: 'FAILED' };
    default:
      return {};
  }
}

/** The error with which the state has failed, or that was caught or is tried again. */
function errorOf(action: Step['action'] | undefined, events: readonly HistoryEvent[]) {
  const failure = events.findLast(({ type }) => FAILURE.test(type))?.details;
  const { error, cause } =
    action?.kind === 'fail' ? action : { error: failure?.['error'], cause: failure?.['cause'] };
  return {
    ...(typeof error === 'string' ? { error } : {}),
    ...(typeof cause === 'string' ? { cause } : {}),
  };
}
