import { Injectable } from '@nestjs/common';
import { returning, tableOf, type SqlRow } from '#libs/database';
import { Metrics } from '#libs/telemetry';
import { DueWork } from '../due/due-work';
import { Jobs } from '../jobs/jobs';
import { type OpenSandbox } from '../open/open-sandbox';
import { Sandboxes } from '../open/sandboxes';
import { DueWorkRow, JobRow } from '../state/sandbox.rows';

/**
 * Shows how much work is stored in the open sandboxes. The sandboxes are counted one by one when the metrics are read.
 */
@Injectable()
export class WorkMetrics {
  constructor(
    private readonly sandboxes: Sandboxes,
    metrics: Metrics,
    dueWork: DueWork,
    jobs: Jobs,
  ) {
    metrics.gauge({
      name: 'simulator_due_work_scheduled',
      help: 'Due work of the open sandboxes that has not run yet.',
      read: () => (dueWork.hasHandlers ? this.countInOpen(DueWorkRow) : 0),
    });
    metrics.gauge({
      name: 'simulator_jobs_unfinished',
      help: 'Unfinished jobs of the open sandboxes, including those in progress.',
      read: () => (jobs.hasHandlers ? this.countInOpen(JobRow) : 0),
    });
  }

  /** Counts the rows of a table in all open sandboxes. A sandbox that is closed in the meantime counts as empty. */
  private async countInOpen(row: new () => object): Promise<number> {
    let count = 0;
    for (const name of this.sandboxes.openNames()) {
      const openSandbox = this.sandboxes.peek(name);
      if (openSandbox !== undefined) count += await countIn(openSandbox, row);
    }
    return count;
  }
}

async function countIn({ database, closing }: OpenSandbox, row: new () => object): Promise<number> {
  try {
    const sql = `SELECT COUNT(*) AS rows FROM ${tableOf(database, row)}`;
    const [found] = await returning<SqlRow>(database, sql, []);
    return Number(found?.['rows'] ?? 0);
  } catch (error) {
    if (closing.aborted || !database.isInitialized) return 0;
    throw error;
  }
}
