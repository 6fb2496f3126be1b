import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { EntitySql } from './entity-sql';
import { type Change } from './row-changes';
import { forUpdate, isPostgres, rowsIn, rowsChangedIn, type SqlRow, type Statement } from './sql';
import { type SqliteConnection } from './sqlite-driver';

/** A part of a transaction. It yields statements one after the other, and receives the rows of each. */
export type Transactional<T> = Generator<Statement, T, readonly SqlRow[]>;

/** Where the statements of a transaction on SQLite run. */
export interface RunsNow {
  readonly connection: SqliteConnection;
  /** Gets what the statements have changed. */
  readonly changes: Change[];
}

/** A transaction that is open. Everything that takes part in it gets this as its first parameter, `tx`. */
export class UnitOfWork {
  private listeners: Set<() => unknown> | undefined = undefined;

  /** @param runs undefined if the statements do not run at once */
  constructor(
    readonly database: DataSource,
    private readonly runs?: RunsNow,
  ) {}

  get isPostgres(): boolean {
    return isPostgres(this.database);
  }

  /**
   * The rows of a statement, if the database runs it at once: SQLite does, and undefined is PostgreSQL. A `yield` passes through
   * all generators up to the transaction, and back. Statements of a frequent request save that:
   *
   * @example const rows = tx.now(statement) ?? (yield statement);
   */
  now(statement: Statement): readonly SqlRow[] | undefined {
    const { runs } = this;
    if (runs === undefined) return undefined;
    const { sql, parameters } = statement;
    return rowsIn(runs.connection, sql, parameters, runs.changes) as readonly SqlRow[];
  }

  /**
   * Like `now`, for a statement without RETURNING, which SQLite would collect in a temporary table: how many rows it has
   * changed.
   */
  changedNow({ sql, parameters }: Statement): number | undefined {
    const { runs } = this;
    if (runs === undefined) return undefined;
    return rowsChangedIn(runs.connection, sql, parameters, runs.changes);
  }

  /** Converts rows of an entity to statements, and results of the database to rows. */
  sql<Row extends ObjectLiteral>(entity: EntityTarget<Row>): EntitySql<Row> {
    return EntitySql.of(this.database, entity);
  }

  /** The quoted table of an entity, with its schema if it has one. */
  table(entity: EntityTarget<ObjectLiteral>): string {
    return this.sql(entity).table;
  }

  /**
   * The end of a SELECT that locks the rows that it reads. Empty on SQLite, where only one transaction runs at a time.
   * @param alias of the table whose rows are locked, if the statement reads several
   */
  forUpdate(alias?: string): string {
    return forUpdate(this.database, alias);
  }

  /**
   * Calls the listener after the commit, in the context of the request that began the transaction. It is not called after a
   * rollback. A function that is given twice is called once. If it returns a promise, the request waits for it. The listener
   * must not throw.
   */
  afterCommit(listener: () => unknown): void {
    this.listeners ??= new Set();
    this.listeners.add(listener);
  }

  /** Whether there are listeners for `tellCommitted`. */
  get hasListeners(): boolean {
    return this.listeners !== undefined;
  }

  /** Calls the listeners. Only the function that commits the transaction calls this. */
  async tellCommitted(): Promise<void> {
    await Promise.all([...(this.listeners ?? [])].map((listener) => listener()));
  }
}
