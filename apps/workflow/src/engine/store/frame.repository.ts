import { type Transactional, type UnitOfWork } from '#libs/database';
import { type Signal } from '#libs/states-language';
import { type Execution } from '../../executions/execution';
import { FrameRow, SignalRow, type StoredFrame } from '../../executions/frame.row';
import { type LiveFrame } from '../live/live-frame';
import { type Unstored } from '../live/unstored';

const ROWS_A_STATEMENT = 200;

/** The frames of an execution that a transaction stores. */
interface FrameChanges {
  readonly row: Execution;
  readonly unstored: Unstored;
  /** Whether the frames stay after the end of the execution, because a redrive of a Parallel or a Map needs them. */
  readonly isKept: boolean;
}

/** A signal that does not come from the execution itself. */
export interface OuterSignal {
  readonly frame: number;
  readonly token: string | null;
  readonly signal: Signal;
}

export function* insertFrame(tx: UnitOfWork, frame: StoredFrame): Transactional<void> {
  yield tx.sql(FrameRow).insert(frame);
}

export function* storeFrames(
  tx: UnitOfWork,
  { row: { id, status, frameCount }, isKept, unstored: { childless, frames } }: FrameChanges,
): Transactional<void> {
  const table = tx.table(FrameRow);
  // A redrive needs the frames of a Parallel or a Map that has failed.
  if (status !== 'RUNNING' && !isKept) {
    if (frameCount > 1) {
      const sql = `DELETE FROM ${table} WHERE execution_id = $1 AND number > 0`;
      yield { sql, parameters: [id] };
    }
    yield* updateFrames(
      tx,
      frames.filter(({ row }) => row.number === 0),
    );
    return;
  }
  for (const parent of childless) {
    // Branches that have failed can have branches of their own.
    const sql = `WITH RECURSIVE gone (number) AS (
        SELECT number FROM ${table} WHERE execution_id = $1 AND parent = $2
        UNION ALL
        SELECT inner_frame.number FROM ${table} inner_frame JOIN gone ON inner_frame.parent = gone.number
        WHERE inner_frame.execution_id = $1)
      DELETE FROM ${table} WHERE execution_id = $1 AND number IN (SELECT number FROM gone)`;
    yield { sql, parameters: [id, parent] };
  }
  const made = frames.filter(({ unstored }) => unstored?.isNew === true).map(({ row }) => row);
  const sql = tx.sql(FrameRow);
  for (let start = 0; start < made.length; start += ROWS_A_STATEMENT) {
    yield sql.insertMany(made.slice(start, start + ROWS_A_STATEMENT));
  }
  yield* updateFrames(tx, frames);
}

function* updateFrames(tx: UnitOfWork, frames: readonly LiveFrame[]): Transactional<void> {
  for (const { unstored, row } of frames) {
    if (unstored === undefined || unstored.isNew) continue;
    const { executionId, number } = row;
    yield* updateFrame(tx, { ...unstored.columns, executionId, number });
  }
}

/** For `removeSignals`: the last number that a signal can have. */
export const ALL_SIGNALS = 2 ** 31 - 1;

export function* removeSignals(tx: UnitOfWork, id: string, until: number): Transactional<void> {
  if (until === 0) return;
  const table = tx.table(SignalRow);
  const sql = `DELETE FROM ${table} WHERE execution_id = $1 AND sequence <= $2`;
  yield { sql, parameters: [id, until] };
}

export function* hasSignal(tx: UnitOfWork, id: string): Transactional<boolean> {
  const sql = `SELECT sequence FROM ${tx.table(SignalRow)} WHERE execution_id = $1 LIMIT 1`;
  return (yield { sql, parameters: [id] }).length > 0;
}

export function* insertSignals(
  tx: UnitOfWork,
  executionId: string,
  signals: readonly OuterSignal[],
): Transactional<void> {
  const sql = tx.sql(SignalRow);
  for (const signal of signals) yield sql.insert({ executionId, ...signal });
}

/** Whether a signal that was not delivered yet completes one of these tasks. The caller must have locked the execution. */
export function* isOvertaken(
  tx: UnitOfWork,
  id: string,
  delivered: number,
  left: readonly { readonly token: string }[],
): Transactional<boolean> {
  if (left.length === 0) return false;
  const signals = tx.sql(SignalRow);
  const rows = yield {
    sql: `SELECT * FROM ${signals.table} WHERE execution_id = $1 AND sequence > $2 AND token IS NOT NULL`,
    parameters: [id, delivered],
  };
  const tokens = new Set(left.map(({ token }) => token));
  return rows
    .map((row) => signals.read(row))
    .some(({ token, signal }) => tokens.has(token ?? '') && signal.type !== 'heartbeat');
}

/** The frames of an execution. The first one is the frame of the execution itself. */
export function* readFrames(
  tx: UnitOfWork,
  executionId: string,
): Transactional<readonly StoredFrame[]> {
  const sql = tx.sql(FrameRow);
  const rows = yield {
    sql: `SELECT * FROM ${sql.table} WHERE execution_id = $1 ORDER BY number`,
    parameters: [executionId],
  };
  return rows.map((row) => sql.read(row));
}

export function* updateFrame(
  tx: UnitOfWork,
  {
    executionId,
    number,
    ...change
  }: Partial<StoredFrame> & Pick<StoredFrame, 'executionId' | 'number'>,
): Transactional<void> {
  const sql = tx.sql(FrameRow);
  const { columns, parameters } = sql.assignments(change, 2);
  yield {
    sql: `UPDATE ${sql.table} SET ${columns} WHERE execution_id = $1 AND number = $2`,
    parameters: [executionId, number, ...parameters],
  };
}
