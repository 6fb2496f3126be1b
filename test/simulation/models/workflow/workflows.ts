import { type Dice } from '#libs/testing';
import { at, statusDiffers, unchanged } from '../../core/answers';
import { operation, type Json, type Outcome } from '../../core/model';
import { type HttpRequest } from '../../core/wire';
import { type World } from '../world';
import { drawInvalid, drawMachine } from './machine/definitions';
import { type Machine } from './machine/machine';
import { nowMsOf, withWorkflows, workflowShown } from './shown';
import { freeKey, workflowAt, type Execution, type Workflow, type WorkflowState } from './state';

/** More workflows than this in a sandbox would only make reading slower. */
const ENOUGH = 30;
/** How long a deleted workflow stays. */
const KEPT_MS = 90 * 86_400_000;
export const UNKNOWN_ID = '11111111-2222-4333-8444-555555555555';

interface Definition {
  readonly name: string;
  readonly definition: Json;
  readonly isValid: boolean;
  [member: string]: Json;
}

export const create = operation<World, Definition>({
  name: 'workflow.create',
  service: 'workflow',
  weight: 4,
  draw: (dice, world, { number }) => {
    const known = Object.values(world.data.workflow.workflows);
    if (world.nowMs === undefined || known.length > ENOUGH) return undefined;
    return drawDefinition(dice, `w${String(number)}`);
  },
  request: ({ name, definition }) => post('/workflows', { name, definition }),
  outcomes: ({ name, definition, isValid }, world) => {
    if (!isValid) return [unchanged(world, 'an invalid definition', 422, 'DEFINITION_INVALID')];
    const nowMs = nowMsOf(world);
    const versions = [definition as unknown as Machine];
    return [created(world, { name, versions, createdMs: nowMs, updatedMs: nowMs })];
  },
});

/** The same request sent twice at once makes two workflows with one name. */
function created(world: World, workflow: Workflow): Outcome<World> {
  return {
    name: 'created',
    differs: (answer) => statusDiffers(answer, 201, workflowShown(workflow)),
    next: (answer) => {
      const id = at(answer?.body, 'id');
      const known = typeof id === 'string' ? { ...workflow, id } : workflow;
      return put(world, freeKey(world.data.workflow.workflows, workflow.name), known);
    },
  };
}

interface Change extends Definition {
  readonly workflow: string;
  /** The version of If-Match. */
  readonly expected: number | null;
}

export const update = operation<World, Change>({
  name: 'workflow.update',
  service: 'workflow',
  weight: 2,
  draw: (dice, world) => {
    const workflow = drawWorkflow(dice, world);
    if (workflow === undefined) return undefined;
    const { versions, name } = workflowAt(world.data.workflow, workflow);
    if (versions.length >= 5) return undefined;
    const expected = dice.share(0.3) ? versions.length - dice.below(2) : null;
    return { ...drawDefinition(dice, name), workflow, expected };
  },
  request: ({ workflow, name, definition, expected }, world) => {
    const id = world.data.workflow.workflows[workflow]?.id;
    if (id === undefined) return undefined;
    const headers = expected === null ? {} : { 'If-Match': `"${String(expected)}"` };
    const body = { name, definition };
    return { service: 'workflow', method: 'PUT', path: `/workflows/${id}`, headers, body };
  },
  outcomes: (args, world) => {
    const before = world.data.workflow.workflows[args.workflow];
    if (before === undefined || before.deletedMs !== undefined) return [gone(world)];
    // Which of both comes first is not specified.
    const wrong = [
      ...(args.isValid
        ? []
        : [unchanged(world, 'an invalid definition', 422, 'DEFINITION_INVALID')]),
      ...(args.expected === null || args.expected === before.versions.length
        ? []
        : [unchanged(world, 'another version', 412, 'WORKFLOW_CHANGED')]),
    ];
    return wrong.length > 0 ? wrong : [updated(world, before, args)];
  },
});

