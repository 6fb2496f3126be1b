import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { readVariables } from '#libs/platform';
import { createTestData, databaseUnderTest, Note, notes, type TestData } from '#libs/testing';
import { sandboxVariables, storeFor, type SandboxStore } from '#libs/sandbox';
import { atomically, type AtomicWork } from './atomically';
import { returning, tableOf } from './sql';

describe(`atomically on ${databaseUnderTest}`, () => {
  let data: TestData;
  let store: SandboxStore;
  let database: DataSource;
  beforeAll(async () => {
    data = await createTestData();
    store = storeFor(notes, readVariables(sandboxVariables, data.environment));
    database = await store.open('default');
  });
  afterAll(async () => {
    await store.close('default', database);
    await store.end();
    await data.remove();
  });

  it('does works again that wait for each other', async () => {
    const table = tableOf(database, Note);
    for (const id of ['a', 'b']) {
      const sql = `INSERT INTO ${table} (id, text) VALUES ($1, '') RETURNING id`;
      await returning(database, sql, [id]);
    }
    const append = (...ids: string[]) =>
      atomically(database, function* (): AtomicWork<void> {
        for (const id of ids) {
          yield { sql: `UPDATE ${table} SET text = text || 'x' WHERE id = $1`, parameters: [id] };
        }
      });
    await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        index % 2 === 0 ? append('a', 'b') : append('b', 'a'),
      ),
    );
    const rows = await returning(database, `SELECT text FROM ${table}`, []);
    expect(rows).toEqual([{ text: 'x'.repeat(4) }, { text: 'x'.repeat(4) }]);
  });
});
