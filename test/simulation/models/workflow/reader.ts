import { at, differsIn, listDifferences } from '../../core/answers';
import { type Invariant, type Reader, type Readings } from '../../core/model';
import { type HttpRequest } from '../../core/wire';
import { type World } from '../world';
import { settled } from './changes';
import { identified, withToken } from './learned';
import { executionShown, summaryShown, withWorkflows, workflowShown } from './shown';
import { type Execution, type Workflow, type WorkflowState } from './state';

const DUE = 0;
const WORKFLOWS = 1;
const EXECUTIONS = 2;
const DETAILS = 3;

/** Waits until all executions have gone as far as they can, and compares everything. */
export const reader: Reader<World> = {
  service: 'workflow',
  requests: ({ data }) => [
    get('/__admin/clock/due'),
    get('/workflows?limit=1000'),
    get('/__admin/executions?limit=1000'),
    ...Object.values(data.workflow.executions).flatMap(({ id }) =>
      id === undefined ? [] : [get(`/executions/${id}`)],
    ),
  ],
  learn: (world, readings) => {
    let next = withWorkflows(world, settled(withIds(world.data.workflow, readings)));
    for (const [key, each] of Object.entries(next.data.workflow.executions)) {
      if (each.id === undefined)
        next = identified(next, key, idOf(next.data.workflow, each, readings));
    }
    for (const { body } of readings.slice(DETAILS))
      next = withToken(next, String(at(body, 'id')), body);
    return next;
  },
  differences: ({ data: { workflow } }, readings) => [
    ...(readings[DUE]?.status === 200 ? [] : ['what is due cannot be read']),
    ...workflowDifferences(workflow, readings),
    ...executionDifferences(workflow, readings),
    ...readings.slice(DETAILS).flatMap(({ body }) => detailDifferences(workflow, body)),
  ],
};

function get(path: string): HttpRequest {
  return { service: 'workflow', method: 'GET', path };
}

function listed(readings: Readings, index: number): readonly unknown[] {
  const body = readings[index]?.body;
  return Array.isArray(body) ? body : [];
}

/** Ids of workflows whose first answers were lost. */
function withIds(state: WorkflowState, readings: Readings): WorkflowState {
  const taken = new Set(Object.values(state.workflows).map(({ id }) => id));
  const workflows = Object.entries(state.workflows).map(([key, each]): [string, Workflow] => {
    if (each.id !== undefined) return [key, each];
    const found = listed(readings, WORKFLOWS).find(
      (body) => at(body, 'name') === each.name && !taken.has(at(body, 'id') as string),
    );
    const id = at(found, 'id');
    if (typeof id !== 'string') return [key, each];
    taken.add(id);
    return [key, { ...each, id }];
  });
  return { ...state, workflows: Object.fromEntries(workflows) };
}

/** The id of an execution that nobody knows yet: with its start, its workflow and its end. */
function idOf(state: WorkflowState, execution: Execution, readings: Readings): unknown {
  const expected = summaryShown(state, execution);
  const found = listed(readings, EXECUTIONS).find(
    (body) =>
      state.executions[String(at(body, 'id'))] === undefined &&
      differsIn(body, expected) === undefined,
  );
  return at(found, 'id');
}

function workflowDifferences(state: WorkflowState, readings: Readings): readonly string[] {
  const alive = Object.values(state.workflows).filter(({ deletedMs }) => deletedMs === undefined);
  const expected = alive.map((each) => [each.id ?? each.name, workflowShown(each)] as const);
  return listDifferences('workflow', listed(readings, WORKFLOWS), new Map(expected), (each) =>
    String(at(each, 'id')),
  );
}

function executionDifferences(state: WorkflowState, readings: Readings): readonly string[] {
  const expected = Object.entries(state.executions).map(
    ([key, each]) => [key, summaryShown(state, each)] as const,
  );
  return listDifferences('execution', listed(readings, EXECUTIONS), new Map(expected), (each) =>
    String(at(each, 'id')),
  );
}

function detailDifferences(state: WorkflowState, body: unknown): readonly string[] {
  const id = String(at(body, 'id'));
  const execution = state.executions[id];
  if (execution === undefined)
    return [`execution ${id} should not be there: ${JSON.stringify(body)}`];
  const difference = differsIn(body, executionShown(state, execution));
  return difference === undefined ? [] : [`execution ${id}: ${difference}`];
}

const LAST_EVENTS: Readonly<Record<string, RegExp>> = {
  RUNNING: /^Execution(?:Started|Redriven)$/,
  SUCCEEDED: /^ExecutionSucceeded$/,
  FAILED: /^ExecutionFailed$/,
  TIMED_OUT: /^ExecutionTimedOut$/,
  ABORTED: /^ExecutionAborted$/,
};

/** The history has all its numbers, its instants never go back, and its end is that of the execution. */
export const historyFits: Invariant = {
  name: 'history-fits-execution',
  violations: ({ workflow: readings = [] }) =>
    readings.slice(DETAILS).flatMap(({ body }) => misfits(body)),
};

function misfits(body: unknown): readonly string[] {
  const history = at(body, 'history');
  if (!Array.isArray(history)) return [];
  const events = history as readonly unknown[];
  const wrong: string[] = [];
  const title = `execution ${String(at(body, 'id'))}`;
  if (events.length !== at(body, 'eventCount'))
    wrong.push(`${title}: eventCount is not the number of events`);
  let last = '';
  for (const [index, event] of events.entries()) {
    const time = String(at(event, 'timestamp'));
    if (at(event, 'id') !== index + 1)
      wrong.push(`${title}: event ${String(index + 1)} is missing or double`);
    if (time < last) wrong.push(`${title}: event ${String(index + 1)} is before the one before it`);
    if (Number(at(event, 'previousEventId')) > index)
      wrong.push(`${title}: event ${String(index + 1)} follows a later one`);
    last = time;
  }
  // Branches are stopped after it.
  const types = events.map((event) => String(at(event, 'type')));
  const type = types.findLast((each) => each.startsWith('Execution')) ?? 'none';
  const status = String(at(body, 'status'));
  if (LAST_EVENTS[status]?.test(type) !== true)
    wrong.push(`${title} is ${status}, but its last event says ${type}`);
  return wrong;
}
