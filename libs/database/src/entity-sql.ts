import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { LruCache } from '#libs/kernel';
import { tableOf, type SqlRow, type SqlValue, type Statement } from './sql';

/** A new row. The database adds its sequence number. */
export type NewRow<Row> = Omit<Row, 'sequence'>;

/** The maximum number of statement texts kept for one entity, one for each number of rows. */
const TEXTS_KEPT = 100;

type Column = EntityMetadata['columns'][number];

/** Types whose values TypeORM stores and reads as they are, on both databases. */
const PLAIN_TYPES: ReadonlySet<unknown> = new Set(['varchar', 'text', 'integer', 'bigint']);

/** A column, with the conversions of its values. */
interface Field {
  readonly databaseName: string;
  readonly propertyName: string;
  readonly isGenerated: boolean;
  /** The value of a member as the database stores it. */
  readonly stored: (row: ObjectLiteral) => SqlValue;
  /** The member for a value of the database. */
  readonly read: (value: unknown) => unknown;
}

const known = new WeakMap<DataSource, Map<EntityTarget<ObjectLiteral>, object>>();

/**
 * Converts rows of an entity to statements, and results of the database to rows, using the columns of the entity. All
 * rows are written with it; docs/adr/0007 lists the statements that are written by hand.
 */
export class EntitySql<Row extends ObjectLiteral> {
  readonly table: string;
  private readonly fields: readonly Field[];
  private readonly written: readonly Field[];
  private readonly texts = new LruCache<string, string>(TEXTS_KEPT);

  private constructor(
    private readonly database: DataSource,
    entity: EntityTarget<Row>,
  ) {
    this.table = tableOf(database, entity);
    this.fields = database.getMetadata(entity).columns.map((column) => fieldOf(column, database));
    this.written = this.fields.filter(({ isGenerated }) => !isGenerated);
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
      for (const field of this.written) parameters.push(field.stored(row));
    }
    return { sql, parameters };
  }

  /** The quoted column name of a property. */
  column(property: keyof Row & string): string {
    const field = this.fields.find(({ propertyName }) => propertyName === property);
    return this.database.driver.escape(field?.databaseName ?? property);
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
    const changed = this.fields.filter(({ propertyName }) => propertyName in change);
    const columns = changed.map(
      ({ databaseName }, index) =>
        `${this.database.driver.escape(databaseName)} = $${String(after + index + 1)}`,
    );
    return {
      columns: columns.join(', '),
      parameters: changed.map(({ stored }) => stored(change)),
    };
  }

  /** The entity that a row of `SELECT *` or `RETURNING *` holds. */
  read(row: SqlRow): Row {
    const entity: Record<string, unknown> = {};
    for (const { databaseName, propertyName, read } of this.fields) {
      entity[propertyName] = read(row[databaseName]);
    }
    return entity as Row;
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

/** TypeORM checks the type of a column for each value. Here this is done once for the types that nearly all columns have. */
function fieldOf(column: Column, { driver }: DataSource): Field {
  const { databaseName, propertyName, isGenerated, type, transformer } = column;
  const { embeddedMetadata, referencedColumn } = column;
  const about = { databaseName, propertyName, isGenerated };
  const isPlain =
    PLAIN_TYPES.has(type) && embeddedMetadata === undefined && referencedColumn === undefined;
  if (isPlain && transformer === undefined) {
    return {
      ...about,
      stored: (row) => row[propertyName] as SqlValue,
      read: (value) => value,
    };
  }
  if (isPlain && transformer !== undefined && !Array.isArray(transformer)) {
    return {
      ...about,
      stored: (row) => transformer.to(row[propertyName]) as SqlValue,
      read: (value) => transformer.from(value) as unknown,
    };
  }
  return {
    ...about,
    stored: (row) => driver.preparePersistentValue(column.getEntityValue(row), column) as SqlValue,
    read: (value) => driver.prepareHydratedValue(value, column) as unknown,
  };
}
