import { type Transition } from '#libs/kernel';
import { type Json } from '#libs/states-language';
import { type MockSet } from './mocks';

/** The states of an execution. */
export const EXECUTION_STATUSES = [
  'RUNNING',
  'SUCCEEDED',
  'FAILED',
  'TIMED_OUT',
  'ABORTED',
] as const;
export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];

export const INITIAL_STATUS: ExecutionStatus = 'RUNNING';

/** The transitions of an execution by event. The service checks the table at startup. */
export const EXECUTION_TRANSITIONS = {
  succeed: { from: ['RUNNING'], to: 'SUCCEEDED' },
  fail: { from: ['RUNNING'], to: 'FAILED' },
  timeOut: { from: ['RUNNING'], to: 'TIMED_OUT' },
  stop: { from: ['RUNNING'], to: 'ABORTED' },
  redrive: { from: ['FAILED', 'TIMED_OUT', 'ABORTED'], to: 'RUNNING' },
} as const satisfies Readonly<Record<string, Transition<ExecutionStatus>>>;

/** One execution of a version of a workflow. */
export interface Execution {
  /** Counts executions in the order of their start. */
  readonly sequence: number;
  /** UUID. */
  readonly id: string;
  readonly workflowId: string;
  readonly version: number;
  readonly name: string;
  /** The name that the client has chosen, while no other execution of the workflow may have it; otherwise null. */
  readonly givenName: string | null;
  readonly status: ExecutionStatus;
  readonly input: Json;
  /** Null until it has succeeded; the output itself can be null. */
  readonly output: Json;
  readonly error: string | null;
  readonly cause: string | null;
  /** The instants are in ms, on the clock of the sandbox. */
  readonly startedAtMs: number;
  readonly stoppedAtMs: number | null;
  /** How often it was started again from the state in which it failed. */
  readonly redrives: number;
  /** The number of events in the history. The last event has this number. */
  readonly eventCount: number;
  /** The number of frames so far. The next frame has this number. */
  readonly frameCount: number;
  /** The number of signals so far. Signals are delivered in this order. */
  readonly turnCount: number;
  /** The instant of the next `timer` signal; null if no frame needs one. */
  readonly dueAtMs: number | null;
  /** UUID of the runner that may change the execution. Each run has its own. */
  readonly runner: string | null;
  readonly idempotencyKey: string | null;
  /** SHA-256 of the content of the request, in hex. A repeated Idempotency-Key must have the same content. */
  readonly content: string;
  readonly mocks: MockSet | null;
  /** How often each mocked state has called its task, by name. */
  readonly mockCalls: Readonly<Record<string, number>>;
  /** The task of another execution that has started this one. */
  readonly parent: ParentTask | null;
  /** The number of calls between workflows that led to this execution. */
  readonly hops: number;
  /** The correlation id of the request that started it, for calls to other services. */
  readonly correlationId: string;
  /** A business outcome that a rule has requested. */
  readonly requestedOutcome: string | null;
}

/** A task of another execution that waits for this one. */
export interface ParentTask {
  readonly executionId: string;
  /** The number of the frame. */
  readonly frame: number;
  readonly token: string;
}

export function hasEnded({ status }: Pick<Execution, 'status'>): boolean {
  return status !== 'RUNNING';
}
