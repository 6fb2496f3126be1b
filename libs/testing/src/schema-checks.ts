import type { DataSource } from 'typeorm';
import { readVariables, type AppDefinition } from '#libs/platform';
import { sandboxVariables, storeFor } from '#libs/sandbox';
import { createTestData, databaseUnderTest } from './test-app';

/** What must hold of the schema of every service, on the database under test. */
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

    it('agree with the entities', () =>
      inDatabase(async (database) => {
        expect(await differences(database)).toEqual([]);
      }));

    it('can be taken back, migration by migration', () =>
      inDatabase(async (database) => {
        for (let left = database.migrations.length; left > 0; left -= 1) {
          await database.undoLastMigration();
        }
        await database.runMigrations();
        expect(await differences(database)).toEqual([]);
      }));
  });
}

/** What TypeORM would change in the tables to make them what the entities say. */
async function differences(database: DataSource): Promise<string[]> {
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
