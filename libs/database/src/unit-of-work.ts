import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { EntitySql } from './entity-sql';
import { forUpdate, isPostgres, type SqlRow, type Statement } from './sql';

/** A part of a transaction. It yields statements one after the other, and receives the rows of each. */
export type Transactional<T> = Generator<Statement, T, readonly SqlRow[]>;

/** A transaction that is open. Everything that takes part in it gets this as its first parameter, `tx`. */
export class UnitOfWork {
  private readonly listeners = new Set<() => unknown>();

  constructor(readonly database: DataSource) {}

  get isPostgres(): boolean {
    return isPostgres(this.database);
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
    this.listeners.add(listener);
  }

  /** Calls the listeners. Only the function that commits the transaction calls this. */
  async tellCommitted(): Promise<void> {
    await Promise.all([...this.listeners].map((listener) => listener()));
  }
}
