import { pointerToken } from '#libs/kernel';
import { type Json, type JsonObject } from '../json';
import { type Program } from './program';

/**
 * The run of one state machine: an execution, a branch of a Parallel, or an iteration of a Map. A frame is plain JSON,
 * which can be stored as one row. A step takes a frame and returns its next version.
 */
export interface Frame {
  /** The JSON Pointer of the machine in the definition; empty for the execution. */
  readonly machine: string;
  readonly status: 'aborted' | 'failed' | 'running' | 'succeeded' | 'timed-out';
  /** The place of a branch or an iteration in its state; null for the execution. */
  readonly part: Part | null;
  /** The current state; empty before the start. */
  readonly state: string;
  /** Whether the state has been entered, and its event recorded. */
  readonly isEntered: boolean;
  /** The input of the current state. */
  readonly input: Json;
  readonly enteredAtMs: number;
  /** The variables that states of this machine have assigned. */
  readonly variables: JsonObject;
  /** How often each retrier of the current state was used. */
  readonly retryCounts: readonly number[];
  /** The event that the current state waits for. */
  readonly pending: Pending | null;
  /** The instant at which the execution times out; null if it has no time limit. */
  readonly deadlineMs: number | null;
}

export type Part =
  | { readonly kind: 'branch'; readonly state: string; readonly index: number }
  | {
      readonly kind: 'iteration';
      readonly state: string;
      readonly index: number;
      readonly item: Json;
    };

export type Pending =
  /** A Wait state. */
  | { readonly kind: 'wait'; readonly untilMs: number }
  /** A failed state waits until it is tried again. */
  | { readonly kind: 'retry'; readonly untilMs: number }
  | PendingTask
  | PendingChildren;

export interface PendingTask {
  readonly kind: 'task';
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** `$$.Task.Token`, if the state uses it. */
  readonly token: string | null;
  readonly timeoutAtMs: number | null;
  readonly heartbeatMs: number | null;
  readonly heartbeatAtMs: number | null;
}

/** Branches or iterations. Each of them has its own frame. */
export interface PendingChildren {
  readonly kind: 'children';
  readonly count: number;
  /** The maximum number that may run at once. */
  readonly maxConcurrency: number;
  /** The state fails if there are more failures than this. */
  readonly toleratedFailures: number;
  /** Whether the definition of the state has the number of tolerated failures. */
  readonly hasTolerance: boolean;
  /** The input of the branches or of ItemSelector. */
  readonly input: Json;
  /** The items of a Map, null for a Parallel. */
  readonly items: readonly Json[] | null;
}

/** The frame of a new execution. */
export function executionFrame(program: Program, input: Json, nowMs: number): Frame {
  const { timeoutSeconds } = program;
  return {
    ...NEW,
    input,
    enteredAtMs: nowMs,
    deadlineMs: timeoutSeconds === undefined ? null : nowMs + timeoutSeconds * 1_000,
  };
}

/**
 * The frame of a branch or an iteration.
 *
 * @param parent a frame that waits for its children
 * @param index from 0 to `count - 1`
 */
export function childFrame(program: Program, parent: Frame, index: number, nowMs: number): Frame {
  const { pending, state } = parent;
  if (pending?.kind !== 'children' || index < 0 || index >= pending.count) {
    throw new Error(`The state "${state}" has no child ${String(index)}.`);
  }
  const pointer = `${parent.machine}/States/${pointerToken(state)}`;
  if (pending.items === null) {
    const part: Part = { kind: 'branch', state, index };
    const machine = `${pointer}/Branches/${String(index)}`;
    return { ...NEW, machine, part, input: pending.input, enteredAtMs: nowMs };
  }
  const item = pending.items[index] ?? null;
  const part: Part = { kind: 'iteration', state, index, item };
  const machine = program.machines.has(`${pointer}/ItemProcessor`)
    ? `${pointer}/ItemProcessor`
    : `${pointer}/Iterator`;
  return { ...NEW, machine, part, input: item, enteredAtMs: nowMs };
}

const NEW: Omit<Frame, 'enteredAtMs' | 'input'> = {
  machine: '',
  status: 'running',
  part: null,
  state: '',
  isEntered: false,
  variables: {},
  retryCounts: [],
  pending: null,
  deadlineMs: null,
};

/**
 * The instant at which the frame needs a `timer` signal.
 *
 * @returns milliseconds since 1970, or undefined if no time is set
 */
export function wakeAtMs({ status, pending, deadlineMs }: Frame): number | undefined {
  if (status !== 'running') return undefined;
  const times = [deadlineMs];
  if (pending?.kind === 'wait' || pending?.kind === 'retry') times.push(pending.untilMs);
  if (pending?.kind === 'task') times.push(pending.timeoutAtMs, pending.heartbeatAtMs);
  const set = times.filter((time) => time !== null);
  return set.length === 0 ? undefined : Math.min(...set);
}

/** The number of children that have started, and that have succeeded or failed. */
export interface ChildCounts {
  readonly started: number;
  readonly succeeded: number;
  readonly failed: number;
  /** The started children that a redrive runs again and that have not continued yet, by the numbers of the caller. */
  readonly again?: readonly number[];
}

/**
 * The next actions for the children of a frame. Either continue the children in `again` and start `count` others from
 * the index `from` (both can be none), or, when they have ended, abort those that still run and send `children-ended`.
 */
export type ChildPlan =
  | {
      readonly kind: 'start';
      readonly again: readonly number[];
      readonly from: number;
      readonly count: number;
    }
  | { readonly kind: 'ended' };

export function planChildren(
  pending: PendingChildren,
  { started, succeeded, failed, again = [] }: ChildCounts,
): ChildPlan {
  const ended = succeeded + failed;
  if (ended >= pending.count || failed > pending.toleratedFailures) return { kind: 'ended' };
  const free = Math.max(0, pending.maxConcurrency - (started - ended - again.length));
  const redriven = again.slice(0, free);
  return {
    kind: 'start',
    again: redriven,
    from: started,
    count: Math.min(free - redriven.length, pending.count - started),
  };
}
