import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { LruCache } from '#libs/kernel';
import { tableOf, type SqlRow, type SqlValue, type Statement } from './sql';

/** A new row. The database adds its sequence number. */
export type NewRow<Row> = Omit<Row, 'sequence'>;

/** The maximum number of statement texts kept for one entity, one for each number of rows. */
const TEXTS_KEPT = 100;

type Column = EntityMetadata['columns'][number];

/** Types whose values are stored and read as they are, on both databases, unless the column has a transformer. */
const PLAIN_TYPES: ReadonlySet<unknown> = new Set(['varchar', 'text', 'integer']);

const known = new WeakMap<DataSource, Map<EntityTarget<ObjectLiteral>, object>>();

/**
 * Converts rows of an entity to statements, and results of the database to rows, using the columns of the entity. All
 * rows are written with it; docs/adr/0007 lists the statements that are written by hand.
 */
export class EntitySql<Row extends ObjectLiteral> {
  readonly table: string;
  private readonly columns: EntityMetadata['columns'];
  private readonly written: EntityMetadata['columns'];
  /** The columns without conversion, so that TypeORM need not check each value. */
  private readonly plain: ReadonlySet<Column>;
  /** An entity in which all members are null: copies of it share a layout, so they are made faster than member by member. */
  private readonly blank: Readonly<Record<string, null>>;
  private readonly texts = new LruCache<string, string>(TEXTS_KEPT);

  private constructor(
    private readonly database: DataSource,
    entity: EntityTarget<Row>,
  ) {
    this.table = tableOf(database, entity);
    this.columns = database.getMetadata(entity).columns;
    this.written = this.columns.filter(({ isGenerated }) => !isGenerated);
    this.plain = new Set(this.columns.filter(isPlain));
    this.blank = Object.fromEntries(this.columns.map(({ propertyName }) => [propertyName, null]));
  }

  static of<Row extends ObjectLiteral>(
    database: DataSource,
    entity: EntityTarget<Row>,
  ): EntitySql<Row> {
    const ofDatabase = known.get(database) ?? new Map<EntityTarget<ObjectLiteral>, object>();
    known.set(database, ofDatabase);
    const sql =
      (ofDatabase.get(entity) as EntitySql<Row> | undefined) ?? new EntitySql(database, entity);
    ofDatabase.set(entity, sql);
    return sql;
  }

  /** @param suffix the SQL after the values, as in `ON CONFLICT DO NOTHING RETURNING id` */
  insert(row: NewRow<Row>, suffix = ''): Statement {
    return this.insertMany([row], suffix);
  }

  /** One statement for all rows, at most 200, because the number of parameters of a statement is limited. */
  insertMany(rows: readonly NewRow<Row>[], suffix = ''): Statement {
    const sql = this.texts.getOrMake(`${String(rows.length)} ${suffix}`, () =>
      this.insertText(rows.length, suffix),
    );
    const parameters: SqlValue[] = [];
    for (const row of rows) {
      for (const column of this.written) parameters.push(this.stored(column, row));
    }
    return { sql, parameters };
  }

  /** The quoted column name of a property. */
  column(property: keyof Row & string): string {
    const column = this.columns.find(({ propertyName }) => propertyName === property);
    return this.database.driver.escape(column?.databaseName ?? property);
  }

  /**
   * Assignments for `UPDATE ... SET`, of the members that are given.
   * @param after the number of parameters that precede the assignments in the statement
   * @example sql.assignments({ status: 'PAID' }, 1); // columns: "status" = $2, parameters: ['PAID']
   */
  assignments(
    change: Partial<Row>,
    after: number,
  ): { readonly columns: string; readonly parameters: readonly SqlValue[] } {
    const changed = this.columns.filter(({ propertyName }) => propertyName in change);
    const columns = changed.map(
      ({ databaseName }, index) =>
        `${this.database.driver.escape(databaseName)} = $${String(after + index + 1)}`,
    );
    return {
      columns: columns.join(', '),
      parameters: changed.map((column) => this.stored(column, change)),
    };
  }

  /** The entity that a row of `SELECT *` or `RETURNING *` holds. */
  read(row: SqlRow): Row {
    const entity: Record<string, unknown> = { ...this.blank };
    for (const column of this.columns) {
      const value: unknown = row[column.databaseName];
      entity[column.propertyName] = this.plain.has(column)
        ? value
        : (this.database.driver.prepareHydratedValue(value, column) as unknown);
    }
    return entity as Row;
  }

  /** The value of a member as the database stores it. */
  private stored(column: Column, row: ObjectLiteral): SqlValue {
    if (this.plain.has(column)) return row[column.propertyName] as SqlValue;
    return this.database.driver.preparePersistentValue(
      column.getEntityValue(row),
      column,
    ) as SqlValue;
  }

  private insertText(count: number, suffix: string): string {
    const { driver } = this.database;
    const names = this.written.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
    let number = 0;
    const tuple = (): string => `(${this.written.map(() => `$${String(++number)}`).join(', ')})`;
    const tuples = Array.from({ length: count }, tuple).join(', ');
    return `INSERT INTO ${this.table} (${names}) VALUES ${tuples} ${suffix}`.trimEnd();
  }
}

function isPlain({ type, transformer, embeddedMetadata, referencedColumn }: Column): boolean {
  const isConverted = transformer !== undefined || embeddedMetadata !== undefined;
  return PLAIN_TYPES.has(type) && !isConverted && referencedColumn === undefined;
}
