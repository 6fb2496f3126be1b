import type { DataSource } from 'typeorm';
import type { SqliteConnection } from './sqlite-driver';

/** The SQLite connection of TypeORM. */
export function connectionOf(database: DataSource): SqliteConnection {
  const { databaseConnection } = database.driver as unknown as {
    readonly databaseConnection: SqliteConnection;
  };
  return databaseConnection;
}
