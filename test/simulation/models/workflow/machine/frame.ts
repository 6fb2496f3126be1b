import { type Json } from '../../../core/model';
import { branchAt, branchesOf, stateOf, type Machine, type State } from './machine';
import { member, numberOf, textOf, without } from './members';

/** A run of a machine: the execution, a branch of a Parallel, or an iteration of a Map. */
export interface Frame {
  /** `new`: an iteration that has not started. `stopped`: another branch has failed. */
  readonly status: 'new' | 'running' | 'succeeded' | 'failed' | 'stopped';
  readonly state: string;
  /** The input of the state; the output at the end. */
  readonly data: Json;
  readonly error?: string;
  readonly cause?: string;
  readonly wait?: Wait;
  /** Retries of the state. */
  readonly retries: number;
  readonly children?: readonly Frame[];
}

/** What a frame waits for. */
export interface Wait {
  readonly for: 'time' | 'retry' | 'call' | 'token';
  readonly correlation?: string;
  /** When a Wait or a pause is over, or a task times out. */
  readonly untilMs?: number;
  /** When a task times out without a heartbeat. */
  readonly beatMs?: number;
  /** How the task was completed from outside. */
  readonly result?: { readonly output: Json } | { readonly error: string };
}

/** What a machine needs to go on. */
export interface Surroundings {
  readonly nowMs: number;
  /** The result of a mocked task. */
  readonly mocked: (state: string, call: number) => Readonly<Record<string, Json>> | undefined;
  /** Takes a call that was kept for the task. */
  readonly take: (correlation: string) => Json | undefined;
}

export function startOf(machine: Machine, data: Json): Frame {
  return { status: 'running', state: machine.StartAt, data, retries: 0 };
}

/** Goes on until the frame waits or has ended. */
export function run(machine: Machine, frame: Frame, around: Surroundings): Frame {
  let current = frame;
  for (;;) {
    if (current.status !== 'running') return current;
    const next = step(stateOf(machine, current.state), current, around);
    if (next.isWaiting === true) return next.frame;
    current = next.frame;
  }
}

interface Step {
  readonly frame: Frame;
  readonly isWaiting?: true;
}

function step(state: State, frame: Frame, around: Surroundings): Step {
  switch (state.Type) {
    case 'Pass':
      return leave(state, frame, passed(state, frame));
    case 'Succeed':
      return { frame: { ...bare(frame), status: 'succeeded' } };
    case 'Fail':
      return fail(state, frame, textOf(state['Error']), textOf(state['Cause']));
    case 'Choice':
      return { frame: { ...bare(frame), state: chosen(state, frame) } };
    case 'Wait':
      return wait(state, frame, around);
    case 'Task':
      return task(state, frame, around);
    default:
      return children(state, frame, around);
  }
}

function passed(state: State, { data }: Frame): Json {
  return state['QueryLanguage'] === 'JSONata'
    ? 2 * numberOf(member(data, 'n'))
    : (state['Result'] ?? null);
}

function chosen(state: State, { data }: Frame): string {
  const [choice] = state['Choices'] as readonly Readonly<Record<string, Json>>[];
  const isGreater = numberOf(member(data, 'n')) > numberOf(choice?.['NumericGreaterThan']);
  return textOf(isGreater ? choice?.['Next'] : state['Default']);
}

function wait(state: State, frame: Frame, { nowMs }: Surroundings): Step {
  const untilMs = frame.wait?.untilMs ?? nowMs + 1_000 * Number(state['Seconds']);
  if (untilMs <= nowMs) return leave(state, frame);
  return { frame: { ...frame, wait: { for: 'time', untilMs } }, isWaiting: true };
}

function task(state: State, frame: Frame, around: Surroundings): Step {
  if (state['Resource'] === 'log') return logged(state, frame, around);
  const waiting = frame.wait ?? waitOf(state, frame, around);
  const { result, untilMs = Infinity, beatMs = Infinity } = waiting;
  if (result !== undefined) {
    return 'error' in result
      ? fail(state, frame, result.error)
      : leave(state, frame, result.output);
  }
  if (Math.min(untilMs, beatMs) <= around.nowMs) return fail(state, frame, 'States.Timeout');
  return { frame: { ...frame, wait: waiting }, isWaiting: true };
}

/** A task that another request completes. */
function waitOf(state: State, { state: name, data }: Frame, { nowMs, take }: Surroundings): Wait {
  const times = {
    ...ms('untilMs', nowMs, state['TimeoutSeconds']),
    ...ms('beatMs', nowMs, state['HeartbeatSeconds']),
  };
  if (state['Resource'] !== 'webhook.wait') return { for: 'token', ...times };
  const correlation = `${textOf(member(data, 'order'))}/${name}`;
  const output = take(correlation);
  return {
    for: 'call',
    correlation,
    ...times,
    ...(output !== undefined && { result: { output } }),
  };
}

