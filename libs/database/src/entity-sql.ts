import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { type SqlRow } from './atomically';
import { tableOf, type SqlValue, type Statement } from './sql';

/** Turns rows of one entity into statements of atomic work and back, by the entity's own columns. */
export class EntitySql<Row extends ObjectLiteral> {
  readonly table: string;
  private readonly columns;
  private readonly written;
  private readonly insertText: string;

  constructor(
    private readonly database: DataSource,
    entity: EntityTarget<Row>,
  ) {
    this.table = tableOf(database, entity);
    this.columns = database.getMetadata(entity).columns;
    this.written = this.columns.filter(({ isGenerated }) => !isGenerated);
    const names = this.written.map(({ databaseName }) => databaseName).join(', ');
    const values = this.written.map((_, index) => `$${String(index + 1)}`).join(', ');
    this.insertText = `INSERT INTO ${this.table} (${names}) VALUES (${values})`;
  }

  /** @param suffix the SQL after the values, as in `ON CONFLICT DO NOTHING RETURNING id` */
  insert(row: Omit<Row, 'sequence'>, suffix = ''): Statement {
    const parameters = this.columns
      .filter(({ isGenerated }) => !isGenerated)
      .map((column) => {
        const value: unknown = column.getEntityValue(row);
        return this.database.driver.preparePersistentValue(value, column) as SqlValue;
      });
    return { sql: `${this.insertText} ${suffix}`.trimEnd(), parameters };
  }

  /** The entity that a row of `SELECT *` or `RETURNING *` holds. */
  read(row: SqlRow): Row {
    const entity: Record<string, unknown> = {};
    for (const column of this.columns) {
      const value: unknown = row[column.databaseName];
      entity[column.propertyName] = this.database.driver.prepareHydratedValue(value, column);
    }
    return entity as Row;
  }
}
