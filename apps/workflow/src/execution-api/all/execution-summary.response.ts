import { toIsoUtc } from '#libs/kernel';
import { LinksTo } from '#libs/openapi';
import { type ExecutionStatus } from '../../executions/execution';
import { type ExecutionSummary } from './execution-summaries.repository';

/** An execution in the list of all executions. */
@LinksTo({ findExecution: { id: '/id' }, findWorkflow: { id: '/workflowId' } })
export class ExecutionSummaryResponse {
  /** @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05 */
  id!: string;

  /** @example 7b0c2f5e-4d1a-4f7e-8a55-6c1d0e9b3a05 */
  workflowId!: string;

  /**
   * The name of the workflow; null if the workflow was deleted.
   * @example pix-on-credit-card
   */
  workflowName!: string | null;

  /** The version of the workflow that it runs. */
  version!: number;

  /** @example order-1 */
  name!: string;

  status!: ExecutionStatus;

  /**
   * The name of the error with which it has ended.
   * @example States.Timeout
   */
  error?: string;

  /** @example 2026-11-21T12:00:00.000Z */
  startedAt!: string;

  /** @example 2026-11-21T12:00:01.000Z */
  stoppedAt?: string;

  static of(summary: ExecutionSummary): ExecutionSummaryResponse {
    const { id, workflowId, workflowName, version, name, status } = summary;
    const { error, startedAtMs, stoppedAtMs } = summary;
    return {
      ...{ id, workflowId, workflowName, version, name, status },
      ...(error === null ? {} : { error }),
      startedAt: toIsoUtc(startedAtMs),
      ...(stoppedAtMs === null ? {} : { stoppedAt: toIsoUtc(stoppedAtMs) }),
    };
  }
}