function updated(world: World, before: Workflow, { workflow, definition }: Change): Outcome<World> {
  const versions = [...before.versions, definition as unknown as Machine];
  const next = { ...before, versions, updatedMs: nowMsOf(world) };
  return {
    name: 'updated',
    differs: (answer) => statusDiffers(answer, 200, workflowShown(next)),
    next: () => put(world, workflow, next),
  };
}

export const remove = operation<World, { workflow: string }>({
  name: 'workflow.delete',
  service: 'workflow',
  weight: 0.7,
  draw: (dice, world) => {
    const workflow = drawWorkflow(dice, world);
    return workflow === undefined ? undefined : { workflow };
  },
  request: ({ workflow }, world) => {
    const id = world.data.workflow.workflows[workflow]?.id;
    return id === undefined
      ? undefined
      : { service: 'workflow', method: 'DELETE', path: `/workflows/${id}` };
  },
  outcomes: ({ workflow }, world) => {
    const before = world.data.workflow.workflows[workflow];
    if (before === undefined || before.deletedMs !== undefined) return [gone(world)];
    const nowMs = nowMsOf(world);
    const state = withoutOld(world.data.workflow, nowMs);
    const deleted = { ...state.workflows, [workflow]: { ...before, deletedMs: nowMs } };
    const next = withWorkflows(world, { ...state, workflows: deleted });
    return [{ name: 'deleted', differs: (answer) => statusDiffers(answer, 204), next: () => next }];
  },
});

/** Deleted workflows leave 90 days later with their executions, if none of them runs. */
function withoutOld(state: WorkflowState, nowMs: number): WorkflowState {
  const all = Object.values(state.executions);
  const isRunning = (name: string) =>
    all.some(({ workflow, status }) => workflow === name && status === 'RUNNING');
  const isOld = ([name, { deletedMs = Infinity }]: readonly [string, Workflow]) =>
    deletedMs + KEPT_MS <= nowMs && !isRunning(name);
  const old = new Set(
    Object.entries(state.workflows)
      .filter(isOld)
      .map(([name]) => name),
  );
  if (old.size === 0) return state;
  const left = <T>(record: Readonly<Record<string, T>>, nameOf: (key: string, each: T) => string) =>
    Object.fromEntries(Object.entries(record).filter(([key, each]) => !old.has(nameOf(key, each))));
  return {
    workflows: left(state.workflows, (name) => name),
    executions: left(state.executions, (_, { workflow }: Execution) => workflow),
    calls: left(state.calls, (_, workflow) => workflow),
    kept: state.kept.filter(({ workflow }) => !old.has(workflow)),
  };
}

/** One that is not deleted, mostly. */
export function drawWorkflow(dice: Dice, { nowMs, data }: World): string | undefined {
  const known = Object.entries(data.workflow.workflows).filter(([, { id }]) => id !== undefined);
  const alive = known.filter(([, { deletedMs }]) => deletedMs === undefined);
  const from = dice.share(0.05) ? known : alive;
  return nowMs === undefined || from.length === 0 ? undefined : dice.one(from)[0];
}

function drawDefinition(dice: Dice, name: string): Definition {
  const isValid = !dice.share(0.15);
  const definition = isValid ? (drawMachine(dice) as unknown as Json) : drawInvalid(dice);
  return { name, definition, isValid };
}

export function gone(world: World): Outcome<World> {
  return unchanged(world, 'no such workflow', 404, 'WORKFLOW_NOT_FOUND');
}

export function post(path: string, body: object, headers?: Record<string, string>): HttpRequest {
  const request = { service: 'workflow', method: 'POST', path, body } as const;
  return { ...request, ...(headers !== undefined && { headers }) };
}

function put(world: World, name: string, workflow: Workflow): World {
  const state = world.data.workflow;
  return withWorkflows(world, { ...state, workflows: { ...state.workflows, [name]: workflow } });
}
