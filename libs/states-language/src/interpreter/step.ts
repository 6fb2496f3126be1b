import { StateFailure } from '../failure';
import { childrenEnded } from './children';
import { type Environment } from '../execution/environment';
import { type ErrorDetails, errorDetails, fail, handleError } from './fail';
import { fieldValues, valueOr } from './fields';
import { MAX_EVENTS } from '../execution/events';
import { type Frame } from '../execution/frame';
import { leaveWithResult } from './leave';
import { type Program } from '../execution/program';
import { keptForRedrive } from '../execution/redrive';
import { effectiveInput, runState } from './run-state';
import { type Action, type Signal, type Step } from '../execution/signals';
import { taskFailed, taskSucceeded, taskTimer } from './task';
import { checkSize, Visit } from './visit';

/** The maximum number of events of one step: a Map that has ended records four, plus the end of its frame. */
const EVENTS_OF_STEP = 8;

/**
 * Makes one step of a frame: at most one state is entered. The same program, frame, signal and environment always give
 * the same step. The frame itself is not changed.
 *
 * Store the frame and the events of a step in one transaction, and then perform its action. A signal that comes twice
 * or too late gives the action `none`.
 *
 * @param program the definition that the frame was made for
 * @throws Error only if the frame does not belong to the program
 * @example
 * let { frame, action } = await step(program, executionFrame(program, input, nowMs), { type: 'start' }, env);
 * while (action.kind === 'continue') {
 *   ({ frame, action } = await step(program, frame, { type: 'continue' }, env));
 * }
 */
export async function step(
  program: Program,
  frame: Frame,
  signal: Signal,
  environment: Environment,
): Promise<Step> {
  const visit = new Visit(program, environment, frame);
  const action = frame.status === 'running' ? await actionOf(visit, signal) : NONE;
  return { frame: visit.frame, events: visit.recorded(), action };
}

const NONE: Action = { kind: 'none' };

async function actionOf(visit: Visit, signal: Signal): Promise<Action> {
  if (signal.type === 'abort') return end(visit, 'aborted', signal);
  const { deadlineMs, state } = visit.frame;
  if (deadlineMs !== null && visit.nowMs >= deadlineMs && signal.type !== 'start') {
    return end(visit, 'timed-out', { error: 'States.Timeout' });
  }
  if (state !== '' && visit.environment.eventsRecorded + EVENTS_OF_STEP > MAX_EVENTS) {
    return fail(visit, {
      error: 'States.Runtime',
      cause: `The execution has more than ${String(MAX_EVENTS)} events.`,
    });
  }
  try {
    return await reaction(visit, signal);
  } catch (failure) {
    if (!(failure instanceof StateFailure)) throw failure;
    return visit.frame.isEntered ? handleError(visit, failure) : fail(visit, failure);
  }
}

/** Handles a signal, if the frame waits for it. */
async function reaction(visit: Visit, signal: Exclude<Signal, { type: 'abort' }>): Promise<Action> {
  const { pending, state } = visit.frame;
  if (state === '') return signal.type === 'start' ? start(visit) : NONE;
  switch (signal.type) {
    case 'start':
      return NONE;
    case 'continue':
      return visit.frame.isEntered ? NONE : enter(visit);
    case 'timer':
      return timer(visit);
    case 'children-ended':
      return pending?.kind === 'children' ? childrenEnded(visit, pending, signal.outcomes) : NONE;
    default:
      if (pending?.kind !== 'task') return NONE;
      if (signal.attempt !== undefined && signal.attempt !== pending.attempt) return NONE;
  }
  switch (signal.type) {
    case 'result':
      return taskSucceeded(visit, signal.output);
    case 'error':
      return taskFailed(visit, {
        error: signal.error,
        ...(signal.cause === undefined ? {} : { cause: signal.cause }),
      });
    case 'heartbeat':
      return heartbeat(visit);
  }
}

async function start(visit: Visit): Promise<Action> {
  const { frame, program } = visit;
  const { startAt } = program.machine(frame.machine);
  if (frame.part === null) {
    // The inputs of all later states are outputs, which have been checked already.
    checkSize(frame.input, 'The input of the execution');
    visit.emit('ExecutionStarted', { input: frame.input }, null);
  } else if (frame.part.kind === 'iteration') {
    const { state, index } = frame.part;
    visit.emit('MapIterationStarted', { name: state, index }, state);
    visit.frame = { ...visit.frame, input: await selectedItem(visit) };
  }
  visit.frame = { ...visit.frame, state: startAt, enteredAtMs: visit.nowMs };
  return enter(visit);
}

/**
 * The input of an iteration: the item, or the result of ItemSelector. It is evaluated when the iteration starts,
 * because the inputs of all items together could be large.
 */
async function selectedItem({ program, environment, frame, chance }: Visit) {
  const parent = environment.ancestors.at(-1);
  if (parent?.pending?.kind !== 'children') return frame.input;
  const ancestors = environment.ancestors.slice(0, -1);
  const { nowMs, evaluator, context, eventsRecorded } = environment;
  const around = new Visit(
    program,
    { nowMs, evaluator, context, eventsRecorded, ancestors, ...chance },
    parent,
    frame.part,
  );
  const { fields } = around.state;
  const values = await fieldValues(
    around,
    { fields, names: ['ItemSelector', 'Parameters'] },
    { root: parent.pending.input },
  );
  const input = valueOr(values, 'ItemSelector', valueOr(values, 'Parameters', frame.input));
  checkSize(input, 'The input of the iteration');
  return input;
}

/** Enters the current state and runs it. */
async function enter(visit: Visit): Promise<Action> {
  visit.frame = { ...visit.frame, isEntered: true };
  visit.emit(`${visit.state.definition.Type}StateEntered`, {
    name: visit.frame.state,
    input: visit.frame.input,
  });
  return runState(visit);
}

async function timer(visit: Visit): Promise<Action> {
  const { pending } = visit.frame;
  switch (pending?.kind) {
    case 'wait':
      return visit.nowMs < pending.untilMs
        ? { kind: 'wait', untilMs: pending.untilMs }
        : leaveWithResult(visit, effectiveInput(visit));
    case 'retry':
      if (visit.nowMs < pending.untilMs) return { kind: 'wait', untilMs: pending.untilMs };
      visit.frame = { ...visit.frame, pending: null };
      return runState(visit);
    case 'task':
      return taskTimer(visit, pending) ?? NONE;
    default:
      return NONE;
  }
}

/** Restarts the time limit for the next heartbeat. */
function heartbeat(visit: Visit): Action {
  const { pending } = visit.frame;
  if (pending?.kind !== 'task' || pending.heartbeatMs === null) return NONE;
  const heartbeatAtMs = visit.nowMs + pending.heartbeatMs;
  visit.frame = { ...visit.frame, pending: { ...pending, heartbeatAtMs } };
  return NONE;
}

/** Ends a frame after an abort. */
function end(visit: Visit, status: 'aborted' | 'timed-out', error: ErrorDetails): Action {
  const { part, state } = visit.frame;
  const details = { ...errorDetails(error) };
  if (part === null) {
    visit.emit(status === 'aborted' ? 'ExecutionAborted' : 'ExecutionTimedOut', details, null);
  } else {
    if (state !== '') visit.emit(`${visit.state.definition.Type}StateAborted`);
    if (part.kind === 'iteration') {
      visit.emit('MapIterationAborted', { name: part.state, index: part.index }, part.state);
    }
  }
  visit.frame = { ...visit.frame, status, pending: keptForRedrive(visit.frame.pending) };
  return { kind: 'fail', status, ...details };
}
