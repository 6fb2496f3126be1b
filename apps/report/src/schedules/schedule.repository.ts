import { Injectable } from '@nestjs/common';
import { findRow, newestFirst, type Transactional, type UnitOfWork } from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type Schedule } from './schedule';
import { ScheduleRow } from './schedule.row';

/** Reads and writes schedules. */
@Injectable()
export class ScheduleRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async find(id: string): Promise<Schedule | undefined> {
    return findRow(await this.sandboxes.database(), ScheduleRow, { id });
  }

  list(write: (schedule: Schedule) => string): JsonList {
    const select = async () =>
      (await this.sandboxes.database()).getRepository(ScheduleRow).createQueryBuilder('t');
    return newestFirst(select, write);
  }

  /** @returns the number of schedules that the sandbox has then */
  *insert(tx: UnitOfWork, schedule: Omit<Schedule, 'sequence'>): Transactional<number> {
    const sql = tx.sql(ScheduleRow);
    // Two requests must not both store the last one that fits.
    if (tx.isPostgres) {
      yield { sql: `LOCK TABLE ${sql.table} IN SHARE ROW EXCLUSIVE MODE`, parameters: [] };
    }
    yield sql.insert(schedule, 'ON CONFLICT (id) DO NOTHING');
    const [row] = yield { sql: `SELECT count(*) AS stored FROM ${sql.table}`, parameters: [] };
    return Number(row?.['stored']);
  }

  /** @returns false if there was none */
  *remove(tx: UnitOfWork, id: string): Transactional<boolean> {
    const sql = `DELETE FROM ${tx.table(ScheduleRow)} WHERE id = $1 RETURNING id`;
    return (yield { sql, parameters: [id] }).length > 0;
  }

  /** The schedule, locked until the end of the transaction. */
  *lock(tx: UnitOfWork, id: string): Transactional<Schedule | undefined> {
    const sql = tx.sql(ScheduleRow);
    const [row] = yield {
      sql: `SELECT * FROM ${sql.table} WHERE id = $1${tx.forUpdate()}`,
      parameters: [id],
    };
    return row && sql.read(row);
  }

  *update(tx: UnitOfWork, id: string, change: Partial<Schedule>): Transactional<void> {
    const sql = tx.sql(ScheduleRow);
    const { columns, parameters } = sql.assignments(change, 1);
    yield {
      sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1`,
      parameters: [id, ...parameters],
    };
  }
}
