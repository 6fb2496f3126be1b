import { type State } from '../definition/state-machine';
import { type StateError } from '../failure';
import { type Json, refuseSize } from '../json';
import { errorDetails, handleError } from './fail';
import { fieldValues, valueOr } from './fields';
import { type PendingTask } from '../execution/frame';
import { leaveWithResult } from './leave';
import { secondsOf } from './computed-values';
import { type Action, type TaskAction } from '../execution/signals';
import { checkSize, type Visit } from './visit';

type Task = State & { readonly Type: 'Task' };

/** Schedules an attempt of a Task. */
export async function runTask(visit: Visit, state: Task, input: Json): Promise<Action> {
  const attempt = visit.frame.retryCounts.reduce((sum, count) => sum + count, 1);
  const token = visit.state.usesToken ? visit.chance.uuid() : null;
  // The context object has the token while the arguments are evaluated.
  visit.frame = { ...visit.frame, pending: { ...NO_LIMITS, attempt, token } };
  const payload = visit.state.language === 'JSONata' ? 'Arguments' : 'Parameters';
  const { fields } = visit.state;
  const values = await fieldValues(
    visit,
    { fields, names: [payload, 'TimeoutSeconds', 'HeartbeatSeconds'] },
    { root: input },
  );
  const parameters = valueOr(values, payload, input);
  checkSize(parameters, 'The input of the task');
  const timeout = optionalSeconds(visit, values, 'TimeoutSeconds');
  const heartbeat = optionalSeconds(visit, values, 'HeartbeatSeconds');
  visit.frame = {
    ...visit.frame,
    pending: {
      ...NO_LIMITS,
      attempt,
      token,
      timeoutAtMs: timeout === undefined ? null : visit.nowMs + timeout * 1_000,
      heartbeatMs: heartbeat === undefined ? null : heartbeat * 1_000,
      heartbeatAtMs: heartbeat === undefined ? null : visit.nowMs + heartbeat * 1_000,
    },
  };
  const resource = state.Resource;
  visit.emit('TaskScheduled', {
    resource,
    parameters,
    ...(timeout === undefined ? {} : { timeoutInSeconds: timeout }),
    ...(heartbeat === undefined ? {} : { heartbeatInSeconds: heartbeat }),
  });
  visit.emit('TaskStarted', { resource });
  return {
    kind: 'task',
    resource,
    arguments: parameters,
    attempt,
    ...(token === null ? {} : { token }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout * 1_000 }),
    ...(heartbeat === undefined ? {} : { heartbeatMs: heartbeat * 1_000 }),
  } satisfies TaskAction;
}

const NO_LIMITS = {
  kind: 'task',
  timeoutAtMs: null,
  heartbeatMs: null,
  heartbeatAtMs: null,
} as const;

function optionalSeconds(
  visit: Visit,
  values: Readonly<Record<string, Json>>,
  name: string,
): number | undefined {
  const value = values[name];
  return value === undefined ? undefined : secondsOf(visit, value, name, 1);
}

/** The task has returned something. */
export async function taskSucceeded(visit: Visit, output: Json): Promise<Action> {
  const resource = resourceOf(visit);
  if (refuseSize(output) !== undefined) {
    // As recorded from AWS, this is a failure of the task, so States.ALL matches it.
    return taskFailed(visit, {
      error: 'States.DataLimitExceeded',
      cause:
        'The result of the task has more bytes of JSON than are allowed, or is nested too deep.',
    });
  }
  visit.emit('TaskSucceeded', { resource, output });
  return leaveWithResult(visit, output);
}

/** The task has failed. */
export function taskFailed(visit: Visit, error: StateError): Promise<Action> {
  visit.emit('TaskFailed', { resource: resourceOf(visit), ...errorDetails(error) });
  return handleError(visit, error);
}

/** Handles a timer of the task. @returns undefined if no time limit has been reached */
export function taskTimer(visit: Visit, pending: PendingTask): Promise<Action> | undefined {
  const isLate = pending.timeoutAtMs !== null && visit.nowMs >= pending.timeoutAtMs;
  const isSilent = pending.heartbeatAtMs !== null && visit.nowMs >= pending.heartbeatAtMs;
  if (!isLate && !isSilent) return undefined;
  // As recorded from AWS, a missing heartbeat is a States.Timeout too.
  const error: StateError = {
    error: 'States.Timeout',
    ...(isLate ? {} : { aliases: ['States.HeartbeatTimeout'] }),
  };
  visit.emit('TaskTimedOut', { resource: resourceOf(visit), ...errorDetails(error) });
  return handleError(visit, error);
}

function resourceOf(visit: Visit): string {
  const { definition } = visit.state;
  return definition.Type === 'Task' ? definition.Resource : '';
}
