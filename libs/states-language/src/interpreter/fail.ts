import { type Retrier, type Catcher } from '../definition/state-machine';
import { StateFailure, type StateError } from '../failure';
import { type Json, type JsonObject } from '../json';
import { fieldValues, valueOr } from './fields';
import { combine, leave } from './leave';
import { keptForRedrive } from '../execution/redrive';
import { type Action } from '../execution/signals';
import { type Visit } from './visit';

/** A quota of AWS for MaxDelaySeconds: no delay is longer than about a year. */
const MAX_DELAY_MS = 31_622_400_000;

/** Quotas of AWS. Longer texts are cut. */
const MAX_ERROR_LENGTH = 256;
const MAX_CAUSE_LENGTH = 32_768;

const DEFAULT_RETRIER = { IntervalSeconds: 1, MaxAttempts: 3, BackoffRate: 2 };

/**
 * Handles the failure of the current state: tries it again if a retrier matches, otherwise goes to the state of a
 * matching catcher, otherwise fails the frame.
 */
export async function handleError(visit: Visit, error: StateError): Promise<Action> {
  recordEvaluation(visit, error);
  const { definition } = visit.state;
  if (!('Retry' in definition) && !('Catch' in definition)) return fail(visit, error);
  const retried = retry(visit, definition.Retry ?? [], error);
  if (retried !== undefined) return retried;
  const index = (definition.Catch ?? []).findIndex(({ ErrorEquals: names }) =>
    matches(names, error),
  );
  const catcher = definition.Catch?.[index];
  if (catcher === undefined) return fail(visit, error);
  try {
    return await goTo(visit, catcher, index, error);
  } catch (failure) {
    if (!(failure instanceof StateFailure)) throw failure;
    recordEvaluation(visit, failure);
    return fail(visit, failure);
  }
}

/** AWS records the expressions of JSONata that fail. */
function recordEvaluation(visit: Visit, error: StateError): void {
  if (!(error instanceof StateFailure) || visit.state.language !== 'JSONata') return;
  const { location } = error;
  visit.emit('EvaluationFailed', {
    ...errorDetails(error),
    ...(location === undefined ? {} : { location }),
    state: visit.frame.state,
  });
}

/**
 * Whether ErrorEquals names an error. States.ALL and States.TaskFailed also match other errors, except terminal ones.
 * States.Runtime is never handled. AWS developer guide, "Error names".
 */
function matches(names: readonly string[], error: StateError): boolean {
  return names.some((name) => {
    if (error.aliases?.some((alias) => alias === name) === true) return true;
    if (error.error === 'States.Runtime') return false;
    if (name === error.error) return true;
    if (error.isTerminal === true) return false;
    return (
      name === 'States.ALL' || (name === 'States.TaskFailed' && error.error !== 'States.Timeout')
    );
  });
}

/** @returns undefined if no retrier matches, or the first matching one has no retries left */
function retry(visit: Visit, retriers: readonly Retrier[], error: StateError): Action | undefined {
  const index = retriers.findIndex(({ ErrorEquals: names }) => matches(names, error));
  const retrier = retriers[index];
  if (retrier === undefined) return undefined;
  const used = visit.frame.retryCounts[index] ?? 0;
  if (used >= (retrier.MaxAttempts ?? DEFAULT_RETRIER.MaxAttempts)) return undefined;
  const untilMs = visit.nowMs + delayMs(visit, retrier, used);
  visit.frame = {
    ...visit.frame,
    retryCounts: retriers.map((_, place) => {
      const count = visit.frame.retryCounts[place] ?? 0;
      return place === index ? count + 1 : count;
    }),
    pending: { kind: 'retry', untilMs },
  };
  return { kind: 'wait', untilMs };
}

function delayMs(visit: Visit, retrier: Retrier, used: number): number {
  const {
    IntervalSeconds: interval = DEFAULT_RETRIER.IntervalSeconds,
    BackoffRate: rate = DEFAULT_RETRIER.BackoffRate,
    MaxDelaySeconds: most = Infinity,
    JitterStrategy: jitter = 'NONE',
  } = retrier;
  const full = Math.min(interval * rate ** used * 1_000, most * 1_000, MAX_DELAY_MS);
  return Math.round(jitter === 'FULL' ? full * visit.chance.random() : full);
}

/** Leaves the state by a catcher. */
async function goTo(
  visit: Visit,
  catcher: Catcher,
  index: number,
  error: StateError,
): Promise<Action> {
  const { error: name = '', cause } = errorDetails(error);
  const errorOutput: JsonObject = {
    Error: name,
    ...(cause === undefined ? {} : { Cause: cause }),
  };
  const fields = catcher as unknown as JsonObject;
  const isJsonata = visit.state.language === 'JSONata';
  const values = await fieldValues(
    visit,
    {
      fields,
      names: isJsonata ? ['Output', 'Assign'] : ['Assign'],
      prefix: `Catch[${String(index)}]/`,
    },
    { root: errorOutput, errorOutput },
  );
  const output: Json = isJsonata
    ? valueOr(values, 'Output', errorOutput)
    : combine(visit, catcher.ResultPath, errorOutput);
  return leave(visit, { output, assigned: values['Assign'], next: catcher.Next });
}

/** Fails the frame. */
export function fail(visit: Visit, error: StateError): Action {
  const { part } = visit.frame;
  if (part === null) visit.emit('ExecutionFailed', { ...errorDetails(error) }, null);
  else if (part.kind === 'iteration') {
    visit.emit('MapIterationFailed', { name: part.state, index: part.index }, part.state);
  }
  const pending = keptForRedrive(visit.frame.pending, error.error);
  visit.frame = { ...visit.frame, status: 'failed', pending };
  return { kind: 'fail', status: 'failed', ...errorDetails(error) };
}

/** An error as members of an event and of an action. */
export interface ErrorDetails {
  readonly error?: string;
  readonly cause?: string;
}

export function errorDetails({ error, cause }: ErrorDetails): ErrorDetails {
  return {
    ...(error === undefined || error === '' ? {} : { error: error.slice(0, MAX_ERROR_LENGTH) }),
    ...(cause === undefined ? {} : { cause: cause.slice(0, MAX_CAUSE_LENGTH) }),
  };
}
