import { type Dice } from '#libs/testing';
import { at, statusDiffers, unchanged } from '../../core/answers';
import { operation, type Json, type Outcome } from '../../core/model';
import { type World } from '../world';
import { withExecution, withFrame } from './changes';
import { changeWait, waitsOf, type Frame, type Wait } from './machine/frame';
import { hasTask, stateOf } from './machine/machine';
import { without } from './machine/members';
import { instant, nowMsOf, withWorkflows } from './shown';
import { added, drawInput, executionOf } from './starts';
import {
  currentMachine,
  executionAt,
  machineOf,
  type Execution,
  type Input,
  type WorkflowState,
} from './state';
import { drawWorkflow, gone, post } from './workflows';

interface Call {
  readonly workflow: string;
  /** Absent, or that of a task. */
  readonly correlation: string | null;
  readonly body: Readonly<Record<string, Json>>;
  readonly callId: string | null;
  [member: string]: Json;
}

/** A call of a webhook: it completes a task, is kept for one, or starts an execution. */
export const callWebhook = operation<World, Call>({
  name: 'workflow.call',
  service: 'workflow',
  weight: 8,
  draw: (dice, world, { number }) => drawCall(dice, world, number),
  request: ({ workflow, correlation, body, callId }, world) => {
    const id = world.data.workflow.workflows[workflow]?.id;
    if (id === undefined) return undefined;
    const named = correlation === null ? {} : { correlationId: correlation };
    return post(
      `/webhooks/${id}`,
      { ...body, ...named },
      callId === null ? {} : { 'webhook-id': callId },
    );
  },
  outcomes: (args, world) => {
    const state = world.data.workflow;
    const workflow = state.workflows[args.workflow];
    if (workflow === undefined || workflow.deletedMs !== undefined) return [gone(world)];
    if (args.callId !== null && state.calls[keyOf(args)] !== undefined) return repeats(world);
    const noted = withWorkflows(world, withCall(state, args));
    const { correlation } = args;
    if (correlation === null) return [starts(noted, args)];
    const isKept = hasTask(currentMachine(workflow), 'webhook.wait');
    const key = waitingFor(state, args.workflow, correlation);
    const early = isKept ? kept(noted, args, correlation) : starts(noted, args);
    if (key === undefined) return [early];
    const resumed = resumes(noted, key, args, correlation);
    const isThere = state.executions[key]?.isSettled === true;
    // A task that has not asked for the call yet gets it when it does.
    if (isThere) return [resumed];
    return isKept
      ? [resumed, { ...answered(noted, 'kept'), next: (answer) => resumed.next(answer) }]
      : [resumed, early];
  },
});

function drawCall(dice: Dice, world: World, number: number): Call | undefined {
  const state = world.data.workflow;
  const order = `o${String(number)}`;
  const callId = dice.share(0.5) ? `c${String(number)}` : null;
  // Any call can start an execution, if the definition has changed.
  const body = { ...drawInput(dice, order), amount: dice.below(1_000) };
  const known = Object.entries(state.calls);
  if (known.length > 0 && dice.share(0.05)) {
    const [key, workflow] = dice.one(known);
    return {
      workflow,
      correlation: `none/${String(number)}`,
      body,
      callId: key.split(' ')[1] ?? null,
    };
  }
  const waiting = Object.values(state.executions).flatMap((each) =>
    [...correlationsOf(each), ...(dice.share(0.3) ? laterOf(state, each) : [])].map(
      (correlation) => ({ workflow: each.workflow, correlation }),
    ),
  );
  if (world.nowMs !== undefined && waiting.length > 0 && dice.share(0.7)) {
    return { ...dice.one(waiting), body, callId };
  }
  const workflow = drawWorkflow(dice, world);
  if (workflow === undefined || Object.keys(state.executions).length > 100) return undefined;
  const isFree = dice.share(0.3);
  const correlation = isFree ? `${order}/Call1` : null;
  // An execution that waits for calls must be alone with its order, so a repeat of the call must not start another one.
  return { workflow, correlation, body, callId: `c${String(number)}` };
}

