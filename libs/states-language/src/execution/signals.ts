import { type Json } from '../json';
import { type HistoryEvent } from './events';
import { type Frame } from './frame';

/** What happens to a frame. Signals that do not fit what it waits for are ignored. */
export type Signal =
  /** Starts a new frame. */
  | { readonly type: 'start' }
  /** Runs the next state, after the action `continue`. */
  | { readonly type: 'continue' }
  /** A time of `wakeAtMs` has come. */
  | { readonly type: 'timer' }
  /** The task has ended. `attempt` is that of the action `task`; without it any attempt is meant. */
  | { readonly type: 'result'; readonly output: Json; readonly attempt?: number }
  | {
      readonly type: 'error';
      readonly error: string;
      readonly cause?: string;
      readonly attempt?: number;
    }
  /** The task is still alive. */
  | { readonly type: 'heartbeat'; readonly attempt?: number }
  /** `planChildren` says that the children have ended. */
  | { readonly type: 'children-ended'; readonly outcomes: readonly ChildOutcome[] }
  /** Somebody ends the frame, or the state that it is a part of has failed. */
  | { readonly type: 'abort'; readonly error?: string; readonly cause?: string };

/** How a branch or an iteration has ended. Those that were aborted have no outcome. */
export type ChildOutcome =
  | { readonly index: number; readonly output: Json }
  | { readonly index: number; readonly error: string; readonly cause?: string };

/** What to do next for a frame. */
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
  /** Nothing: the frame goes on waiting. */
  | { readonly kind: 'none' };

/** Do this work and send its `result` or `error`. The times have begun. */
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
