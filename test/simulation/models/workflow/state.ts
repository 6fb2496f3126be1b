import { type Json } from '../../core/model';
import { type Frame } from './machine/frame';
import { type Machine } from './machine/machine';

export interface Workflow {
  /** Of its creation: the name is unique in the run. */
  readonly name: string;
  /** Absent until an answer or a list has told it. */
  readonly id?: string;
  /** The definitions of all versions, the first one first. */
  readonly versions: readonly Machine[];
  readonly createdMs: number;
  readonly updatedMs: number;
  readonly deletedMs?: number;
}

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

export interface Execution {
  readonly id?: string;
  /** The name of the workflow at its creation. */
  readonly workflow: string;
  readonly version: number;
  readonly input: Input;
  readonly mocks?: Mocks;
  /** `Idempotency-Key` of the request that has started it. */
  readonly key?: string;
  /** The name that the request has given. */
  readonly name?: string;
  readonly status: ExecutionStatus;
  readonly error?: string;
  readonly cause?: string;
  readonly startedMs: number;
  readonly stoppedMs?: number;
  readonly redrives: number;
  /** Where it will be when it has done all that it can. */
  readonly frame: Frame;
  /** Whether it has surely got there. The service works on after its answers. */
  readonly isSettled: boolean;
  /** Whether it was stopped while nobody knew where it was. */
  readonly isLost?: true;
  /** The token of the task that waits for it. */
  readonly token?: string;
}

/** The input of each execution. */
export interface Input {
  /** Unique in the run. */
  readonly order: string;
  readonly n: number;
  readonly items: readonly { readonly order: string; readonly n: number }[];
  readonly [name: string]: Json;
}

/** What a mocked call returns or throws. */
export type MockResult = Readonly<Record<string, Json>>;

/** By state, then by call, as the service takes them. */
export type Mocks = Readonly<Record<string, Readonly<Record<string, MockResult>>>>;

/** A call of a webhook that no task has asked for yet. */
export interface KeptCall {
  readonly workflow: string;
  readonly correlation: string;
  /** The output of the task that takes it. */
  readonly result: Json;
}

export interface WorkflowState {
  /** By name at the creation. */
  readonly workflows: Readonly<Record<string, Workflow>>;
  /** By the id, or by a name of the model until the id is known. */
  readonly executions: Readonly<Record<string, Execution>>;
  /** In the order of their arrival. */
  readonly kept: readonly KeptCall[];
  /** The workflows of the calls with an id, by both. */
  readonly calls: Readonly<Record<string, string>>;
}

export const NO_WORKFLOWS: WorkflowState = { workflows: {}, executions: {}, kept: [], calls: {} };

export function hasEnded({ status }: Execution): boolean {
  return status !== 'RUNNING';
}

/** @throws Error if there is none, because the caller has found its key in the state */
export function executionAt({ executions }: WorkflowState, key: string): Execution {
  const execution = executions[key];
  if (execution === undefined) throw new Error(`There is no execution ${key}.`);
  return execution;
}

/** @throws Error if there is none, because the caller has found its name in the state */
export function workflowAt({ workflows }: WorkflowState, name: string): Workflow {
  const workflow = workflows[name];
  if (workflow === undefined) throw new Error(`There is no workflow ${name}.`);
  return workflow;
}

/** The definition that new executions follow. */
export function currentMachine({ name, versions }: Workflow): Machine {
  const machine = versions.at(-1);
  if (machine === undefined) throw new Error(`${name} has no version.`);
  return machine;
}

/** The definition that an execution follows: that of its start. */
export function machineOf(state: WorkflowState, { workflow, version }: Execution): Machine {
  const machine = state.workflows[workflow]?.versions[version - 1];
  if (machine === undefined)
    throw new Error(`There is no version ${String(version)} of ${workflow}.`);
  return machine;
}

/** The key itself, or a longer one if it is taken. */
export function freeKey(taken: Readonly<Record<string, unknown>>, key: string): string {
  return taken[key] === undefined ? key : freeKey(taken, `${key}+`);
}
