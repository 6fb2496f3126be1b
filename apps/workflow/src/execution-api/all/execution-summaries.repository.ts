import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { newestFirst } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { WorkflowRow } from '../../workflows/store/workflow.rows';
import { type Execution, type ExecutionStatus } from '../../executions/execution';
import { ExecutionRow } from '../../executions/execution.row';

type Shown =
  'id' | 'workflowId' | 'version' | 'name' | 'status' | 'error' | 'startedAtMs' | 'stoppedAtMs';

/** An execution without its input, output and history. */
export type ExecutionSummary = Pick<Execution, Shown> & {
  /** Null if the workflow was deleted. */
  readonly workflowName: string | null;
};

/** A row with its workflow, if it is not deleted. */
type JoinedRow = ExecutionRow & { readonly workflow?: Pick<WorkflowRow, 'name'> | null };

const COLUMNS = [
  ...['sequence', 'id', 'workflowId', 'version', 'name', 'status', 'error'],
  ...['startedAtMs', 'stoppedAtMs'],
].map((name) => `t.${name}`);

/** Lists the executions of all workflows. */
@Injectable()
export class ExecutionSummaries {
  constructor(private readonly sandboxes: Sandboxes) {}

  list(
    status: ExecutionStatus | undefined,
    write: (summary: ExecutionSummary) => string,
  ): JsonList {
    return newestFirst(
      () => this.selected(status),
      (row: JoinedRow) => write(summaryOf(row)),
    );
  }

  private async selected(
    status: ExecutionStatus | undefined,
  ): Promise<SelectQueryBuilder<JoinedRow>> {
    const database = await this.sandboxes.database();
    const query = database
      .getRepository(ExecutionRow)
      .createQueryBuilder('t')
      .leftJoinAndMapOne(
        't.workflow',
        WorkflowRow,
        'w',
        'w.id = t.workflowId AND w.deletedAtMs IS NULL',
      )
      .select([...COLUMNS, 'w.sequence', 'w.name']);
    if (status !== undefined) query.where('t.status = :status', { status });
    return query;
  }
}

function summaryOf({ workflow, ...row }: JoinedRow): ExecutionSummary {
  const { id, workflowId, version, name, status, error, startedAtMs, stoppedAtMs } = row;
  const workflowName = workflow?.name ?? null;
  return {
    ...{ id, workflowId, workflowName, version, name, status },
    ...{ error, startedAtMs, stoppedAtMs },
  };
}
