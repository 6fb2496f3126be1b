import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';

/** The table of an entity as a statement names it, with its schema where it has one. */
export function tableOf(database: DataSource, entity: EntityTarget<ObjectLiteral>): string {
  const { tablePath } = database.getMetadata(entity);
  return tablePath
    .split('.')
    .map((part) => database.driver.escape(part))
    .join('.');
}

/** Runs a statement with RETURNING and gives its rows; `$1`, `$2` ... stand for the parameters. */
export async function returning<Row>(
  database: DataSource,
  statement: string,
  parameters: readonly unknown[],
): Promise<readonly Row[]> {
  const isPostgres = database.options.type === 'postgres';
  const sql = isPostgres ? statement : statement.replace(/\$\d+/g, '?');
  const result: unknown = await database.query(sql, [...parameters]);
  // For UPDATE and DELETE TypeORM's PostgreSQL driver gives [rows, count].
  const rows: unknown =
    isPostgres && !statement.startsWith('INSERT') ? (result as [unknown])[0] : result;
  return rows as readonly Row[];
}
