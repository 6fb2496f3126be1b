import 'reflect-metadata';
import pg from 'pg';
import { createTestData } from '#libs/testing';
import { SnapshotDamaged } from '../snapshot.errors';
import { benchForEach, postgres, Sandboxes } from '../test/store-bench';

describe('The store on PostgreSQL', () => {
  const on = benchForEach(async () => {
    const data = await createTestData();
    return postgres(data.environment['DATABASE_URL'] ?? '', () => data.remove());
  });

  /** The schemas of the test's database that begin with the service's name. */
  async function onDatabase(statement: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: on.bench.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }
  const schemas = async (): Promise<unknown[]> =>
    (await onDatabase(`SELECT nspname FROM pg_namespace WHERE nspname LIKE 'note%'`)).map(
      ({ nspname }) => nspname,
    );
  const copy = async (): Promise<string> =>
    `"${String((await schemas()).find((name) => String(name).startsWith('note~')))}"`;

  it('refuses a snapshot whose tables were taken away', async () => {
    await on.under.begin('a');
    await on.under.add('a', 'mine');
    await on.under.save('a', 's');
    await onDatabase(`DROP TABLE ${await copy()}.migrations`);
    await expect(on.under.restore('a/s')).rejects.toThrow(SnapshotDamaged);
    await onDatabase(`DROP TABLE ${await copy()}.sandbox_state`);
    await expect(on.under.restore('a/s')).rejects.toThrow(SnapshotDamaged);
    expect(await on.under.texts('a')).toEqual(['1 mine']);
  });

  it('changes nothing, not even sequences, if the rows do not fit', async () => {
    await on.under.begin('a');
    await on.under.add('a', 'one');
    await on.under.save('a', 's');
    await on.under.add('a', 'two', 'three');
    await onDatabase(`INSERT INTO ${await copy()}.entries VALUES (7, 99, 'of nobody')`);
    await expect(on.under.restore('a/s')).rejects.toThrow(/foreign key/);
    await expect(on.under.restore('a/s', 'fresh')).rejects.toThrow(/foreign key/);
    expect(await on.under.texts('a')).toEqual(['1 one', '2 two', '3 three']);
    await on.under.add('a', 'four');
    expect(await on.under.texts('a')).toContain('4 four');
    expect(await schemas()).toHaveLength(2);
    await on.under.close('a');
    await on.under.store.drop('a');
    expect(await schemas()).toEqual([]);
  });

  it('lets several instances save, restore and open at once', async () => {
    await on.under.begin('a');
    await on.under.begin('b');
    await on.under.add('a', 'one');
    await on.under.add('b', 'one');
    await on.under.save('a', 's');
    await on.under.save('b', 's');
    const others = [new Sandboxes(on.bench), new Sandboxes(on.bench)];
    await Promise.all(
      [on.under, ...others].flatMap((instance) => [
        instance.restore('a/s', 'b'),
        instance.restore('b/s', 'a'),
        instance.restore('b/s', 'new'),
        instance.save('c', 's'),
      ]),
    );
    for (const name of ['a', 'b', 'new']) expect(await on.under.texts(name)).toEqual(['1 one']);
    expect(await on.under.store.list()).toEqual(['a', 'b', 'c', 'new']);
    for (const other of others) await other.end();
  });
});
