import { type Json } from '../../core/model';
import { type Data } from '../world';
import { dueMs, run, type Frame, type Surroundings } from './machine/frame';
import {
  executionAt,
  machineOf,
  type Execution,
  type KeptCall,
  type MockResult,
  type Mocks,
  type WorkflowState,
} from './state';

/** Lets an execution go on as far as it can. */
export function goOn(state: WorkflowState, key: string, nowMs: number): WorkflowState {
  const execution = executionAt(state, key);
  const kept = [...state.kept];
  const around: Surroundings = {
    nowMs,
    mocked: (name, call) => mocked(execution.mocks, name, call),
    take: (correlation) => takeKept(kept, execution.workflow, correlation),
  };
  const frame = run(machineOf(state, execution), execution.frame, around);
  return withExecution({ ...state, kept }, key, ended({ ...execution, frame }, nowMs));
}

export function withExecution(
  state: WorkflowState,
  key: string,
  execution: Execution,
): WorkflowState {
  return { ...state, executions: { ...state.executions, [key]: execution } };
}

/** Replaces the frame, which then goes on. */
export function withFrame(
  state: WorkflowState,
  key: string,
  frame: Frame,
  nowMs: number,
): WorkflowState {
  const execution = state.executions[key];
  if (execution === undefined) return state;
  const woken = withExecution(state, key, { ...execution, frame, isSettled: false });
  return goOn(woken, key, nowMs);
}

/** The service has done all that it can do at this instant. */
export function settled(state: WorkflowState): WorkflowState {
  const executions = Object.entries(state.executions).map(
    ([key, each]) => [key, each.isSettled ? each : { ...each, isSettled: true }] as const,
  );
  return { ...state, executions: Object.fromEntries(executions) };
}

/** What is due while the clock moves: waits and pauses end, tasks and executions time out. */
export function passWorkflows(data: Data, _: number, toMs: number): readonly Data[] {
  let state = settled(data.workflow);
  for (const key of Object.keys(state.executions)) state = passOne(state, key, toMs);
  return [{ ...data, workflow: state }];
}

function passOne(state: WorkflowState, key: string, toMs: number): WorkflowState {
  let current = state;
  for (;;) {
    const execution = current.executions[key];
    if (execution?.status !== 'RUNNING') return current;
    const { TimeoutSeconds = Infinity } = machineOf(current, execution);
    const timeoutMs = execution.startedMs + 1_000 * TimeoutSeconds;
    const nextMs = dueMs(execution.frame);
    if (Math.min(timeoutMs, nextMs) > toMs) return current;
    if (timeoutMs < nextMs) {
      const late = { status: 'TIMED_OUT', error: 'States.Timeout', stoppedMs: timeoutMs } as const;
      return withExecution(current, key, { ...execution, ...late });
    }
    current = goOn(current, key, nextMs);
  }
}

function ended(execution: Execution, nowMs: number): Execution {
  const { status, error, cause } = execution.frame;
  if (status === 'succeeded') return { ...execution, status: 'SUCCEEDED', stoppedMs: nowMs };
  if (status !== 'failed') return execution;
  const why = { ...(error !== undefined && { error }), ...(cause !== undefined && { cause }) };
  return { ...execution, status: 'FAILED', ...why, stoppedMs: nowMs };
}

/** Further calls get the last result. */
function mocked(mocks: Mocks | undefined, name: string, call: number): MockResult | undefined {
  const results = mocks?.[name];
  if (results === undefined) return undefined;
  return results[String(call)] ?? results[String(Object.keys(results).length - 1)];
}

function takeKept(kept: KeptCall[], workflow: string, correlation: string): Json | undefined {
  const index = kept.findIndex(
    (each) => each.workflow === workflow && each.correlation === correlation,
  );
  return index < 0 ? undefined : kept.splice(index, 1)[0]?.result;
}
