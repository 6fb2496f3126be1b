import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { readVariables } from '#libs/config';
import { createTestData, databaseUnderTest, Note, notes, type TestData } from '#libs/testing';
import { sandboxVariables, storeFor, type SandboxStore } from '#libs/sandbox';
import { atOneInstant } from './at-one-instant';
import { type Transactional } from './unit-of-work';
import { returning, tableOf } from './sql';

/** The number of reads after the change, enough for the change to be committed during them. */
const READS = 30;

describe.each([
  [databaseUnderTest, {}],
  ['SQLite in memory', { DATABASE_URL: '', DATA_DIR: ':memory:' }],
])('atOneInstant on %s', (_name, environment) => {
  let data: TestData;
  let store: SandboxStore;
  let database: DataSource;
  beforeAll(async () => {
    data = await createTestData();
    const variables = { ...data.environment, ...environment };
    store = storeFor(notes, readVariables(sandboxVariables, variables));
    database = await store.open('default');
  });
  afterAll(async () => {
    await store.close('default', database);
    await store.end();
    await data.remove();
  });

  const count = () => ({
    sql: `SELECT count(*) AS "count" FROM ${tableOf(database, Note)}`,
    parameters: [],
  });
  const insert = (id: string) => ({
    sql: `INSERT INTO ${tableOf(database, Note)} (id, text) VALUES ($1, '') RETURNING id`,
    parameters: [id],
  });
  const countNow = async () => {
    const [row] = await returning<{ count: number | string }>(database, count().sql, []);
    return Number(row?.count);
  };

  it('does not see later changes of others', async () => {
    const before = await countNow();
    let change: Promise<unknown> = Promise.resolve();
    const seen = await atOneInstant(database, function* (): Transactional<Set<number>> {
      const counts = new Set<number>();
      for (let read = 0; read < READS; read += 1) {
        const [row] = yield count();
        counts.add(Number(row?.['count']));
        if (read > 0) continue;
        // The first step of a promise runs at once: on a database in memory, the change would be seen.
        change = Promise.resolve().then(() =>
          returning(database, insert('other').sql, insert('other').parameters),
        );
      }
      return counts;
    });
    await change;
    expect([...seen]).toEqual([before]);
    expect(await countNow()).toBe(before + 1);
  });

  it('writes to the current state of the database', async () => {
    const before = await countNow();
    await atOneInstant(database, function* (): Transactional<void> {
      yield count();
      yield insert('own-1');
      yield insert('own-2');
    });
    expect(await countNow()).toBe(before + 2);
  });

  it('fails with the error of its work, and can be used again', async () => {
    const failing = atOneInstant(database, function* (): Transactional<void> {
      yield count();
      throw new Error('The work fails.');
    });
    await expect(failing).rejects.toThrow('The work fails.');
    await atOneInstant(database, function* (): Transactional<void> {
      yield count();
    });
  });
});
