import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { EntitySql, newestFirst, returning, type SqlRow } from '#libs/database';
import { type JsonList } from '#libs/platform';
import { Sandboxes } from '#libs/sandbox';
import { FrameRow } from '../engine/store/frame.row';
import { EventRow, type StoredEvent } from './event.row';
import { type Execution, type ExecutionStatus } from './execution';
import { ExecutionRow } from './execution.row';

/** Which executions a list shows. An undefined member does not restrict it. */
export interface ExecutionFilter {
  readonly workflowId: string;
  readonly status?: ExecutionStatus | undefined;
  readonly version?: number | undefined;
  /** Started at this instant or later, in ms. */
  readonly fromMs?: number | undefined;
  /** Started before this instant. */
  readonly toMs?: number | undefined;
}

/** Reads executions and their histories. */
@Injectable()
export class ExecutionRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  async byId(id: string): Promise<Execution | undefined> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, ExecutionRow);
    const statement = `SELECT * FROM ${sql.table} WHERE id = $1`;
    const [row] = await returning<SqlRow>(database, statement, [id]);
    return row && sql.read(row);
  }

  async byIdempotencyKey(workflowId: string, key: string): Promise<Execution | undefined> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, ExecutionRow);
    const statement = `SELECT * FROM ${sql.table} WHERE workflow_id = $1 AND idempotency_key = $2`;
    const [row] = await returning<SqlRow>(database, statement, [workflowId, key]);
    return row && sql.read(row);
  }

  /** The execution that has the name by the choice of its client. */
  async byGivenName(workflowId: string, name: string): Promise<Execution | undefined> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, ExecutionRow);
    const statement = `SELECT * FROM ${sql.table} WHERE workflow_id = $1 AND given_name = $2`;
    const [row] = await returning<SqlRow>(database, statement, [workflowId, name]);
    return row && sql.read(row);
  }

  list(filter: ExecutionFilter, write: (execution: Execution) => string): JsonList {
    return newestFirst(() => this.filtered(filter), write);
  }

  /** Events of a history, in their order. */
  async events(
    executionId: string,
    { after = 0, limit }: { readonly after?: number; readonly limit: number },
  ): Promise<readonly StoredEvent[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, EventRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT * FROM ${sql.table} WHERE execution_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
      [executionId, after, limit],
    );
    return rows.map((row) => sql.read(row));
  }

  /** The states of the frames that have not ended, or in which the execution has failed. */
  async currentStates(executionId: string): Promise<readonly string[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, FrameRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT * FROM ${sql.table} WHERE execution_id = $1 AND outcome IS NULL ORDER BY number LIMIT 100`,
      [executionId],
    );
    const frames = rows.map((row) => sql.read(row).frame);
    return frames.flatMap(({ status, state }) =>
      status === 'succeeded' || state === '' ? [] : [state],
    );
  }

  private async filtered({
    fromMs,
    toMs,
    ...equal
  }: ExecutionFilter): Promise<SelectQueryBuilder<ExecutionRow>> {
    const database = await this.sandboxes.database();
    const query = database.getRepository(ExecutionRow).createQueryBuilder('t');
    for (const [name, value] of Object.entries(equal)) {
      if (value !== undefined) query.andWhere(`t.${name} = :${name}`, { [name]: value });
    }
    if (fromMs !== undefined) query.andWhere('t.startedAtMs >= :fromMs', { fromMs });
    if (toMs !== undefined) query.andWhere('t.startedAtMs < :toMs', { toMs });
    return query;
  }
}
