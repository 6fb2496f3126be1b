import type { DataSource } from 'typeorm';
import { readVariables, type AppDefinition } from '#libs/platform';
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

/** Returns the statements with which TypeORM would change the tables to match the entities. */
async function differences(database: DataSource): Promise<string[]> {
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
