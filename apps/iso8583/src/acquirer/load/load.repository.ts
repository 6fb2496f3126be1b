import { Injectable } from '@nestjs/common';
import { findRow, type Statement, type Transactional, type UnitOfWork } from '#libs/database';
import { systemClock } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { type Load, type LoadReport, type LoadStatus } from './load';
import { LoadRow } from './load.rows';

/** The number of runs that a sandbox keeps. */
const KEPT = 100;
/** A run was interrupted if its instance has stored nothing for this time, because the instance was killed. */
const LOST_AFTER_MS = 15_000;

/** The load runs of the current sandbox. */
@Injectable()
export class LoadRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async insert({ id, status, report }: Load): Promise<void> {
    const row = { id, status, report, seenAtMs: systemClock.nowMs() };
    await this.sandboxes.atomically(function* (tx): Transactional<void> {
      const rows = tx.sql(LoadRow);
      const [inserted] = yield rows.insert(row, 'RETURNING sequence');
      yield {
        sql: `DELETE FROM ${rows.table} WHERE sequence <= $1 AND status <> 'running'`,
        parameters: [Number(inserted?.['sequence']) - KEPT],
      };
    });
  }

  async find(id: string): Promise<Load | undefined> {
    const database = await this.sandboxes.database();
    const row = await findRow(database, LoadRow, { id });
    if (row === undefined) return undefined;
    const isLost = row.status === 'running' && systemClock.nowMs() - row.seenAtMs > LOST_AFTER_MS;
    if (!isLost) return row;
    const error = 'The instance of the service that sent the messages was stopped.';
    const report = { ...row.report, error };
    await this.save(id, 'cancelled', report);
    return { id, status: 'cancelled', report };
  }

  async newestId(): Promise<string | undefined> {
    const rows = (await this.sandboxes.database()).getRepository(LoadRow);
    const [newest] = await rows.find({ order: { sequence: 'DESC' }, take: 1 });
    return newest?.id;
  }

  /**
   * Stores the report of a run.
   * @returns false if the run was cancelled in the meantime
   */
  save(id: string, status: LoadStatus, report: LoadReport): Promise<boolean> {
    return this.update(
      `status = $2, report = $3, seen_at_ms = $4 WHERE id = $1 AND status = 'running'`,
      [id, status, JSON.stringify(report), systemClock.nowMs()],
    );
  }

  /** Marks a run as cancelled. Its instance stops it when it stores the next report. */
  async cancel(id: string): Promise<void> {
    await this.update(`status = 'cancelled' WHERE id = $1 AND status = 'running'`, [id]);
  }

  /** Stores the last report of a run that was cancelled, which keeps its status. */
  async saveLast(id: string, report: LoadReport): Promise<void> {
    await this.update('report = $2 WHERE id = $1', [id, JSON.stringify(report)]);
  }

  /** @returns false if no row was changed */
  private update(change: string, parameters: Statement['parameters']): Promise<boolean> {
    return this.sandboxes.atomically(function* (tx: UnitOfWork): Transactional<boolean> {
      const sql = `UPDATE ${tx.table(LoadRow)} SET ${change} RETURNING id`;
      return (yield { sql, parameters }).length > 0;
    });
  }
}
