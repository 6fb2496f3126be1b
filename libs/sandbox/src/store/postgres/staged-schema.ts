import { type Schema } from '#libs/app';
import { schemaOf } from '../versions/migrations';
import { type PostgresConnections } from './postgres-connections';
import { dropSchema, quoted, type Queries } from './postgres-schemas';
import { type RemovedSchemas } from './removed-schemas';

interface Database {
  readonly connections: PostgresConnections;
  readonly removed: RemovedSchemas;
  readonly schema: Schema;
}

/**
 * Makes a schema with the tables of some migrations, which `use` fills and gives another name or copies. Afterwards there is no
 * schema with its name.
 */
export async function withStagedSchema<T>(
  client: Queries,
  { connections, removed, schema }: Database,
  staging: string,
  migrations: readonly string[],
  use: () => Promise<T>,
): Promise<T> {
  // The remains of a process that was killed.
  await dropSchema(client, staging);
  try {
    await client.query(`CREATE SCHEMA ${quoted(staging)}`);
    const database = connections.dataSource(staging, schemaOf(schema, migrations));
    await (await database.initialize()).destroy();
    return await use();
  } finally {
    await removed.remove(client, staging).catch(() => undefined);
  }
}
