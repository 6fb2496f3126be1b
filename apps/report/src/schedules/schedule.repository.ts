import { Injectable } from '@nestjs/common';
import {
  countRows,
  findRow,
  lockRow,
  lockTable,
  newestFirst,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { type NewSchedule, type Schedule } from './schedule';
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
  *insert(tx: UnitOfWork, schedule: NewSchedule): Transactional<number> {
    yield* lockTable(tx, ScheduleRow);
    yield tx.sql(ScheduleRow).insert(schedule, 'ON CONFLICT (id) DO NOTHING');
    return yield* countRows(tx, ScheduleRow);
  }

  /** @returns false if there was none */
  *remove(tx: UnitOfWork, id: string): Transactional<boolean> {
    const sql = `DELETE FROM ${tx.table(ScheduleRow)} WHERE id = $1 RETURNING id`;
    return (yield { sql, parameters: [id] }).length > 0;
  }

  /** The schedule, locked until the end of the transaction. */
  lock(tx: UnitOfWork, id: string): Transactional<Schedule | undefined> {
    return lockRow(tx, ScheduleRow, { id });
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
