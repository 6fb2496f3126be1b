import { type State } from '../definition/state-machine';
import { StateFailure, type StateError } from '../failure';
import { isArray, type Json } from '../json';
import { handleError } from './fail';
import { fieldValues, type FieldValues, valueOr } from './fields';
import { type PendingChildren } from '../execution/frame';
import { leaveWithResult } from './leave';
import { wrongValue } from './computed-values';
import { type Action, type ChildOutcome } from '../execution/signals';
import { checkSize, type Visit } from './visit';

/** A limit of AWS for the inline Map. */
const MAX_CONCURRENCY = 40;

/** A limit of this library. */
export const MAX_ITEMS = 10_000;

export async function runParallel(
  visit: Visit,
  state: State & { Type: 'Parallel' },
  root: Json,
): Promise<Action> {
  const payload = visit.state.language === 'JSONata' ? 'Arguments' : 'Parameters';
  const values = await fieldValues(
    visit,
    { fields: visit.state.fields, names: [payload] },
    { root },
  );
  const input = valueOr(values, payload, root);
  checkSize(input, 'The input of the branches');
  visit.emit('ParallelStateStarted');
  return waitFor(visit, {
    kind: 'children',
    count: state.Branches.length,
    maxConcurrency: state.Branches.length,
    toleratedFailures: 0,
    hasTolerance: false,
    input,
    items: null,
  });
}

const NUMBERS = ['MaxConcurrency', 'ToleratedFailureCount', 'ToleratedFailurePercentage'];

export async function runMap(visit: Visit, input: Json): Promise<Action> {
  const values = await fieldValues(
    visit,
    { fields: visit.state.fields, names: ['Items', ...NUMBERS] },
    { root: input },
  );
  const items = valueOr(values, 'Items', input);
  if (!isArray(items)) throw wrongValue(visit, 'Items', 'an array');
  checkSize(items, 'The array of items');
  if (items.length > MAX_ITEMS) {
    throw new StateFailure(
      'States.DataLimitExceeded',
      `The Map has ${String(items.length)} items; at most ${String(MAX_ITEMS)} are allowed.`,
    );
  }
  const pending = mapChildren(visit, values, { items, input });
  visit.emit('MapStateStarted', { length: items.length });
  return items.length === 0 ? childrenSucceeded(visit, []) : waitFor(visit, pending);
}

function mapChildren(
  visit: Visit,
  values: FieldValues,
  { items, input }: { readonly items: readonly Json[]; readonly input: Json },
): PendingChildren {
  const [concurrency = 0, count, percentage] = NUMBERS.map((name) => limitOf(visit, values, name));
  const limits = [
    ...(count === undefined ? [] : [count]),
    ...(percentage === undefined ? [] : [Math.floor((items.length * percentage) / 100)]),
  ];
  return {
    kind: 'children',
    count: items.length,
    maxConcurrency:
      concurrency === 0 ? MAX_CONCURRENCY : Math.min(Math.floor(concurrency), MAX_CONCURRENCY),
    toleratedFailures: limits.length === 0 ? 0 : Math.min(...limits),
    hasTolerance: limits.length > 0,
    input,
    items,
  };
}

/** The value of a path can be a number as a text, such as "1", as observed on AWS. */
function numberOf(visit: Visit, value: Json | undefined): Json | undefined {
  const isText = typeof value === 'string' && /^\d{1,16}(\.\d{1,16})?$/.test(value);
  return visit.state.language === 'JSONPath' && isText ? Number(value) : value;
}

/** @throws StateFailure if a computed value is not a number, or out of its range */
function limitOf(visit: Visit, values: FieldValues, name: string): number | undefined {
  const value = numberOf(visit, values[name]);
  if (value === undefined) return undefined;
  const isPercentage = name === 'ToleratedFailurePercentage';
  const isRight =
    typeof value === 'number' &&
    value >= 0 &&
    (isPercentage ? value <= 100 : Number.isSafeInteger(value));
  if (isRight) return value;
  throw wrongValue(
    visit,
    name,
    isPercentage ? 'a number from 0 to 100' : 'a whole number of at least 0',
  );
}

function waitFor(visit: Visit, pending: PendingChildren): Action {
  visit.frame = { ...visit.frame, pending };
  return { kind: 'children' };
}

/** The branches or iterations have ended, or too many have failed. */
export async function childrenEnded(
  visit: Visit,
  pending: PendingChildren,
  outcomes: readonly ChildOutcome[],
): Promise<Action> {
  const failures = outcomes.filter(isFailure);
  if (failures.length > pending.toleratedFailures) {
    visit.emit(pending.items === null ? 'ParallelStateFailed' : 'MapStateFailed');
    return handleError(visit, errorOf(pending, failures));
  }
  const results: Json[] = Array.from({ length: pending.count }, () => null);
  for (const outcome of outcomes) {
    if (outcome.index < results.length) results[outcome.index] = resultOf(outcome);
  }
  return childrenSucceeded(visit, results);
}

type FailedChild = Extract<ChildOutcome, { readonly error: string }>;

function isFailure(outcome: ChildOutcome): outcome is FailedChild {
  return 'error' in outcome;
}

/** The first of the failures. AWS reports the error of the branch, not States.BranchFailed. */
function errorOf(pending: PendingChildren, failures: readonly FailedChild[]): StateError {
  if (pending.hasTolerance) {
    return {
      error: 'States.ExceedToleratedFailureThreshold',
      cause: `${String(failures.length)} of ${String(pending.count)} iterations failed; ${String(pending.toleratedFailures)} are tolerated.`,
    };
  }
  const [first] = failures.toSorted((one, other) => one.index - other.index);
  const error = first?.error ?? '';
  return {
    error,
    ...(first?.cause === undefined ? {} : { cause: first.cause }),
    isTerminal: error === 'States.Runtime' || error === 'States.DataLimitExceeded',
    ...(pending.items === null ? { aliases: ['States.BranchFailed'] } : {}),
  };
}

/** A tolerated failure keeps its place in the results, so that results and items have the same indexes. */
function resultOf(outcome: ChildOutcome): Json {
  if ('output' in outcome) return outcome.output;
  const { error, cause } = outcome;
  return { Error: error, ...(cause === undefined ? {} : { Cause: cause }) };
}

async function childrenSucceeded(visit: Visit, results: readonly Json[]): Promise<Action> {
  checkSize(results, 'The results together');
  visit.emit(
    visit.state.definition.Type === 'Map' ? 'MapStateSucceeded' : 'ParallelStateSucceeded',
  );
  return leaveWithResult(visit, results);
}
