import { type Action } from '#libs/states-language';
import { type Execution, type ExecutionStatus } from '../../executions/execution';
import { storableText } from '../../storable-text';

const ENDS = {
  failed: 'FAILED',
  'timed-out': 'TIMED_OUT',
  aborted: 'ABORTED',
} as const satisfies Readonly<Record<string, ExecutionStatus>>;

/** The changes of an execution when its root frame ends. */
export function executionEnd(
  action: Extract<Action, { kind: 'fail' | 'succeed' }>,
): Pick<Execution, 'status'> & Partial<Pick<Execution, 'cause' | 'error' | 'output'>> {
  if (action.kind === 'succeed') return { status: 'SUCCEEDED', output: action.output };
  const { status, error = null, cause = null } = action;
  return {
    status: ENDS[status],
    error: error && storableText(error),
    cause: cause && storableText(cause),
  };
}
