import { toIsoUtc } from '#libs/kernel';
import { AnyJson, LinksTo, OptionalJson } from '#libs/openapi';
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
   * The type of the event, as in AWS.
   * @example TaskStateEntered
   */
  type!: string;

  /** The state, if the event belongs to one. */
  state?: string;

  /** The details, with the names of AWS: input, output, error, cause, resource and so on. */
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
@LinksTo({
  findExecution: { id: '/id' },
  stopExecution: { id: '/id' },
  redriveExecution: { id: '/id' },
  executionEvents: { id: '/id' },
  executionDiagram: { id: '/id' },
  findWorkflow: { id: '/workflowId' },
})
export class ExecutionResponse {
  /** @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05 */
  id!: string;

  /** @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05 */
  workflowId!: string;

  /** The version of the workflow that it runs. */
  version!: number;

  name!: string;

  status!: ExecutionStatus;

  @AnyJson('The input.')
  input!: unknown;

  @OptionalJson('The output, if it has succeeded.')
  output?: unknown;

  /**
   * The name of the error with which it has ended.
   * @example States.Timeout
   */
  error?: string;

  /** The cause of the error, in words. */
  cause?: string;

  startedAt!: string;

  stoppedAt?: string;

  /** How often it was started again from the state in which it failed. */
  redriveCount!: number;

  /** How many events the history has. */
  eventCount!: number;

  /** The current states, or the states in which it ended without success. */
  currentStates?: string[];

  /** The history, if the request asks for it. */
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
