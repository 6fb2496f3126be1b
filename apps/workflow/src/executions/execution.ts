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

/** What can happen to an execution. The service checks the table when it starts. */
export const EXECUTION_TRANSITIONS = {
  succeed: { from: ['RUNNING'], to: 'SUCCEEDED' },
  fail: { from: ['RUNNING'], to: 'FAILED' },
  timeOut: { from: ['RUNNING'], to: 'TIMED_OUT' },
  stop: { from: ['RUNNING'], to: 'ABORTED' },
  redrive: { from: ['FAILED', 'TIMED_OUT', 'ABORTED'], to: 'RUNNING' },
} as const satisfies Readonly<Record<string, Transition<ExecutionStatus>>>;

/** One execution of a version of a workflow. */
export interface Execution {
  /** In the order of their start. */
  readonly sequence: number;
  /** UUID. */
  readonly id: string;
  readonly workflowId: string;
  readonly version: number;
  readonly name: string;
  /** The name if the client has chosen it, and while no other execution of the workflow may have it; otherwise null. */
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
  /** Events in the history; the last one has this number. */
  readonly eventCount: number;
  /** Frames that were made; the next one has this number. */
  readonly frameCount: number;
  /** Signals that were queued; they are delivered in their order. */
  readonly turnCount: number;
  /** When a frame needs a `timer` signal; null if none does. */
  readonly dueAtMs: number | null;
  /** UUID of the runner that may write; each runner that takes the execution has its own. */
  readonly runner: string | null;
  readonly idempotencyKey: string | null;
  /** SHA-256 of what was asked for, in hex: a repeated Idempotency-Key must ask for the same. */
  readonly content: string;
  readonly mocks: MockSet | null;
  /** How often each mocked state has called its task, by name. */
  readonly mockCalls: Readonly<Record<string, number>>;
  /** The task that this execution is the work of. */
  readonly parent: ParentTask | null;
  /** How many workflows have called each other to get here. */
  readonly hops: number;
  /** Of the request that started it, for calls to other services. */
  readonly correlationId: string;
  /** A business outcome that a rule has ordered. */
  readonly ordered: string | null;
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
