import type { DataSource } from 'typeorm';
import { type AtomicWork, EntitySql, forUpdate, tableOf } from '#libs/database';
import { type Job, JobLost } from '#libs/sandbox';
import { type Frame, type Signal } from '#libs/states-language';
import { EventRow } from '../../executions/event.row';
import { type Execution, type ExecutionStatus } from '../../executions/execution';
import { ExecutionRow } from '../../executions/execution.row';
import { FrameRow, SignalRow, type StoredFrame } from './frame.row';
import { LiveFrame } from '../live/live-frame';
import { type Unstored } from '../live/unstored';

const ROWS_A_STATEMENT = 200;

/** An execution as it is now, and what of it is stored by a transaction. */
export interface Commit {
  readonly row: Execution;
  readonly unstored: Unstored;
}

/**
 * Locks an execution for the rest of the transaction. Its input and output are not read: they can be large.
 * @returns its status; undefined if there is no such execution
 */
export function* lockExecution(
  database: DataSource,
  id: string,
): AtomicWork<ExecutionStatus | undefined> {
  const sql = `SELECT status FROM ${tableOf(database, ExecutionRow)} WHERE id = $1${forUpdate(database)}`;
  const [row] = yield { sql, parameters: [id] };
  return row && (row['status'] as ExecutionStatus);
}

export function* readExecution(
  database: DataSource,
  id: string,
): AtomicWork<Execution | undefined> {
  const sql = EntitySql.of(database, ExecutionRow);
  const [row] = yield { sql: `SELECT * FROM ${sql.table} WHERE id = $1`, parameters: [id] };
  return row && sql.read(row);
}

export function rootFrame(executionId: string, frame: Frame, signal: Signal): StoredFrame {
  return {
    ...LiveFrame.made({ executionId, number: 0, frame, lastEvent: 0 }).row,
    signal,
    turn: 1,
  };
}

/** @throws JobLost if another runner has the execution */
export function* storeExecution(
  database: DataSource,
  { row, unstored }: Commit,
  job: Job,
): AtomicWork<void> {
  const sql = EntitySql.of(database, ExecutionRow);
  const { columns, parameters } = sql.assignments({ runner: row.runner, ...unstored.execution }, 2);
  const rows = yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1 AND runner = $2 RETURNING id`,
    parameters: [row.id, row.runner, ...parameters],
  };
  if (rows.length === 0) throw new JobLost(job);
}

export function* storeFrames(
  database: DataSource,
  { row: { id, status }, unstored: { childless, frames } }: Commit,
): AtomicWork<void> {
  const table = tableOf(database, FrameRow);
  if (status !== 'RUNNING') {
    yield { sql: `DELETE FROM ${table} WHERE execution_id = $1 AND number > 0`, parameters: [id] };
    yield* updateFrames(
      database,
      frames.filter(({ row }) => row.number === 0),
    );
    return;
  }
  for (const parent of childless) {
    const sql = `DELETE FROM ${table} WHERE execution_id = $1 AND parent = $2`;
    yield { sql, parameters: [id, parent] };
  }
  const made = frames.filter(({ unstored }) => unstored?.isNew === true).map(({ row }) => row);
  const sql = EntitySql.of(database, FrameRow);
  for (let start = 0; start < made.length; start += ROWS_A_STATEMENT) {
    yield sql.insertMany(made.slice(start, start + ROWS_A_STATEMENT));
  }
  yield* updateFrames(database, frames);
}

function* updateFrames(database: DataSource, frames: readonly LiveFrame[]): AtomicWork<void> {
  for (const { unstored, row } of frames) {
    if (unstored === undefined || unstored.isNew) continue;
    const { executionId, number } = row;
    yield* updateFrame(database, { ...unstored.columns, executionId, number });
  }
}

export function* storeEvents(
  database: DataSource,
  { unstored: { events } }: Commit,
): AtomicWork<void> {
  const sql = EntitySql.of(database, EventRow);
  for (let start = 0; start < events.length; start += ROWS_A_STATEMENT) {
    yield sql.insertMany(events.slice(start, start + ROWS_A_STATEMENT));
  }
}

/** Of `removeSignals`: the last number that a signal can have. */
export const ALL_SIGNALS = 2 ** 31 - 1;

export function* removeSignals(database: DataSource, id: string, until: number): AtomicWork<void> {
  if (until === 0) return;
  const table = tableOf(database, SignalRow);
  const sql = `DELETE FROM ${table} WHERE execution_id = $1 AND sequence <= $2`;
  yield { sql, parameters: [id, until] };
}

export function anySignal(database: DataSource, id: string) {
  const table = tableOf(database, SignalRow);
  const sql = `SELECT sequence FROM ${table} WHERE execution_id = $1 LIMIT 1`;
  return { sql, parameters: [id] };
}

/** Whether a signal that was not delivered yet completes one of these tasks. The execution must be locked. */
export function* isOvertaken(
  database: DataSource,
  id: string,
  delivered: number,
  left: readonly { readonly token: string }[],
): AtomicWork<boolean> {
  if (left.length === 0) return false;
  const signals = EntitySql.of(database, SignalRow);
  const rows = yield {
    sql: `SELECT * FROM ${signals.table} WHERE execution_id = $1 AND sequence > $2 AND token IS NOT NULL`,
    parameters: [id, delivered],
  };
  const tokens = new Set(left.map(({ token }) => token));
  return rows
    .map((row) => signals.read(row))
    .some(({ token, signal }) => tokens.has(token ?? '') && signal.type !== 'heartbeat');
}

/** The frame of the execution itself. */
export function* readRoot(
  database: DataSource,
  executionId: string,
): AtomicWork<StoredFrame | undefined> {
  const sql = EntitySql.of(database, FrameRow);
  const [row] = yield {
    sql: `SELECT * FROM ${sql.table} WHERE execution_id = $1 AND number = 0`,
    parameters: [executionId],
  };
  return row && sql.read(row);
}

export function* updateExecution(
  database: DataSource,
  id: string,
  change: Partial<Execution>,
): AtomicWork<void> {
  const sql = EntitySql.of(database, ExecutionRow);
  const { columns, parameters } = sql.assignments(change, 1);
  yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE id = $1`,
    parameters: [id, ...parameters],
  };
}

export function* updateFrame(
  database: DataSource,
  {
    executionId,
    number,
    ...change
  }: Partial<StoredFrame> & Pick<StoredFrame, 'executionId' | 'number'>,
): AtomicWork<void> {
  const sql = EntitySql.of(database, FrameRow);
  const { columns, parameters } = sql.assignments(change, 2);
  yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE execution_id = $1 AND number = $2`,
    parameters: [executionId, number, ...parameters],
  };
}
