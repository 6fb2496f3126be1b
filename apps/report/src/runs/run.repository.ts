import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  findRow,
  newestFirst,
  returning,
  tableOf,
  type Transactional,
  type UnitOfWork,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { RUN_TRANSITIONS, type Run, type RunEvent, type RunStatus } from './run';
import { RunRow } from './run.row';

/** The filter of a list of runs. An undefined member matches all of them. */
export interface RunFilter {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly schedule?: string | undefined;
  readonly status?: RunStatus | undefined;
  /** Created at this instant or later, in ms. */
  readonly fromMs?: number | undefined;
  /** Created before this instant. */
  readonly toMs?: number | undefined;
}

/** The run to change, and the event that changes it. */
interface ChangeOf {
  readonly id: string;
  readonly event: RunEvent;
  readonly attempt?: number;
  readonly newAttempt?: number;
}

/** The largest value of the column. */
const MAX_ATTEMPT = 2 ** 31 - 1;

/**
 * Reads and writes runs. A change is only made from the states that allow it, so that of two simultaneous changes only
 * one happens.
 */
@Injectable()
export class RunRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  byId(id: string): Promise<Run | undefined> {
    return this.byColumn('id', id);
  }

  byIdempotencyKey(key: string): Promise<Run | undefined> {
    return this.byColumn('idempotencyKey', key);
  }

  list(filter: RunFilter, write: (run: Run) => string): JsonList {
    return newestFirst(() => this.filtered(filter), write);
  }

  /** @returns undefined, and stores nothing, if another run has the id or the Idempotency-Key */
  *insert(tx: UnitOfWork, run: Omit<Run, 'sequence'>): Transactional<Run | undefined> {
    const sql = tx.sql(RunRow);
    const [row] = yield sql.insert(run, 'ON CONFLICT DO NOTHING RETURNING sequence');
    return row && { ...run, sequence: Number(row['sequence']) };
  }

  /**
   * Changes a run to which the event can happen.
   * @param attempt if given, the number of the attempt that writes the file; it must still be the last one
   * @param newAttempt the attempt that begins; no later one may have begun on another instance
   * @returns the changed run; undefined if another change was first
   */
  *change(
    tx: UnitOfWork,
    { id, event, attempt = 0, newAttempt = MAX_ATTEMPT }: ChangeOf,
    change: Partial<Run>,
  ): Transactional<Run | undefined> {
    const { from, to } = RUN_TRANSITIONS[event];
    const sql = tx.sql(RunRow);
    const { columns, parameters } = sql.assignments({ ...change, status: to }, 3);
    const states = from.map((status) => `'${status}'`).join(', ');
    const rows = yield {
      sql:
        `UPDATE ${sql.table} SET ${columns} ` +
        `WHERE id = $1 AND ($2 = 0 OR attempt = $2) AND attempt < $3 AND status IN (${states}) RETURNING *`,
      parameters: [id, attempt, newAttempt, ...parameters],
    };
    return rows[0] && sql.read(rows[0]);
  }

  /** Stores the progress of an attempt.
   * @returns false if the run was cancelled, or if another attempt has begun
   */
  async noteProgress(run: Pick<Run, 'id' | 'attempt' | 'rows' | 'rowsTotal'>): Promise<boolean> {
    const database = await this.sandboxes.database();
    const rows = await returning(
      database,
      `UPDATE ${tableOf(database, RunRow)} SET rows = $3, rows_total = $4
       WHERE id = $1 AND attempt = $2 AND status = 'running' RETURNING id`,
      [run.id, run.attempt, run.rows, run.rowsTotal],
    );
    return rows.length > 0;
  }

  /** The files that the storage folder should have for these runs. */
  async storedFiles(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const database = await this.sandboxes.database();
    const runs = await database
      .getRepository(RunRow)
      .createQueryBuilder('t')
      .where('t.id IN (:...ids)', { ids })
      .andWhere(`t.status = 'succeeded'`)
      .getMany();
    return new Set(runs.flatMap(({ result }) => (result === null ? [] : [result.storedAs])));
  }

  private async byColumn(
    property: 'id' | 'idempotencyKey',
    value: string,
  ): Promise<Run | undefined> {
    const database = await this.sandboxes.database();
    return findRow(database, RunRow, { [property]: value });
  }

  private async filtered(filter: RunFilter): Promise<SelectQueryBuilder<RunRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(RunRow).createQueryBuilder('t');
    const { fromMs, toMs, ...equal } = filter;
    for (const [name, value] of Object.entries(equal)) {
      if (value !== undefined) query.andWhere(`t.${name} = :${name}`, { [name]: value });
    }
    if (fromMs !== undefined) query.andWhere('t.createdAtMs >= :fromMs', { fromMs });
    if (toMs !== undefined) query.andWhere('t.createdAtMs < :toMs', { toMs });
    return query;
  }
}
