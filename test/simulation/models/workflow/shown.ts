import { at, differsIn, statusDiffers } from '../../core/answers';
import { type Answer } from '../../core/wire';
import { nowOf, withData, type World } from '../world';
import { hasEnded, type Execution, type Workflow, type WorkflowState } from './state';

export type Shown = Readonly<Record<string, unknown>>;

/** How the service shows a workflow. */
export function workflowShown({ name, id, versions, createdMs, updatedMs }: Workflow): Shown {
  return {
    ...(id !== undefined && { id }),
    name,
    version: versions.length,
    definition: versions.at(-1),
    createdAt: instant(createdMs),
    updatedAt: instant(updatedMs),
  };
}

/** How the service shows an execution. */
export function executionShown(state: WorkflowState, execution: Execution): Shown {
  const { version, input, status, frame, cause } = execution;
  return {
    ...identity(state, execution),
    ...{ version, input, status },
    output: status === 'SUCCEEDED' ? frame.data : undefined,
    ...endShown(execution),
    ...(cause !== undefined && { cause }),
    redriveCount: execution.redrives,
  };
}

/** The same without what changes while it runs. */
function startShown(state: WorkflowState, execution: Execution): Shown {
  const { version, input, startedMs } = execution;
  return { ...identity(state, execution), version, input, startedAt: instant(startedMs) };
}

/** How the list of the executions of all workflows shows it. */
export function summaryShown(state: WorkflowState, execution: Execution): Shown {
  const { version, status } = execution;
  const workflow = state.workflows[execution.workflow];
  const workflowName = workflow?.deletedMs === undefined ? workflow?.name : null;
  return {
    ...identity(state, execution),
    ...{ workflowName, version, status },
    ...endShown(execution),
  };
}

/** Compares with the execution as it will be, or without its end while it may still run. */
export function executionDiffers(
  state: WorkflowState,
  execution: Execution,
  answer: Answer,
  status: number,
): string | undefined {
  const difference = statusDiffers(answer, status, startShown(state, execution));
  if (difference !== undefined) return difference;
  const shown = at(answer.body, 'status');
  const isOnItsWay = !execution.isSettled && shown === 'RUNNING' && shown !== execution.status;
  return isOnItsWay ? undefined : differsIn(answer.body, executionShown(state, execution));
}

function identity(state: WorkflowState, { id, workflow, name }: Execution): Shown {
  const workflowId = state.workflows[workflow]?.id;
  return {
    ...(id !== undefined && { id }),
    ...(workflowId !== undefined && { workflowId }),
    ...(name !== undefined && { name }),
  };
}

function endShown(execution: Execution): Shown {
  const { error, startedMs, stoppedMs } = execution;
  return {
    error: hasEnded(execution) ? error : undefined,
    startedAt: instant(startedMs),
    stoppedAt: stoppedMs === undefined ? undefined : instant(stoppedMs),
  };
}

export function instant(ms: number): string {
  return new Date(ms).toISOString();
}

export function withWorkflows(world: World, state: WorkflowState): World {
  return withData(world, 'workflow', state);
}

export function nowMsOf(world: World): number {
  return Date.parse(nowOf(world));
}
