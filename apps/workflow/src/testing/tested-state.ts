import { type Violation } from '#libs/kernel';
import { type Json, type JsonObject, type StateMachine, type Step } from '#libs/states-language';
import { type StateTestRequest } from './state-test.request';
import { type StateTestResponse, type StateTestStatus } from './state-test.response';

const NAME = 'State';

/** The smallest machine with a state: every state that it names exists and succeeds. */
export function machineAround(state: JsonObject): {
  readonly definition: JsonObject;
  readonly name: string;
} {
  const targets = targetsOf(state);
  const names = memberNames(state);
  for (const target of targets) names.add(target);
  let name = NAME;
  while (names.has(name)) name += "'";
  const others = Object.fromEntries(targets.map((target) => [target, { Type: 'Succeed' }]));
  return { definition: { StartAt: name, States: { [name]: state, ...others } }, name };
}

/** Includes the names of the states in its branches, because the name of the state must be unique. */
function memberNames(state: JsonObject): Set<string> {
  const names = new Set<string>();
  JSON.stringify(state, (name, value: unknown) => {
    names.add(name);
    return value;
  });
  return names;
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

/** Converts the pointers of violations from the machine to the state. The other states have no violations of their own. */
export function inState(violations: readonly Violation[], name: string): readonly Violation[] {
  const prefix = `/States/${name}`;
  return violations.map(({ pointer, detail }) => ({
    pointer: `${pointer}/`.startsWith(`${prefix}/`) ? pointer.slice(prefix.length) : '',
    detail,
  }));
}

/** Sets the count of all retriers, because only the matching one is used. */
export function retryCountsOf({ state, retrierRetryCount }: StateTestRequest): readonly number[] {
  return retrierRetryCount === 0 ? [] : listOf(state['Retry']).map(() => retrierRetryCount);
}

/** The machine with a state that fails where Retry or Catch would handle the error. */
export function withoutHandlers(machine: StateMachine, name: string): StateMachine {
  const state = { ...machine.States[name], Retry: [], Catch: [] } as StateMachine['States'][string];
  return { ...machine, States: { ...machine.States, [name]: state } };
}

/** The error with which a state has failed. */
export interface TestedFailure {
  readonly error?: string;
  readonly cause?: string;
}

/** @returns undefined if the state has not failed */
export function failureOf({ action }: Step): TestedFailure | undefined {
  if (action.kind !== 'fail') return undefined;
  const { error, cause } = action;
  return {
    ...(error === undefined ? {} : { error }),
    ...(cause === undefined ? {} : { cause }),
  };
}

/**
 * The result of the steps of a state.
 * @param handled the error of the state without its Retry and Catch
 */
export function responseOf(
  steps: readonly Step[],
  handled: TestedFailure | undefined,
): StateTestResponse {
  const events = steps.flatMap((made) => made.events);
  const last = steps.at(-1);
  if (last === undefined) throw new Error('A test makes at least one step.');
  const { action, frame } = last;
  const scheduled = steps.map((made) => made.action).find(({ kind }) => kind === 'task');
  const { pending, enteredAtMs, variables } = frame;
  const untilMs =
    pending?.kind === 'wait' || pending?.kind === 'retry' ? pending.untilMs : undefined;
  return {
    status: statusOf(last, handled !== undefined),
    ...(action.kind === 'continue' ? { output: frame.input, nextState: frame.state } : {}),
    ...(action.kind === 'succeed' ? { output: action.output } : {}),
    ...(failureOf(last) ?? handled),
    variables,
    ...(scheduled?.kind === 'task' ? { afterArguments: scheduled.arguments } : {}),
    ...(untilMs === undefined ? {} : { waitSeconds: (untilMs - enteredAtMs) / 1_000 }),
    events: events.map(({ type, details }) => ({ type, details: { ...details } })),
  };
}

function statusOf({ action, frame }: Step, hasFailed: boolean): StateTestStatus {
  switch (action.kind) {
    case 'continue':
      return hasFailed ? 'CAUGHT_ERROR' : 'SUCCEEDED';
    case 'succeed':
      return 'SUCCEEDED';
    case 'fail':
      return 'FAILED';
    default:
      return frame.pending?.kind === 'retry' ? 'RETRIABLE' : 'WAITING';
  }
}
