import { type JsonObject } from '../json';
import { type StateType } from '../definition/state-machine';

/** Events in the history of an execution. The limit of AWS is 25,000, which is too low for a Map with 10,000 items. */
export const MAX_EVENTS = 100_000;

/** The types of events, as AWS names them. */
export type EventType =
  | 'EvaluationFailed'
  | 'ExecutionAborted'
  | 'ExecutionFailed'
  /** Recorded by the caller when the execution continues in the state in which it ended. */
  | 'ExecutionRedriven'
  | 'ExecutionStarted'
  | 'ExecutionSucceeded'
  | 'ExecutionTimedOut'
  | 'MapIterationAborted'
  | 'MapIterationFailed'
  | 'MapIterationStarted'
  | 'MapIterationSucceeded'
  | 'TaskFailed'
  | 'TaskScheduled'
  | 'TaskStarted'
  | 'TaskSucceeded'
  | 'TaskTimedOut'
  | `${'Map' | 'Parallel'}State${'Failed' | 'Started' | 'Succeeded'}`
  | `${StateType}State${'Aborted' | 'Entered' | 'Exited'}`;

/** One event of a history. It belongs to the frame whose step returned it. */
export interface HistoryEvent {
  readonly type: EventType;
  readonly atMs: number;
  /** The state, if the event belongs to one. */
  readonly state?: string;
  /** The details, with the names of AWS: input, output, error, cause, resource, parameters, index, assignedVariables ... */
  readonly details: JsonObject;
  /** The random values that the step has used, in the last event of the step. */
  readonly draws?: Draws;
}

/** Random values in the order in which they were used. */
export interface Draws {
  readonly random: readonly number[];
  readonly uuids: readonly string[];
}
