import { type Dice } from '#libs/testing';
import { at, statusDiffers, unchanged } from '../../core/answers';
import { operation, type Json, type Outcome } from '../../core/model';
import { type World } from '../world';
import { goOn, withExecution } from './changes';
import { identified } from './learned';
import { REFUSED } from './machine/definitions';
import { startOf } from './machine/frame';
import { hasTask, mockable, type Machine } from './machine/machine';
import { executionDiffers, nowMsOf, withWorkflows } from './shown';
import {
  currentMachine,
  executionAt,
  freeKey,
  hasEnded,
  workflowAt,
  type Execution,
  type Input,
  type MockResult,
  type Mocks,
} from './state';
import { drawWorkflow, gone, post } from './workflows';

/** More executions than this in a sandbox would only make reading slower. */
const ENOUGH = 100;
/** Long enough for an execution that never waits. */
const WAIT_SECONDS = 30;
/** How long a name belongs to an execution that has ended. */
const NAME_KEPT_MS = 90 * 86_400_000;

interface NewExecution {
  readonly workflow: string;
  readonly input: Input;
  readonly mocks: Mocks | null;
  readonly key: string | null;
  readonly name: string | null;
}

interface Start extends NewExecution {
  /** Whether the request waits for the end. */
  readonly waits: boolean;
  [member: string]: Json;
}

export const start = operation<World, Start>({
  name: 'workflow.start',
  service: 'workflow',
  weight: 12,
  draw: (dice, world, { number }) => drawStart(dice, world, number),
  request: ({ workflow, input, mocks, key, name, waits }, world) => {
    const id = world.data.workflow.workflows[workflow]?.id;
    if (id === undefined) return undefined;
    const body = { input, ...(mocks !== null && { mocks }), ...(name !== null && { name }) };
    const path = `/workflows/${id}/executions${waits ? `?wait=${String(WAIT_SECONDS)}` : ''}`;
    return post(path, body, key === null ? {} : { 'Idempotency-Key': key });
  },
  outcomes: (args, world) => {
    const state = world.data.workflow;
    const workflow = state.workflows[args.workflow];
    if (workflow === undefined || workflow.deletedMs !== undefined) return [gone(world)];
    const same = Object.entries(state.executions).filter(
      ([, each]) => each.workflow === args.workflow,
    );
    const keyed = same.find(([, { key }]) => key !== undefined && key === args.key);
    if (keyed !== undefined) return [repeated(world, keyed[0], args)];
    const named = same.filter(([, { name }]) => name !== undefined && name === args.name);
    const current = named.filter(([, each]) => holdsName(each, nowMsOf(world)));
    if (current.length > 0) return current.flatMap(([id]) => sameName(world, id, args));
    const states = mockable(currentMachine(workflow));
    if (Object.keys(args.mocks ?? {}).some((name) => !states.includes(name))) {
      return [unchanged(world, 'mocks of other states', 400, 'REQUEST_INVALID')];
    }
    return [started(world, newExecution(world, args))];
  },
});

function drawStart(dice: Dice, world: World, number: number): Start | undefined {
  const { executions } = world.data.workflow;
  const workflow = drawWorkflow(dice, world);
  if (workflow === undefined || Object.keys(executions).length > ENOUGH) return undefined;
  const again = Object.values(executions).filter((each) => each.workflow === workflow);
  if (again.length > 0 && dice.share(0.15)) return drawRepeat(dice, dice.one(again));
  const machine = currentMachine(workflowAt(world.data.workflow, workflow));
  const input = drawInput(dice, `o${String(number)}`);
  const mocks = dice.share(0.5) ? drawMocks(dice, machine) : null;
  // A second execution of the same order would wait for the same calls.
  const key = dice.share(0.4) || hasTask(machine, 'webhook.wait') ? `k${String(number)}` : null;
  const name = dice.share(0.2) ? `n${String(number)}` : null;
  const request = { workflow, input, mocks, key, name };
  return { ...request, waits: dice.share(0.4) && endsAtOnce(world, request) };
}

/** A request that waits for an end that needs the clock would wait in vain. */
function endsAtOnce(world: World, request: NewExecution): boolean {
  const { executions } = added(world, newExecution(world, request), 'new').data.workflow;
  return executions['new']?.status !== 'RUNNING';
}

