import { type Schema } from '#libs/app';
import { connectionOf } from '#libs/database';
import { sqliteDataSource } from './sqlite-database';

const emptyDatabases = new WeakMap<Schema, Promise<Buffer>>();

/**
 * The pages of a database with the tables of the schema and only the rows that the migrations write. Each caller gets a
 * copy. The migrations take most of the time of creating a sandbox, so they run once for each schema in a process.
 */
export async function emptyDatabase(schema: Schema): Promise<Buffer> {
  const pages = emptyDatabases.get(schema) ?? migrate(schema);
  emptyDatabases.set(schema, pages);
  try {
    return Buffer.from(await pages);
  } catch (error) {
    // The next sandbox tries again.
    emptyDatabases.delete(schema);
    throw error;
  }
}

async function migrate(schema: Schema): Promise<Buffer> {
  const database = sqliteDataSource(
    schema,
    { sqliteSynchronous: 'NORMAL' },
    { database: ':memory:' },
  );
  await database.initialize();
  try {
    return connectionOf(database).serialize();
  } finally {
    await database.destroy();
  }
}
