import { toIsoUtc } from '#libs/kernel';
import { AnyJson, OptionalJson } from '#libs/platform';
import { type StoredEvent } from './event.row';
import { type Execution, type ExecutionStatus } from './execution';

/** An event in the history of an execution. */
export class HistoryEventResponse {
  /** From 1, in the order of the history. */
  id!: number;

  /** The event before it in the same branch; 0 for the first. */
  previousEventId!: number;

  timestamp!: string;

  /**
   * As in AWS.
   * @example TaskStateEntered
   */
  type!: string;

  /** The state, if the event belongs to one. */
  state?: string;

  /** The members of AWS: input, output, error, cause, resource and so on. */
  details!: Record<string, unknown>;

  static of(event: StoredEvent): HistoryEventResponse {
    const { number, previous, atMs, type, state, details, draws } = event;
    return {
      id: number,
      previousEventId: previous,
      timestamp: toIsoUtc(atMs),
      type,
      ...(state === null ? {} : { state }),
      details: draws === null ? { ...details } : { ...details, draws },
    };
  }
}

/** An execution of a workflow. */
export class ExecutionResponse {
  /** @format uuid */
  id!: string;

  /** @format uuid */
  workflowId!: string;

  /** The version of the workflow that it runs. */
  version!: number;

  name!: string;

  status!: ExecutionStatus;

  @AnyJson('The input.')
  input!: unknown;

  @OptionalJson('The output, when it has succeeded.')
  output?: unknown;

  /**
   * The name of the error with which it has ended.
   * @example States.Timeout
   */
  error?: string;

  /** Why, in words. */
  cause?: string;

  startedAt!: string;

  stoppedAt?: string;

  /** How often it was started again from the state in which it failed. */
  redriveCount!: number;

  /** How many events the history has. */
  eventCount!: number;

  /** The states in which it is, or in which it has ended without success. */
  currentStates?: string[];

  /** What has happened, if the request asks for it. */
  history?: HistoryEventResponse[];

  static of(execution: Execution): ExecutionResponse {
    const { id, workflowId, version, name, status, input, output, error, cause } = execution;
    const { startedAtMs, stoppedAtMs, redrives, eventCount } = execution;
    return {
      ...{ id, workflowId, version, name, status, input },
      ...(status === 'SUCCEEDED' ? { output } : {}),
      ...(error === null ? {} : { error }),
      ...(cause === null ? {} : { cause }),
      startedAt: toIsoUtc(startedAtMs),
      ...(stoppedAtMs === null ? {} : { stoppedAt: toIsoUtc(stoppedAtMs) }),
      redriveCount: redrives,
      eventCount,
    };
  }
}