/** What its tasks may ask for later: such a call is kept. */
function laterOf(state: WorkflowState, execution: Execution): readonly string[] {
  if (execution.status !== 'RUNNING') return [];
  const text = JSON.stringify(machineOf(state, execution));
  const names = [...text.matchAll(/"(Call\d+)":\{/g)].map(([, name = '']) => name);
  return names.map((name) => `${execution.input.order}/${name}`);
}

function correlationsOf({ frame, status }: Execution): readonly string[] {
  if (status !== 'RUNNING') return [];
  return waitsOf(frame).flatMap(({ correlation, result }) =>
    correlation === undefined || result !== undefined ? [] : [correlation],
  );
}

function waitingFor(
  state: WorkflowState,
  workflow: string,
  correlation: string,
): string | undefined {
  return Object.entries(state.executions).find(
    ([, each]) => each.workflow === workflow && correlationsOf(each).includes(correlation),
  )?.[0];
}

/** Each workflow has its own ids of calls. */
function keyOf({ workflow, callId }: Call): string {
  return `${workflow} ${String(callId)}`;
}

function withCall(state: WorkflowState, call: Call): WorkflowState {
  if (call.callId === null) return state;
  return { ...state, calls: { ...state.calls, [keyOf(call)]: call.workflow } };
}

function answered(world: World, result: string): Outcome<World> {
  return {
    name: result,
    differs: (answer) => statusDiffers(answer, 202, { result }),
    next: () => world,
  };
}

/** Two calls with one id at the same time can both tell that they have started the execution. It is one. */
function repeats(world: World): readonly Outcome<World>[] {
  const both: Outcome<World> = {
    name: 'started at the same time',
    differs: (answer) => {
      const id = String(at(answer.body, 'executionId'));
      const isKnown = world.data.workflow.executions[id] !== undefined;
      return statusDiffers(answer, 202, { result: isKnown ? 'started' : 'repeated' });
    },
    next: () => world,
  };
  return [answered(world, 'repeated'), both];
}

function starts(world: World, { workflow, correlation, body }: Call): Outcome<World> {
  const named = correlation === null ? body : { ...body, correlationId: correlation };
  const next = (id: unknown) => added(world, executionOf(world, workflow, named as Input), id);
  return { ...answered(world, 'started'), next: (answer) => next(at(answer?.body, 'executionId')) };
}

function kept(world: World, args: Call, correlation: string): Outcome<World> {
  const state = world.data.workflow;
  const call = { workflow: args.workflow, correlation, result: resultOf(world, args) };
  const next = withWorkflows(world, { ...state, kept: [...state.kept, call] });
  return { ...answered(world, 'kept'), next: () => next };
}

function resumes(world: World, key: string, args: Call, correlation: string): Outcome<World> {
  const result = { output: resultOf(world, args) };
  const state = world.data.workflow;
  const { frame } = executionAt(state, key);
  const woken = changeWait(
    frame,
    (wait) => wait.correlation === correlation && wait.result === undefined,
    (wait) => ({ ...wait, result }),
  );
  const next = withWorkflows(world, withFrame(state, key, woken ?? frame, nowMsOf(world)));
  return { ...answered(world, 'resumed'), next: () => next };
}

/** The output of the task. */
function resultOf(world: World, { body, correlation }: Call): Json {
  return { body: { ...body, correlationId: correlation }, receivedAt: instant(nowMsOf(world)) };
}

interface Signal {
  readonly id: string;
  readonly token: string;
  readonly kind: 'success' | 'failure' | 'heartbeat';
  readonly output: Json;
  [member: string]: Json;
}

/** Completes a task that waits for its token, or reports that it is still worked on. */
export const signal = operation<World, Signal>({
  name: 'workflow.signal',
  service: 'workflow',
  weight: 6,
  draw: (dice, { nowMs, data }) => {
    const known = Object.entries(data.workflow.executions).flatMap(([id, { token }]) =>
      token === undefined ? [] : [{ id, token }],
    );
    if (nowMs === undefined || known.length === 0) return undefined;
    const task = dice.one(known);
    const kind = dice.one(['success', 'success', 'failure', 'heartbeat'] as const);
    return { ...task, kind, output: { done: dice.below(10) } };
  },
  request: ({ token, kind, output }) =>
    post(
      `/tasks/${token}/${kind}`,
      kind === 'success' ? { output } : kind === 'failure' ? { error: 'Simulated.Refused' } : {},
    ),
  outcomes: (args, world) => {
    const state = world.data.workflow;
    const execution = state.executions[args.id];
    const isWaiting = execution?.token === args.token && execution.status === 'RUNNING';
    const woken = isWaiting ? signalled(state, execution, args, nowMsOf(world)) : undefined;
    if (woken === undefined) return [unchanged(world, 'no such task', 404, 'TASK_NOT_FOUND')];
    let next = withFrame(state, args.id, woken, nowMsOf(world));
    if (args.kind !== 'heartbeat') next = withoutToken(next, args.id);
    return [
      {
        name: args.kind,
        differs: (answer) => statusDiffers(answer, 204),
        next: () => withWorkflows(world, next),
      },
    ];
  },
});

function signalled(
  state: WorkflowState,
  execution: Execution,
  { kind, output }: Signal,
  nowMs: number,
): Frame | undefined {
  const machine = machineOf(state, execution);
  return changeWait(
    execution.frame,
    (wait) => wait.for === 'token' && wait.result === undefined,
    (wait, { state: name }): Wait => {
      if (kind === 'success') return { ...wait, result: { output } };
      if (kind === 'failure') return { ...wait, result: { error: 'Simulated.Refused' } };
      const seconds = stateOf(machine, name)['HeartbeatSeconds'];
      return typeof seconds === 'number' ? { ...wait, beatMs: nowMs + 1_000 * seconds } : wait;
    },
  );
}

/** A token is used once. */
function withoutToken(state: WorkflowState, key: string): WorkflowState {
  return withExecution(state, key, without(executionAt(state, key), 'token'));
}
