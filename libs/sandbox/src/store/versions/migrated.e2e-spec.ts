import 'reflect-metadata';
import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { SandboxOfNewerVersion } from '../sandbox.errors';
import { SnapshotOfNewerVersion } from '../snapshot.errors';
import { AddNote1763690600000, benchForEach, kinds, tableOf } from '../test/store-bench';

/** Fails after it has changed rows. */
class Failing1763690800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE ${tableOf(queryRunner.dataSource)} SET "text" = 'changed'`);
    throw new Error('This migration fails.');
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

describe.each(kinds)('The migrations of a sandbox on $kind', ({ create }) => {
  const on = benchForEach(create);

  it('runs newer migrations on the data of a snapshot', async () => {
    await on.under.begin('a');
    await on.under.add('a', 'old');
    await on.under.save('a', 's');
    await on.under.close('a');
    on.bench.migrations.push(AddNote1763690600000);
    await on.under.add('a', 'new');
    for (const into of ['a', 'b']) {
      await on.under.restore('a/s', into);
      await on.under.add(into, 'newer');
      const database = await on.under.in(into);
      const rows = await database.query<object[]>(
        `SELECT "text", note FROM ${tableOf(database)} ORDER BY id`,
      );
      expect(rows).toEqual([
        { text: 'old', note: 'was old' },
        { text: 'newer', note: 'none' },
      ]);
    }
  });

  it('refuses a sandbox and a snapshot that a newer version has migrated, and changes nothing', async () => {
    await on.under.begin('a');
    await on.under.begin('b');
    await on.under.add('b', 'mine');
    await on.under.close('a');
    on.bench.migrations.push(AddNote1763690600000);
    await on.under.add('a', 'newer');
    await on.under.save('a', 's');
    await on.under.close('a');
    on.bench.migrations.pop();
    await expect(on.under.in('a')).rejects.toThrow(SandboxOfNewerVersion);
    await expect(on.under.in('a')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'SANDBOX_OF_NEWER_VERSION',
      detail: expect.stringContaining('AddNote1763690600000') as string,
    });
    for (const into of ['a', 'b', 'fresh']) {
      await expect(on.under.restore('a/s', into)).rejects.toThrow(SnapshotOfNewerVersion);
    }
    expect(await on.under.texts('b')).toEqual(['1 mine']);
    expect(await on.under.store.list()).toEqual(['a', 'b']);
    expect(await on.under.store.describe('a')).toMatchObject({ clock: '{"of":"a"}' });
    on.bench.migrations.push(AddNote1763690600000);
    expect(await on.under.texts('a')).toEqual(['1 newer']);
    await on.under.close('a');
    on.bench.migrations.pop();
    expect(await on.under.store.drop('a')).toBe(true);
  });

  it('keeps the data if a migration fails, and migrates them at the next opening', async () => {
    await on.under.begin('a');
    await on.under.add('a', 'old');
    await on.under.close('a');
    on.bench.migrations.push(AddNote1763690600000, Failing1763690800000);
    await expect(on.under.in('a')).rejects.toThrow('This migration fails.');
    on.bench.migrations.pop();
    expect(await on.under.texts('a')).toEqual(['1 old']);
    const database = await on.under.in('a');
    expect(await database.query(`SELECT note FROM ${tableOf(database)}`)).toEqual([
      { note: 'was old' },
    ]);
  });
});
