import 'reflect-metadata';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import { readVariables } from '#libs/config';
import { createTestData, databaseUnderTest, Note, notes, type TestData } from '#libs/testing';
import { sandboxVariables, storeFor, type SandboxStore } from '#libs/sandbox';
import { atomically } from './atomically';
import { type Transactional, type UnitOfWork } from './unit-of-work';
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

  it('repeats transactions that wait for each other', async () => {
    const table = tableOf(database, Note);
    for (const id of ['a', 'b']) {
      const sql = `INSERT INTO ${table} (id, text) VALUES ($1, '') RETURNING id`;
      await returning(database, sql, [id]);
    }
    const append = (...ids: string[]) =>
      atomically(database, function* (): Transactional<void> {
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

  it('calls the listeners once after the commit, in the context of each caller', async () => {
    const caller = new AsyncLocalStorage<string>();
    const seen: string[] = [];
    const told: string[] = [];
    const run = (name: string) =>
      caller.run(name, () =>
        atomically(database, function* (tx): Transactional<void> {
          const tell = () => void told.push(`${name} in ${String(caller.getStore())}`);
          tx.afterCommit(tell);
          tx.afterCommit(tell);
          yield tx.sql(Note).insert({ id: name, text: '' });
          seen.push(`${name} in ${String(caller.getStore())}`);
          expect(told).not.toContain(`${name} in ${name}`);
          if (name === 'bad') throw new Error('refused');
        }),
      );
    // On SQLite all share one commit, so the error makes the others run again.
    const results = await Promise.allSettled(['one', 'bad', 'two'].map((name) => run(name)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(told.sort()).toEqual(['one in one', 'two in two']);
    expect(new Set(seen)).toEqual(new Set(['one in one', 'bad in bad', 'two in two']));
  });

  it('undoes what statements without a yield have changed, and tells how many rows they changed', async () => {
    const store = function* (tx: UnitOfWork, id: string): Transactional<number | undefined> {
      const insert = tx.sql(Note).insert({ id, text: '' }, 'ON CONFLICT DO NOTHING');
      const changed = tx.changedNow(insert);
      if (changed === undefined) yield insert;
      const select = tx.sql(Note).select({ id });
      const rows = tx.now(select) ?? (yield select);
      expect(rows).toEqual([{ id, text: '' }]);
      if (id === 'undone') throw new Error('refused');
      return changed;
    };
    const ids = ['now', 'undone', 'now'];
    const results = await Promise.allSettled(
      ids.map((id) => atomically(database, (tx) => store(tx, id))),
    );
    const isNow = databaseUnderTest === 'SQLite';
    const [first, second, third] = results;
    expect(second?.status).toBe('rejected');
    expect(first).toMatchObject({ status: 'fulfilled', value: isNow ? 1 : undefined });
    expect(third).toMatchObject({ status: 'fulfilled', value: isNow ? 0 : undefined });
    const stored = await returning(database, `SELECT id FROM ${tableOf(database, Note)}`, []);
    expect(stored).toContainEqual({ id: 'now' });
    expect(stored).not.toContainEqual({ id: 'undone' });
  });
});
