import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { readVariables } from '#libs/config';
import { createTestData, databaseUnderTest, type TestData, Note, notes } from '#libs/testing';
import { storeFor, sandboxVariables, type SandboxStore } from '#libs/sandbox';
import { allOrNone } from './all-or-none';
import { returning, tableOf, type Statement } from './sql';

describe(`allOrNone on ${databaseUnderTest}`, () => {
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

  const insert = (id: string, text = 'new'): Statement => ({
    sql: `INSERT INTO ${tableOf(database, Note)} (id, text) VALUES ($1, $2)
     ON CONFLICT DO NOTHING RETURNING id, $2 AS again`,
    parameters: [id, text],
  });
  const ids = async (prefix: string): Promise<string[]> => {
    const rows = await returning<{ readonly id: string }>(
      database,
      `SELECT id FROM ${tableOf(database, Note)} WHERE id LIKE $1 ORDER BY id`,
      [`${prefix}%`],
    );
    return rows.map(({ id }) => id);
  };

  it('returns the first row of each statement', async () => {
    expect(await allOrNone(database, [insert('a1')])).toEqual([{ id: 'a1', again: 'new' }]);
    expect(await allOrNone(database, [insert('a2'), insert('a3')])).toMatchObject([
      { id: 'a2' },
      { id: 'a3' },
    ]);
    expect(await allOrNone(database, [])).toEqual([]);
    expect(await ids('a')).toEqual(['a1', 'a2', 'a3']);
  });

  it('undoes all statements if one returns no row', async () => {
    await allOrNone(database, [insert('b1')]);
    expect(await allOrNone(database, [insert('b1')])).toBeUndefined();
    expect(await allOrNone(database, [insert('b2'), insert('b1')])).toBeUndefined();
    expect(await ids('b')).toEqual(['b1']);
  });

  it('undoes all statements if one fails, and no statements of other requests', async () => {
    const outcomes = await Promise.allSettled([
      allOrNone(database, [insert('c1')]),
      allOrNone(database, [insert('c2'), insert('c3', 'too long')]),
      allOrNone(database, [insert('c4', 'too long')]),
      allOrNone(database, [insert('c5'), insert('c6')]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await ids('c')).toEqual(['c1', 'c5', 'c6']);
  });
});