/** The same request again, or with the same key or name and another content. */
function drawRepeat(
  dice: Dice,
  { workflow, input, mocks, key, name }: Execution,
): Start | undefined {
  if (key === undefined && name === undefined) return undefined;
  const changed = dice.share(0.3) ? { ...input, n: input.n + 1 } : input;
  const given = { key: key ?? null, name: name ?? null };
  return { workflow, input: changed, mocks: mocks ?? null, ...given, waits: false };
}

export function drawInput(dice: Dice, order: string): Input {
  const items = Array.from({ length: dice.below(5) }, (_, index) => ({
    order: `${order}.${String(index)}`,
    n: dice.below(100),
  }));
  return { order, n: dice.below(100), items };
}

/** Some calls fail, and the last one succeeds or fails. */
function drawMocks(dice: Dice, machine: Machine): Mocks | null {
  const states = mockable(machine);
  if (states.length === 0) return null;
  const mocks = states.map((state) => {
    const failures = Array.from({ length: dice.below(4) }, (): MockResult => ({ Throw: REFUSED }));
    const results: readonly MockResult[] = [...failures, { Return: { mocked: state } }];
    return [state, Object.fromEntries(results.entries())] as const;
  });
  return Object.fromEntries(mocks);
}

function newExecution(world: World, request: NewExecution): Execution {
  const { workflow, input, mocks, key, name } = request;
  const followed = workflowAt(world.data.workflow, workflow);
  return {
    ...{ workflow, input, version: followed.versions.length, redrives: 0 },
    status: 'RUNNING',
    ...(mocks !== null && { mocks }),
    ...(key !== null && { key }),
    ...(name !== null && { name }),
    startedMs: nowMsOf(world),
    frame: startOf(currentMachine(followed), input),
    isSettled: false,
  };
}

/** Also of a call of the webhook that starts an execution. */
export function executionOf(world: World, workflow: string, input: Input): Execution {
  return newExecution(world, { workflow, input, mocks: null, key: null, name: null });
}

/** Adds an execution, which then goes on by itself. */
export function added(world: World, execution: Execution, id: unknown): World {
  const state = world.data.workflow;
  const known = typeof id === 'string' ? { ...execution, id } : execution;
  const key = known.id ?? freeKey(state.executions, `?${execution.input.order}`);
  return withWorkflows(world, goOn(withExecution(state, key, known), key, nowMsOf(world)));
}

function started(world: World, execution: Execution): Outcome<World> {
  return {
    name: 'started',
    differs: (answer) => {
      const id = at(answer.body, 'id');
      const next = added(world, execution, id).data.workflow;
      const shown = next.executions[String(id)];
      if (shown === undefined) return statusDiffers(answer, 201) ?? 'it has no id';
      return executionDiffers(next, shown, answer, 201);
    },
    next: (answer) => added(world, execution, at(answer?.body, 'id')),
  };
}

/** The key of the request has started an execution before. */
function repeated(world: World, key: string, args: Start): Outcome<World> {
  const before = executionAt(world.data.workflow, key);
  if (!isSame(before, args)) return unchanged(world, 'a key reused', 422, 'IDEMPOTENCY_KEY_REUSED');
  return existing(world, key, 'a repeat');
}

function sameName(world: World, key: string, args: Start): readonly Outcome<World>[] {
  const before = executionAt(world.data.workflow, key);
  const refused = unchanged(world, 'a name taken', 409, 'EXECUTION_ALREADY_EXISTS');
  if (!isSame(before, args)) return [refused];
  if (!hasEnded(before)) return [existing(world, key, 'the same name')];
  return before.isSettled ? [refused] : [refused, existing(world, key, 'the same name')];
}

function existing(world: World, key: string, name: string): Outcome<World> {
  const state = world.data.workflow;
  const before = executionAt(state, key);
  return {
    name,
    differs: (answer) => executionDiffers(state, before, answer, 200),
    next: (answer) => identified(world, key, at(answer?.body, 'id')),
  };
}

function isSame({ input, mocks, name }: Execution, args: Start): boolean {
  const content = (given: readonly unknown[]) => JSON.stringify(given);
  return (
    content([input, mocks ?? null, name ?? null]) === content([args.input, args.mocks, args.name])
  );
}

function holdsName(execution: Execution, nowMs: number): boolean {
  return !hasEnded(execution) || (execution.stoppedMs ?? nowMs) + NAME_KEPT_MS > nowMs;
}
