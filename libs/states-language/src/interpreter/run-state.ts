import { type State } from '../definition/state-machine';
import { StateFailure } from '../failure';
import { type Json } from '../json';
import { readTimestamp } from '../query/comparison';
import { runChoice } from './choice';
import { runMap, runParallel } from './children';
import { fail } from './fail';
import { fieldValues, selectedPart } from './fields';
import { leaveWithResult } from './leave';
import { secondsOf, wrongValue } from './computed-values';
import { type Action } from '../execution/signals';
import { runTask } from './task';
import { type Visit } from './visit';

/** As observed on AWS, where the time of a Wait has 31 bits of seconds. */
const LONGEST_WAIT_MS = 2_147_483_647_000;

/** Runs the current state until it ends, or has to wait. */
export async function runState(visit: Visit): Promise<Action> {
  const { definition } = visit.state;
  switch (definition.Type) {
    case 'Pass':
      return leaveWithResult(visit, await passResult(visit, definition));
    case 'Succeed':
      return leaveWithResult(visit, effectiveInput(visit));
    case 'Wait':
      return startWait(visit);
    case 'Choice':
      return runChoice(visit, definition, effectiveInput(visit));
    case 'Fail':
      return runFail(visit);
    case 'Task':
      return runTask(visit, definition, effectiveInput(visit));
    case 'Parallel':
      return runParallel(visit, definition, effectiveInput(visit));
    case 'Map':
      return runMap(visit, effectiveInput(visit));
  }
}

/** The part of the input that the state sees. */
export function effectiveInput(visit: Visit): Json {
  return visit.state.language === 'JSONPath'
    ? selectedPart(visit, 'InputPath', visit.frame.input)
    : visit.frame.input;
}

async function passResult(visit: Visit, state: State & { Type: 'Pass' }): Promise<Json> {
  if (visit.state.language === 'JSONata') return visit.frame.input;
  if (state.Result !== undefined) return state.Result;
  const input = effectiveInput(visit);
  const { fields } = visit.state;
  const { Parameters: parameters = input } = await fieldValues(
    visit,
    { fields, names: ['Parameters'] },
    { root: input },
  );
  return parameters;
}

async function startWait(visit: Visit): Promise<Action> {
  const { fields } = visit.state;
  const { Seconds: seconds, Timestamp: timestamp } = await fieldValues(
    visit,
    { fields, names: ['Seconds', 'Timestamp'] },
    { root: effectiveInput(visit) },
  );
  const untilMs =
    seconds === undefined
      ? timestampOf(visit, timestamp ?? null)
      : visit.nowMs + wholeSecondsOf(visit, seconds) * 1_000;
  if (untilMs - visit.nowMs > LONGEST_WAIT_MS) {
    throw new StateFailure(
      'States.Runtime',
      'The state must not wait for more than 2147483647 seconds (24,855 days).',
      { location: 'Timestamp' },
    );
  }
  if (untilMs <= visit.nowMs) return leaveWithResult(visit, effectiveInput(visit));
  visit.frame = { ...visit.frame, pending: { kind: 'wait', untilMs } };
  return { kind: 'wait', untilMs };
}

/** AWS fails an execution whose SecondsPath selects a fraction of a second. An expression of JSONata may return one. */
function wholeSecondsOf(visit: Visit, value: Json): number {
  const seconds = secondsOf(visit, value, 'Seconds');
  if (visit.state.language === 'JSONata' || Number.isInteger(seconds)) return seconds;
  throw wrongValue(visit, 'Seconds', 'a whole number of seconds');
}

function timestampOf(visit: Visit, value: Json): number {
  const atMs = readTimestamp(value);
  if (atMs !== undefined) return atMs;
  throw wrongValue(visit, 'Timestamp', 'an RFC 3339 timestamp such as 2026-01-31T12:00:00Z');
}

async function runFail(visit: Visit): Promise<Action> {
  const { fields } = visit.state;
  const values = await fieldValues(
    visit,
    { fields, names: ['Error', 'Cause'] },
    { root: visit.frame.input },
  );
  const text = (name: string): string | undefined => {
    const value = values[name];
    if (value === undefined || typeof value === 'string') return value;
    throw wrongValue(visit, name, 'a string');
  };
  const cause = text('Cause');
  return fail(visit, { error: text('Error') ?? '', ...(cause === undefined ? {} : { cause }) });
}
