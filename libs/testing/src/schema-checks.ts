import type { DataSource } from 'typeorm';
import { type AppDefinition } from '#libs/app';
import { readVariables } from '#libs/config';
import { sandboxVariables, storeFor } from '#libs/sandbox';
import { createTestData, databaseUnderTest } from './test-app';

/** Tests of the database schema of a service, on the database under test. */
export function describeSchema(app: AppDefinition): void {
  describe(`The tables of ${app.name} on ${databaseUnderTest}`, () => {
    const inDatabase = async (check: (database: DataSource) => Promise<void>): Promise<void> => {
      const data = await createTestData();
      const store = storeFor(app, readVariables(sandboxVariables, data.environment));
      const database = await store.open('default');
      await check(database);
      await store.close('default', database);
      await store.end();
      await data.remove();
    };

    it('match the entities', () =>
      inDatabase(async (database) => {
        expect(await differences(database)).toEqual([]);
      }));

    it('are the same in the next sandbox, which is not migrated but copied', async () => {
      const data = await createTestData();
      const store = storeFor(app, readVariables(sandboxVariables, data.environment));
      const first = await store.open('first');
      const next = await store.open('next');
      expect(await differences(next)).toEqual([]);
      expect(await contentOf(next)).toEqual(await contentOf(first));
      await store.close('first', first);
      await store.close('next', next);
      await store.end();
      await data.remove();
    });

    it('match the entities again after all migrations are reverted and repeated', () =>
      inDatabase(async (database) => {
        for (let left = database.migrations.length; left > 0; left -= 1) {
          await database.undoLastMigration();
        }
        await database.runMigrations();
        expect(await differences(database)).toEqual([]);
      }));
  });
}

/** The rows of all tables that the migrations have written, and the migrations. */
async function contentOf(database: DataSource): Promise<unknown> {
  const { driver } = database;
  const schema = 'schema' in driver ? driver.schema : undefined;
  const tables = [...database.entityMetadatas.map(({ tableName }) => tableName), 'migrations'];
  const content: unknown[] = [];
  for (const table of tables) {
    const path = driver
      .buildTableName(table, schema)
      .split('.')
      .map((part) => driver.escape(part));
    content.push([table, await database.query(`SELECT * FROM ${path.join('.')}`)]);
  }
  return content;
}

/** Returns the statements with which TypeORM would change the tables to match the entities. */
async function differences(database: DataSource): Promise<string[]> {
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
