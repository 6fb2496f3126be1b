import 'reflect-metadata';
import pg from 'pg';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTestData } from '#libs/testing';
import { SnapshotDamaged } from '../snapshot.errors';
import { AddNote1763690600000, benchForEach, postgres, Sandboxes } from '../test/store-bench';

/** Writes the name of the schema into a row. */
class NoteSchema1763690700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const { schema = '' } = queryRunner.dataSource.driver as { readonly schema?: string };
    await queryRunner.query(`INSERT INTO "${schema}".owners (name) VALUES ('${schema}')`);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

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
  // On Citus, removed schemas are dropped in the background.
  const schemas = async (): Promise<unknown[]> =>
    (
      await onDatabase(
        `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'note%' AND nspname NOT LIKE '%~removed~%'`,
      )
    ).map(({ nspname }) => nspname);
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

  describe('creates a sandbox of recorded migrations', () => {
    it('that continues its sequences', async () => {
      for (const name of ['a', 'b', 'c']) {
        await on.under.begin(name);
        await on.under.add(name, 'one', 'two');
        expect(await on.under.texts(name)).toEqual(['1 one', '2 two']);
      }
    });

    it('and migrates one whose creation was interrupted', async () => {
      await on.under.begin('a');
      await onDatabase('CREATE SCHEMA note_b');
      await on.under.add('b', 'one');
      expect(await on.under.texts('b')).toEqual(['1 one']);
    });

    it('unless they contain the schema name of the first one in another form', async () => {
      on.bench.migrations.push(NoteSchema1763690700000);
      const names = (name: string) => onDatabase(`SELECT name FROM "note_${name}".owners`);
      for (const name of ['a', 'b']) {
        await on.under.begin(name);
        expect(await names(name)).toEqual([{ name: `note_${name}` }]);
      }
    });

    it('unless there are newer ones', async () => {
      await on.under.begin('a');
      await on.under.begin('b');
      on.bench.migrations.push(AddNote1763690600000);
      await on.under.add('c', 'one');
      await on.under.add('d', 'one');
      const notes = (name: string) => onDatabase(`SELECT note FROM "note_${name}".entries`);
      expect([await notes('c'), await notes('d')]).toEqual([
        [{ note: 'none' }],
        [{ note: 'none' }],
      ]);
    });
  });
});
