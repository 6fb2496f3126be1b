import type { DataSource } from 'typeorm';

/** The preparation of a database before its first use. */
export type Prepare = (database: DataSource) => Promise<void>;

export const NOTHING_TO_PREPARE: Prepare = () => Promise.resolve();

/** Opens a database and prepares it; closes it again if that fails. */
export async function prepared(source: DataSource, prepare: Prepare): Promise<DataSource> {
  const database = await source.initialize();
  try {
    await prepare(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
