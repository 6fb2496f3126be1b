import 'reflect-metadata';
import { SandboxStateRow } from '../state/sandbox.rows';
import {
  SnapshotDamaged,
  SnapshotNotFound,
  SnapshotOfAnotherApp,
  SnapshotOfAnotherSave,
} from './snapshot.errors';
import { benchForEach, Entry, kinds, Owner, Sandboxes } from './test/store-bench';

describe.each(kinds)('The store on $kind', ({ create, outlives }) => {
  const on = benchForEach(create);

  it('lists sandboxes, open or not, and nothing else', async () => {
    expect(await on.under.store.list()).toEqual([]);
    const names = ['snapshots', 'b', 'a-b', 'a', 'a--b', 'x'.repeat(40)];
    for (const name of names) await on.under.begin(name);
    for (const name of ['a', 'snapshots']) await on.under.save(name, 'b');
    for (const name of ['a', 'b', 'snapshots']) await on.under.close(name);
    expect(await on.under.store.list()).toEqual([...names].sort());
  });

  it('describes a sandbox without opening it', async () => {
    expect(await on.under.store.describe('a')).toBeUndefined();
    expect(await on.under.store.list()).toEqual([]);
    await on.under.in('a');
    const known = { name: 'a' };
    const unknown = { createdAt: undefined, lastUsedAt: undefined, clock: undefined };
    const idle = { hasWaitingJobs: false };
    expect(await on.under.store.describe('a')).toEqual({ ...known, ...unknown, ...idle });
    await on.under.begin('a');
    const described = {
      ...known,
      createdAt: '2026-01-01T00:00:00.000Z',
      lastUsedAt: '2026-01-02T00:00:00.000Z',
      clock: '{"of":"a"}',
      ...idle,
    };
    expect(await on.under.store.describe('a')).toEqual(described);
    await on.under.close('a');
    expect(await on.under.store.describe('a')).toEqual(described);
  });

  it('has the sizes of its sandboxes, open or not', async () => {
    const { store } = on.under;
    expect([...(await store.sizes()), ...(await store.sizes('a'))]).toEqual([]);
    for (const name of ['a', 'b', 'a-b']) await on.under.begin(name);
    await on.under.save('a', 's');
    await on.under.close('a');
    const sizes = await store.sizes();
    expect([...sizes.keys()].sort()).toEqual(['a', 'a-b', 'b']);
    for (const size of sizes.values()) expect(size).toBeGreaterThan(4_000);
    expect([...(await store.sizes('a'))]).toEqual([['a', sizes.get('a')]]);
  });

  it('drops a sandbox with its snapshots, and no other', async () => {
    expect(await on.under.store.drop('a')).toBe(false);
    for (const name of ['a', 'a-b']) {
      await on.under.begin(name);
      await on.under.add(name, 'kept');
      await on.under.save(name, 's');
    }
    await on.under.close('a');
    expect(await on.under.store.drop('a')).toBe(true);
    expect(await on.under.store.drop('a')).toBe(false);
    expect(await on.under.store.list()).toEqual(['a-b']);
    expect(await on.under.snapshots('a')).toEqual([]);
    await expect(on.under.restore('a/s', 'b')).rejects.toThrow(SnapshotNotFound);
    expect(await on.under.texts('a')).toEqual([]);
    expect(await on.under.texts('a-b')).toEqual(['1 kept']);
    expect(await on.under.snapshots('a-b')).toEqual(['s']);
  });

  it('lists, overwrites and deletes snapshots', async () => {
    expect(await on.under.snapshots('a')).toEqual([]);
    await on.under.begin('a');
    for (const name of ['s', 'b-2', 'b', 's']) {
      await on.under.add('a', `before ${name} ${String(await on.under.texts('a'))}`.slice(0, 30));
      await on.under.save('a', name);
    }
    const found = await on.under.store.listSnapshots('a');
    expect(found.map(({ name }) => name)).toEqual(['b', 'b-2', 's']);
    for (const { sizeBytes, createdAt } of found) {
      expect(sizeBytes).toBeGreaterThan(4_000);
      expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
    // By the clock of the database server or file system, which may differ from the clock of this process.
    const [, older, overwritten] = found.map(({ createdAt }) => Date.parse(createdAt));
    expect(overwritten).toBeGreaterThanOrEqual(older ?? Infinity);
    expect(await on.under.store.deleteSnapshot('a', 'b')).toBe(true);
    expect(await on.under.store.deleteSnapshot('a', 'b')).toBe(false);
    expect(await on.under.snapshots('a')).toEqual(['b-2', 's']);
    await on.under.restore('a/b-2');
    expect(await on.under.texts('a')).toHaveLength(2);
    await on.under.restore('a/s');
    expect(await on.under.texts('a')).toHaveLength(4);
  });

  it('keeps the save that a snapshot belongs to', async () => {
    await on.under.begin('a');
    await on.under.add('a', 'one');
    await on.under.save('a', 'alone');
    await on.under.save('a', 's', '0a1b2c3d');
    const saves = async () =>
      (await on.under.store.listSnapshots('a')).map(({ name, save }) => [name, save]);
    expect(await saves()).toEqual([
      ['alone', undefined],
      ['s', '0a1b2c3d'],
    ]);
    await expect(on.under.restore('a/s/11111111')).rejects.toThrow(SnapshotOfAnotherSave);
    await expect(on.under.restore('a/alone/0a1b2c3d')).rejects.toThrow(SnapshotOfAnotherSave);
    await on.under.restore('a/s/0a1b2c3d');
    // After a restore, the next snapshot does not belong to the earlier save.
    await on.under.save('a', 'alone');
    expect((await saves())[0]).toEqual(['alone', undefined]);
  });

  it('renames a snapshot, and replaces one with the same name', async () => {
    await on.under.begin('a');
    await on.under.save('a', 'old');
    await on.under.add('a', 'one');
    await on.under.save('a', 'new', '0a1b2c3d');
    const [saved] = await on.under.store.listSnapshots('a');
    await on.under.store.renameSnapshot({ sandbox: 'a', snapshot: 'new' }, 'old');
    expect(await on.under.store.listSnapshots('a')).toEqual([{ ...saved, name: 'old' }]);
    await on.under.store.renameSnapshot({ sandbox: 'a', snapshot: 'old' }, 'old');
    await on.under.add('a', 'two');
    await on.under.restore('a/old/0a1b2c3d');
    expect(await on.under.texts('a')).toEqual(['1 one']);
    for (const sandbox of ['a', 'none']) {
      const missing = on.under.store.renameSnapshot({ sandbox, snapshot: 'new' }, 'old');
      await expect(missing).rejects.toThrow(SnapshotNotFound);
    }
  });

  it('restores data, state and sequences', async () => {
    await on.under.begin('a');
    await on.under.add('a', 'one', 'two');
    await on.under.save('a', 's');
    await on.under.add('a', 'three');
    await (await on.under.in('a')).getRepository(Entry).update({ id: 1 }, { text: 'changed' });
    await (
      await on.under.in('a')
    )
      .getRepository(SandboxStateRow)
      .update({ id: 1 }, { clock: '{}' });
    for (const round of ['first', 'second']) {
      await on.under.restore('a/s');
      expect(await on.under.texts('a')).toEqual(['1 one', '2 two']);
      expect(await on.under.clock('a')).toBe('{"of":"a"}');
      await on.under.add('a', round);
      expect(await on.under.texts('a')).toEqual(['1 one', '2 two', `3 ${round}`]);
      await expect(on.under.add('a', 'one')).rejects.toThrow(/unique/i);
    }
    expect(await on.under.snapshots('a')).toEqual(['s']);
  });

  it('restores into another sandbox and into a new one', async () => {
    await on.under.begin('a');
    await on.under.begin('b');
    await on.under.add('a', 'one', 'two');
    await on.under.add('b', 'other');
    await on.under.save('a', 's');
    await on.under.save('b', 's');
    for (const into of ['b', 'new']) {
      await on.under.restore('a/s', into);
      expect(await on.under.texts(into)).toEqual(['1 one', '2 two']);
      await on.under.add(into, 'three');
      const database = await on.under.in(into);
      await expect(
        database.getRepository(Entry).insert({ ownerId: 99, text: 'of nobody' }),
      ).rejects.toThrow(/foreign key/i);
    }
    expect(await on.under.texts('a')).toEqual(['1 one', '2 two']);
    await on.under.restore('b/s');
    expect(await on.under.texts('b')).toEqual(['1 other']);
    expect(await on.under.store.list()).toEqual(['a', 'b', 'new']);
  });

  it('restores an empty sandbox, whose sequences begin at one', async () => {
    await on.under.begin('a');
    await on.under.save('a', 'empty');
    await on.under.add('a', 'one', 'two');
    await on.under.restore('a/empty');
    await on.under.add('a', 'first');
    expect(await on.under.texts('a')).toEqual(['1 first']);
  });

  it('does not change the sandbox if a snapshot cannot be restored', async () => {
    await on.under.begin('a');
    await on.under.add('a', 'mine');
    await on.under.begin('foreign', 'dict');
    await on.under.save('foreign', 's');
    await on.under.in('nameless');
    await on.under.save('nameless', 's');
    const failing = [
      ['a/none', SnapshotNotFound, { kind: 'not-found', code: 'SNAPSHOT_NOT_FOUND' }],
      ['nowhere/s', SnapshotNotFound, {}],
      [
        'foreign/s',
        SnapshotOfAnotherApp,
        { kind: 'unprocessable', code: 'SNAPSHOT_OF_ANOTHER_APP' },
      ],
      ['nameless/s', SnapshotDamaged, { kind: 'unprocessable', code: 'SNAPSHOT_DAMAGED' }],
    ] as const;
    for (const [from, failure, fields] of failing) {
      await expect(on.under.restore(from, 'a')).rejects.toThrow(failure);
      await expect(on.under.restore(from, 'fresh')).rejects.toMatchObject(fields);
      expect(await on.under.texts('a')).toEqual(['1 mine']);
      expect(await on.under.clock('a')).toBe('{"of":"a"}');
    }
    expect(await on.under.store.list()).toEqual(['a', 'foreign', 'nameless']);
  });

  it('does not save uncommitted data in a snapshot', async () => {
    await on.under.begin('a');
    const database = await on.under.in('a');
    const { id: ownerId } = await database.getRepository(Owner).save({ name: 'x' });
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.manager.getRepository(Entry).insert({ ownerId, text: 'rolled back' });
    const saved = on.under.save('a', 's');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await runner.rollbackTransaction();
    await runner.release();
    await saved;
    await on.under.restore('a/s');
    expect(await on.under.texts('a')).toEqual([]);
  });

  it('separates services that share a database or folder', async () => {
    if (!outlives) return;
    const other = new Sandboxes(on.bench, 'noted');
    for (const each of [on.under, other]) {
      await each.begin('a');
      await each.add('a', 'one');
      await each.save('a', 's');
    }
    await other.begin('b');
    expect(await on.under.store.list()).toEqual(['a']);
    expect(await other.store.list()).toEqual(['a', 'b']);
    await on.under.close('a');
    expect(await on.under.store.drop('a')).toBe(true);
    expect(await on.under.store.list()).toEqual([]);
    expect(await other.store.list()).toEqual(['a', 'b']);
    expect(await other.snapshots('a')).toEqual(['s']);
    expect(await other.texts('a')).toEqual(['1 one']);
    await other.end();
  });
});
