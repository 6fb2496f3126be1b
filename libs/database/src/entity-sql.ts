import type { DataSource, EntityMetadata, EntityTarget, ObjectLiteral } from 'typeorm';
import { LruCache } from '#libs/kernel';
import { blankOf, tableOf, type SqlRow, type SqlValue, type Statement } from './sql';

/** A new row. The database adds its sequence number. */
export type NewRow<Row> = Omit<Row, 'sequence'>;

/** Members of a row that are stored as they are, with the values that are sought. At least one. */
export type Values<Row> = Partial<Readonly<Record<keyof Row & string, string | number>>>;

/** The maximum number of statement texts kept for one entity, one for each number of rows. */
const TEXTS_KEPT = 100;

type Column = EntityMetadata['columns'][number];

/** A column of an entity, with the conversions of its values. */
interface Field {
  readonly property: string;
  readonly name: string;
  readonly quoted: string;
  /** The value that the database stores for a row. */
  readonly stored: (row: ObjectLiteral) => SqlValue;
  /** The value of the member for a value of the database. */
  readonly read: (value: unknown) => unknown;
}

/** Types whose values TypeORM does not convert, on both databases, except by the transformer of the column. */
const PLAIN_TYPES: ReadonlySet<unknown> = new Set(['varchar', 'text', 'integer', 'bigint']);

const known = new WeakMap<DataSource, Map<EntityTarget<ObjectLiteral>, object>>();

/**
 * Converts rows of an entity to statements, and results of the database to rows, using the columns of the entity. All
 * rows are written with it; docs/adr/0007 lists the statements that are written by hand.
 */
export class EntitySql<Row extends ObjectLiteral> {
  readonly table: string;
  private readonly fields: readonly Field[];
  private readonly written: readonly Field[];
  /** All members, without values. Each entity that is read begins as a copy of it. */
  private readonly blank: Readonly<Record<string, unknown>>;
  private readonly texts = new LruCache<string, string>(TEXTS_KEPT);
  /** Those of one row, by suffix. The suffixes are constants, so they need no order of use, which costs more than the lookup. */
  private readonly textsOfOne = new Map<string, string>();

  private constructor(
    private readonly database: DataSource,
    entity: EntityTarget<Row>,
  ) {
    this.table = tableOf(database, entity);
    const { columns } = database.getMetadata(entity);
    this.fields = columns.map((column) => fieldOf(database, column));
    this.written = this.fields.filter((_, index) => columns[index]?.isGenerated === false);
    this.blank = blankOf(this.fields.map(({ property }) => property));
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
    let sql = this.textsOfOne.get(suffix);
    if (sql === undefined) {
      sql = this.insertText(1, suffix);
      if (this.textsOfOne.size === TEXTS_KEPT) this.textsOfOne.clear();
      this.textsOfOne.set(suffix, sql);
    }
    return { sql, parameters: this.written.map((field) => field.stored(row)) };
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

  /**
   * Selects the rows with these values.
   * @param suffix the SQL after the condition
   * @example sql.select({ status: 'PAID' }); // sql: SELECT * FROM "payments" WHERE "status" = $1, parameters: ['PAID']
   */
  select(values: Values<Row>, suffix = ''): Statement {
    const sought = Object.entries<SqlValue | undefined>(values);
    const conditions = sought.map(
      ([property], index) => `${this.column(property)} = $${String(index + 1)}`,
    );
    return {
      sql: `SELECT * FROM ${this.table} WHERE ${conditions.join(' AND ')}${suffix}`,
      parameters: sought.map(([, value = null]) => value),
    };
  }

  /** The quoted column name of a property. */
  column(property: string): string {
    const field = this.fields.find((each) => each.property === property);
    return field?.quoted ?? this.database.driver.escape(property);
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
    const changed = this.fields.filter(({ property }) => property in change);
    const columns = changed.map(({ quoted }, index) => `${quoted} = $${String(after + index + 1)}`);
    return {
      columns: columns.join(', '),
      parameters: changed.map((field) => field.stored(change)),
    };
  }

  /** The entity that a row of `SELECT *` or `RETURNING *` holds. */
  read(row: SqlRow): Row {
    const entity = { ...this.blank };
    for (const { property, name, read } of this.fields) entity[property] = read(row[name]);
    return entity as Row;
  }

  private insertText(count: number, suffix: string): string {
    const names = this.written.map(({ quoted }) => quoted).join(', ');
    let number = 0;
    const tuple = (): string => `(${this.written.map(() => `$${String(++number)}`).join(', ')})`;
    const tuples = Array.from({ length: count }, tuple).join(', ');
    return `INSERT INTO ${this.table} (${names}) VALUES ${tuples} ${suffix}`.trimEnd();
  }
}

/** Chooses the conversions once, so that TypeORM need not check the type of the column for each value. */
function fieldOf({ driver }: DataSource, column: Column): Field {
  const { propertyName: property, databaseName: name, transformer } = column;
  const place = { property, name, quoted: driver.escape(name) };
  if (!isPlain(column) || Array.isArray(transformer)) {
    return {
      ...place,
      stored: (row) =>
        driver.preparePersistentValue(column.getEntityValue(row), column) as SqlValue,
      read: (value) => driver.prepareHydratedValue(value, column) as unknown,
    };
  }
  return transformer === undefined
    ? { ...place, stored: (row) => row[property] as SqlValue, read: (value) => value }
    : {
        ...place,
        stored: (row) => transformer.to(row[property]) as SqlValue,
        read: (value) => transformer.from(value) as unknown,
      };
}

function isPlain({ type, embeddedMetadata, referencedColumn }: Column): boolean {
  return PLAIN_TYPES.has(type) && embeddedMetadata === undefined && referencedColumn === undefined;
}
