import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  EntitySql,
  findRow,
  newestFirst,
  returning,
  type SqlRow,
  type Values,
} from '#libs/database';
import { type JsonList } from '#libs/http';
import { Sandboxes } from '#libs/sandbox';
import { FrameRow, SignalRow } from './frame.row';
import { EventRow, type StoredEvent } from './event.row';
import { type Execution, type ExecutionStatus } from './execution';
import { ExecutionRow } from './execution.row';

/** The filter of a list of executions. An undefined member matches all of them. */
export interface ExecutionFilter {
  readonly workflowId: string;
  readonly status?: ExecutionStatus | undefined;
  readonly version?: number | undefined;
  /** Started at this instant or later, in ms. */
  readonly fromMs?: number | undefined;
  /** Started before this instant. */
  readonly toMs?: number | undefined;
}

/** Reads executions, their histories, tasks and signals. */
@Injectable()
export class ExecutionRepository {
  constructor(private readonly sandboxes: Sandboxes) {}

  byId(id: string): Promise<Execution | undefined> {
    return this.find({ id });
  }

  byIdempotencyKey(workflowId: string, key: string): Promise<Execution | undefined> {
    return this.find({ workflowId, idempotencyKey: key });
  }

  /** The execution to which a client has given this name. */
  byGivenName(workflowId: string, name: string): Promise<Execution | undefined> {
    return this.find({ workflowId, givenName: name });
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
    const frames = rows.map((row) => sql.read(row));
    // Branches of a state that has failed are kept for a redrive.
    return frames.flatMap(({ number, frame: { status, state } }) =>
      state === '' || (status !== 'running' && (number > 0 || status === 'succeeded'))
        ? []
        : [state],
    );
  }

  /** The signals from outside that are stored, in their order. */
  async signals(id: string): Promise<readonly SignalRow[]> {
    const database = await this.sandboxes.database();
    const sql = EntitySql.of(database, SignalRow);
    const rows = await returning<SqlRow>(
      database,
      `SELECT * FROM ${sql.table} WHERE execution_id = $1 ORDER BY sequence LIMIT 1000`,
      [id],
    );
    return rows.map((row) => sql.read(row));
  }

  /** The instant of the next timer of the execution; undefined if it needs none. */
  async dueAtMs(id: string): Promise<number | undefined> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, ExecutionRow);
    const statement = `SELECT due_at_ms FROM ${table} WHERE id = $1 AND due_at_ms IS NOT NULL`;
    const [row] = await returning<SqlRow>(database, statement, [id]);
    return row && Number(row['due_at_ms']);
  }

  /** The token of a task of the execution; undefined if no task is scheduled. */
  async taskToken(id: string): Promise<string | undefined> {
    const database = await this.sandboxes.database();
    const { table } = EntitySql.of(database, FrameRow);
    const statement = `SELECT token FROM ${table} WHERE execution_id = $1 AND token IS NOT NULL`;
    const [row] = await returning<{ token: string }>(database, statement, [id]);
    return row?.token;
  }

  private async find(values: Values<ExecutionRow>): Promise<Execution | undefined> {
    return findRow(await this.sandboxes.database(), ExecutionRow, values);
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
