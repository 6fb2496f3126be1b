import { type Json } from '../json';
import { type HistoryEvent } from './events';
import { type Frame } from './frame';

/** An event for a frame. A signal for which the frame does not wait is ignored. */
export type Signal =
  /** Starts a new frame. */
  | { readonly type: 'start' }
  /** Runs the next state, after the action `continue`. */
  | { readonly type: 'continue' }
  /** The instant `wakeAtMs` has been reached. */
  | { readonly type: 'timer' }
  /** The task has ended. `attempt` is that of the action `task`; without it, the signal is valid for any attempt. */
  | { readonly type: 'result'; readonly output: Json; readonly attempt?: number }
  | {
      readonly type: 'error';
      readonly error: string;
      readonly cause?: string;
      readonly attempt?: number;
    }
  /** The task is still running. */
  | { readonly type: 'heartbeat'; readonly attempt?: number }
  /** `planChildren` says that the children have ended. */
  | { readonly type: 'children-ended'; readonly outcomes: readonly ChildOutcome[] }
  /** A request stops the execution, or the state of the parent frame has failed. */
  | { readonly type: 'abort'; readonly error?: string; readonly cause?: string };

/** The outcome of a branch or an iteration. An aborted one has no outcome. */
export type ChildOutcome =
  | { readonly index: number; readonly output: Json }
  | { readonly index: number; readonly error: string; readonly cause?: string };

/** The next action of the caller for a frame. */
export type Action =
  /** Send `continue`. */
  | { readonly kind: 'continue' }
  /** Send `timer` at that time. */
  | { readonly kind: 'wait'; readonly untilMs: number }
  | TaskAction
  /** Start the children that `planChildren` names. The frame's `pending` has their number and limits. */
  | { readonly kind: 'children' }
  | { readonly kind: 'succeed'; readonly output: Json }
  | {
      readonly kind: 'fail';
      readonly status: 'aborted' | 'failed' | 'timed-out';
      readonly error?: string;
      readonly cause?: string;
    }
  /** Nothing to do: the frame continues to wait. */
  | { readonly kind: 'none' };

/** Do this work and send its `result` or `error`. The timeouts have started. */
export interface TaskAction {
  readonly kind: 'task';
  readonly resource: string;
  readonly arguments: Json;
  /** 1 for the first attempt; each retry is one more. */
  readonly attempt: number;
  readonly token?: string;
  readonly timeoutMs?: number;
  readonly heartbeatMs?: number;
}

export interface Step {
  readonly frame: Frame;
  readonly events: readonly HistoryEvent[];
  readonly action: Action;
}