function logged(state: State, frame: Frame, { nowMs, mocked }: Surroundings): Step {
  const { untilMs = 0 } = frame.wait ?? {};
  if (untilMs > nowMs) return { frame, isWaiting: true };
  const mock = mocked(frame.state, frame.retries);
  if (mock === undefined) return leave(state, frame, state['Parameters'] ?? null);
  if (mock['Return'] !== undefined) return leave(state, frame, mock['Return']);
  const [retry] = (state['Retry'] ?? []) as readonly Readonly<Record<string, number>>[];
  const { IntervalSeconds = 0, MaxAttempts = 0, BackoffRate = 1 } = retry ?? {};
  const { retries } = frame;
  if (retries >= MaxAttempts) {
    const thrown = mock['Throw'];
    return fail(state, frame, textOf(member(thrown, 'Error')), textOf(member(thrown, 'Cause')));
  }
  const pauseMs = 1_000 * IntervalSeconds * BackoffRate ** retries;
  const again = { for: 'retry', untilMs: nowMs + pauseMs } as const;
  return { frame: { ...frame, wait: again, retries: retries + 1 }, isWaiting: true };
}

function children(state: State, frame: Frame, around: Surroundings): Step {
  const machines = branchesOf(state);
  const machine = (index: number): Machine => branchAt(machines, index);
  let frames = frame.children ?? started(state, frame, machine);
  const most = Number(state['MaxConcurrency'] ?? 0) || Infinity;
  // An iteration that ends at once makes room for another one.
  for (let before; before !== frames;) {
    before = frames;
    frames = frames.map((child, index) => run(machine(index), child, around));
    const failed = frames.find(({ status }) => status === 'failed');
    if (failed !== undefined) {
      const stopped = frames.map(stop);
      return fail(state, { ...frame, children: stopped }, textOf(failed.error), failed.cause);
    }
    const running = frames.filter(({ status }) => status === 'running').length;
    const next = frames.findIndex(({ status }) => status === 'new');
    if (next < 0 || running >= most) break;
    frames = frames.map((child, index) =>
      index === next ? { ...child, status: 'running' as const } : child,
    );
  }
  if (frames.every(({ status }) => status === 'succeeded')) {
    return leave(
      state,
      frame,
      frames.map(({ data }) => data),
    );
  }
  return { frame: { ...frame, children: frames }, isWaiting: true };
}

function started(
  state: State,
  { data }: Frame,
  machine: (index: number) => Machine,
): readonly Frame[] {
  if (state.Type === 'Parallel') return branchesOf(state).map((each) => startOf(each, data));
  const items = member(data, 'items') as readonly Json[];
  return items.map((item, index) => ({ ...startOf(machine(index), item), status: 'new' as const }));
}

/** What a branch becomes when another one has failed. */
function stop(frame: Frame): Frame {
  return frame.status === 'running' ? { ...frame, status: 'stopped' } : frame;
}

/** Starts a frame again in the state in which it ended. What has succeeded stays. */
export function redrive(frame: Frame): Frame {
  const { status, state, data, children: inner } = frame;
  if (status === 'succeeded' || status === 'new') return frame;
  const again: Frame = { status: 'running', state, data, retries: 0 };
  return inner === undefined ? again : { ...again, children: inner.map(redrive) };
}

/** The earliest instant at which the frame goes on by itself. */
export function dueMs({ status, wait: waiting, children: inner = [] }: Frame): number {
  if (status !== 'running') return Infinity;
  const { untilMs = Infinity, beatMs = Infinity } = waiting ?? {};
  return Math.min(untilMs, beatMs, ...inner.map(dueMs));
}

/** Changes the first frame that waits in this way. Returns undefined if none does. */
export function changeWait(
  frame: Frame,
  isMeant: (wait: Wait) => boolean,
  change: (wait: Wait, frame: Frame) => Wait,
): Frame | undefined {
  if (frame.status !== 'running') return undefined;
  const { wait: waiting, children: inner } = frame;
  if (waiting !== undefined && isMeant(waiting)) return { ...frame, wait: change(waiting, frame) };
  if (inner === undefined) return undefined;
  const changed = inner.map((child) => changeWait(child, isMeant, change));
  const index = changed.findIndex((child) => child !== undefined);
  if (index < 0) return undefined;
  return {
    ...frame,
    children: inner.map((child, at) => (at === index ? (changed[at] ?? child) : child)),
  };
}

/** All that the running parts of a frame wait for. */
export function waitsOf({ status, wait: waiting, children: inner = [] }: Frame): readonly Wait[] {
  if (status !== 'running') return [];
  return [...(waiting === undefined ? [] : [waiting]), ...inner.flatMap(waitsOf)];
}

function leave(state: State, frame: Frame, result?: Json): Step {
  const data =
    result === undefined ? frame.data : { ...(frame.data as object), [frame.state]: result };
  const next = state['Next'];
  if (typeof next !== 'string') return { frame: { ...bare(frame), data, status: 'succeeded' } };
  return { frame: { ...bare(frame), data, state: next } };
}

function fail(state: State, frame: Frame, error: string, cause?: string): Step {
  const [handler] = (state['Catch'] ?? []) as readonly Readonly<Record<string, Json>>[];
  if (handler !== undefined) return { frame: { ...bare(frame), state: textOf(handler['Next']) } };
  const rest = without(frame, 'wait');
  return { frame: { ...rest, status: 'failed', error, ...(cause !== undefined && { cause }) } };
}

/** A frame that enters a state, or ends. */
function bare({ status, state, data }: Frame): Frame {
  return { status, state, data, retries: 0 };
}

function ms(name: 'untilMs' | 'beatMs', nowMs: number, seconds: Json | undefined): Partial<Wait> {
  return typeof seconds === 'number' ? { [name]: nowMs + 1_000 * seconds } : {};
}
