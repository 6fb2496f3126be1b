import { at } from '../../core/answers';
import { type World } from '../world';
import { withExecution } from './changes';
import { waitsOf } from './machine/frame';
import { without } from './machine/members';
import { withWorkflows } from './shown';
import { hasEnded } from './state';

/** Notes the id of an execution whose first answer was lost. */
export function identified(world: World, key: string, id: unknown): World {
  const state = world.data.workflow;
  const { [key]: before, ...others } = state.executions;
  if (before === undefined || before.id !== undefined || typeof id !== 'string') return world;
  return withWorkflows(world, { ...state, executions: { ...others, [id]: { ...before, id } } });
}

/** The history tells the token of the task that waits for it. */
export function withToken(world: World, key: string, body: unknown): World {
  const state = world.data.workflow;
  const execution = state.executions[key];
  if (execution === undefined) return world;
  const rest = without(execution, 'token');
  const isWaiting = waitsOf(execution.frame).some((wait) => wait.for === 'token');
  const token = isWaiting && !hasEnded(execution) ? tokenIn(body) : undefined;
  const next = token === undefined ? rest : { ...rest, token };
  return withWorkflows(world, withExecution(state, key, next));
}

/** The kinds of events that tell whether a task waits: without those of a task that only goes on. */
const LAST = /^(?:Task(?!Submitted|Started)|ExecutionRedriven)/;

/** That of the last task that was scheduled, if it has one and has not ended. */
function tokenIn(body: unknown): string | undefined {
  const history = at(body, 'history');
  const events = Array.isArray(history) ? (history as readonly unknown[]) : [];
  const last = events.findLast((event) => LAST.test(String(at(event, 'type'))));
  const parameters: unknown = at(last, 'details', 'parameters');
  const message = at(
    typeof parameters === 'string' ? JSON.parse(parameters) : parameters,
    'message',
  );
  const isToken = JSON.stringify(last ?? null).includes('waitForTaskToken');
  return isToken && typeof message === 'string' ? message : undefined;
}
