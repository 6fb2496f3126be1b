import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { EntitySql, returning, tableOf } from '#libs/database';
import { systemClock } from '#libs/kernel';
import { Sandboxes } from '#libs/sandbox';
import { type Load, type LoadReport, type LoadStatus } from './load';
import { LoadRow } from './load.rows';

/** Runs that a sandbox keeps. */
const KEPT = 100;
/** A run whose instance has stored nothing for so long was interrupted: the instance was killed. */
const LOST_AFTER_MS = 15_000;

/** The load runs of the sandbox of the current work. */
@Injectable()
export class LoadRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async insert({ id, status, report }: Load): Promise<void> {
    const database = await this.sandboxes.database();
    const row = { id, status, report, seenAtMs: systemClock.nowMs() };
    const insert = EntitySql.of(database, LoadRow).insert(row, 'RETURNING sequence');
    const [inserted] = await returning<{ sequence: number }>(
      database,
      insert.sql,
      insert.parameters,
    );
    await returning(
      database,
      `DELETE FROM ${tableOf(database, LoadRow)} WHERE sequence <= $1 AND status <> 'running' RETURNING id`,
      [Number(inserted?.sequence) - KEPT],
    );
  }

  async find(id: string): Promise<Load | undefined> {
    const database = await this.sandboxes.database();
    const row = await database.getRepository(LoadRow).findOneBy({ id });
    if (row === null) return undefined;
    const isLost = row.status === 'running' && systemClock.nowMs() - row.seenAtMs > LOST_AFTER_MS;
    if (!isLost) return row;
    const error = 'The instance of the service that sent the messages was stopped.';
    const report = { ...row.report, error };
    await this.write(database, id, { status: 'cancelled', report });
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
  async save(id: string, status: LoadStatus, report: LoadReport): Promise<boolean> {
    return this.write(await this.sandboxes.database(), id, { status, report });
  }

  /** Marks a run as cancelled. Its instance stops it when it stores the next report. */
  async cancel(id: string): Promise<void> {
    const database = await this.sandboxes.database();
    await returning(
      database,
      `UPDATE ${tableOf(database, LoadRow)} SET status = 'cancelled' WHERE id = $1 AND status = 'running' RETURNING id`,
      [id],
    );
  }

  /** Stores the last report of a run that was cancelled, which keeps its status. */
  async saveLast(id: string, report: LoadReport): Promise<void> {
    const database = await this.sandboxes.database();
    await returning(
      database,
      `UPDATE ${tableOf(database, LoadRow)} SET report = $1 WHERE id = $2 RETURNING id`,
      [JSON.stringify(report), id],
    );
  }

  private async write(
    database: DataSource,
    id: string,
    { status, report }: Pick<Load, 'status' | 'report'>,
  ): Promise<boolean> {
    const written = await returning(
      database,
      `UPDATE ${tableOf(database, LoadRow)} SET status = $1, report = $2, seen_at_ms = $3
       WHERE id = $4 AND status = 'running' RETURNING id`,
      [status, JSON.stringify(report), systemClock.nowMs(), id],
    );
    return written.length > 0;
  }
}
