import { type Dice } from '#libs/testing';
import { statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type World } from '../world';
import { goOn, settled, withExecution } from './changes';
import { withToken } from './learned';
import { redrive as redriven } from './machine/frame';
import { without } from './machine/members';
import { executionDiffers, nowMsOf, withWorkflows } from './shown';
import { executionAt, hasEnded, type Execution, type WorkflowState } from './state';
import { post, UNKNOWN_ID } from './workflows';

export const find = operation<World, { id: string }>({
  name: 'workflow.find',
  service: 'workflow',
  weight: 6,
  draw: (dice, world) => (dice.share(0.05) ? { id: UNKNOWN_ID } : drawExecution(dice, world)),
  request: ({ id }) => ({ service: 'workflow', method: 'GET', path: `/executions/${id}` }),
  outcomes: ({ id }, world) => {
    const state = world.data.workflow;
    const execution = state.executions[id];
    if (execution === undefined) return [noExecution(world)];
    return [
      {
        name: 'found',
        differs: (answer) => executionDiffers(state, execution, answer, 200),
        next: (answer) => withToken(world, id, answer?.body),
      },
    ];
  },
});

/** Waits until every execution has gone as far as it can: so does the service before it tells what is due. */
export const settle = operation<World, null>({
  name: 'workflow.settle',
  service: 'workflow',
  weight: 4,
  draw: (_, { nowMs, data }) => {
    const isOpen = Object.values(data.workflow.executions).some(({ isSettled }) => !isSettled);
    return nowMs !== undefined && isOpen ? null : undefined;
  },
  request: () => ({ service: 'workflow', method: 'GET', path: '/__admin/clock/due' }),
  outcomes: (_, world) => [
    {
      name: 'settled',
      differs: (answer) => statusDiffers(answer, 200),
      next: (answer) =>
        answer === undefined ? world : withWorkflows(world, settled(world.data.workflow)),
    },
  ],
});

export const stop = operation<World, { id: string; error: string | null }>({
  name: 'workflow.stop',
  service: 'workflow',
  weight: 1.5,
  draw: (dice, world) => {
    const drawn = drawExecution(
      dice,
      world,
      ({ status }) => dice.share(0.2) || status === 'RUNNING',
    );
    return drawn && { ...drawn, error: dice.share(0.5) ? 'Simulated.Stopped' : null };
  },
  request: ({ id, error }) =>
    post(`/executions/${id}/stop`, error === null ? {} : { error, cause: 'By a tester.' }),
  outcomes: ({ id, error }, world) => {
    const state = world.data.workflow;
    const execution = state.executions[id];
    if (execution === undefined) return [noExecution(world)];
    const ended = unchanged(world, 'ended', 409, 'EXECUTION_ENDED');
    if (hasEnded(execution) && execution.isSettled) return [ended];
    // Two requests that stop it at the same time can both have done it.
    if (execution.status === 'ABORTED') return [ended, changed(world, state, id, 'stopped twice')];
    const why = error === null ? {} : { error, cause: 'By a tester.' };
    // Where it is when it is stopped may not be known yet. A redrive would begin there, so none is drawn.
    const isLost = !execution.isSettled || execution.isLost === true;
    const aborted = { status: 'ABORTED', isSettled: false, ...(isLost && { isLost }) } as const;
    const stopped = { ...withoutEnd(execution), ...why, ...aborted, stoppedMs: nowMsOf(world) };
    const next = withExecution(state, id, stopped);
    const outcome = changed(world, next, id, 'stopped');
    return hasEnded(execution) ? [ended, outcome] : [outcome];
  },
});

function withoutEnd(execution: Execution): Execution {
  return without(execution, 'error', 'cause', 'stoppedMs', 'token');
}

export const redrive = operation<World, { id: string }>({
  name: 'workflow.redrive',
  service: 'workflow',
  weight: 1.5,
  draw: (dice, world) =>
    drawExecution(dice, world, (each) => canRedrive(world.data.workflow, each)),
  request: ({ id }) => ({ service: 'workflow', method: 'POST', path: `/executions/${id}/redrive` }),
  outcomes: ({ id }, world) => {
    const state = world.data.workflow;
    const execution = state.executions[id];
    if (execution === undefined) return [noExecution(world)];
    const refused = unchanged(world, 'not redrivable', 409, 'EXECUTION_NOT_REDRIVABLE');
    if (['RUNNING', 'SUCCEEDED'].includes(execution.status)) return [refused];
    const { redrives, frame } = execution;
    const again = { redrives: redrives + 1, frame: redriven(frame), isSettled: false };
    const running = withExecution(state, id, {
      ...withoutEnd(execution),
      ...again,
      status: 'RUNNING',
    });
    const outcome = changed(world, goOn(running, id, nowMsOf(world)), id, 'redriven');
    // It may still be on its way to its end.
    return execution.isSettled ? [outcome] : [outcome, refused];
  },
});

/**
 * Whether it is specified where the execution goes on: mocks count their calls, and an execution that is timed out has no
 * time left. One that was stopped on its way may be anywhere.
 */
function canRedrive(state: WorkflowState, execution: Execution): boolean {
  const { isSettled, isLost, mocks, workflow, version } = execution;
  const machine = state.workflows[workflow]?.versions[version - 1];
  return (
    isSettled && isLost !== true && mocks === undefined && machine?.TimeoutSeconds === undefined
  );
}

function changed(world: World, state: WorkflowState, id: string, name: string): Outcome<World> {
  const execution = executionAt(state, id);
  return {
    name,
    differs: (answer) => executionDiffers(state, execution, answer, 200),
    next: () => withWorkflows(world, state),
  };
}

function noExecution(world: World): Outcome<World> {
  return unchanged(world, 'no such execution', 404, 'EXECUTION_NOT_FOUND');
}

function drawExecution(
  dice: Dice,
  { nowMs, data }: World,
  isMeant: (execution: Execution) => boolean = () => true,
): { id: string } | undefined {
  const all = Object.values(data.workflow.executions).filter((each) => each.id !== undefined);
  const meant = all.filter(isMeant);
  return nowMs === undefined || meant.length === 0 ? undefined : { id: String(dice.one(meant).id) };
}
