import 'reflect-metadata';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SnapshotDamaged, SnapshotNotFound } from '../snapshot.errors';
import { SqliteDriver } from '#libs/database';
import { unlessRemoved } from './files';
import { benchForEach, files, SERVICE } from '../test/store-bench';

describe('The store on SQLite files', () => {
  const on = benchForEach(files);

  const path = (...parts: string[]): string => join(on.bench.dataDir, 'sandboxes', ...parts);
  const snapshot = (name = 's'): string => path('a', 'snapshots', SERVICE, `${name}.sqlite`);

  it('refuses a snapshot that is damaged, and keeps the sandbox', async () => {
    await on.under.begin('a');
    await on.under.add('a', ...Array.from({ length: 300 }, (_, index) => `text ${String(index)}`));
    await on.under.save('a', 's');
    const whole = readFileSync(snapshot());
    const scrambled = Buffer.from(whole).fill(0x5a, 4_096 * 2, 4_096 * 4);
    const noState = new SqliteDriver(whole);
    noState.exec('DROP TABLE sandbox_state');
    const otherState = new SqliteDriver(whole);
    otherState.exec('ALTER TABLE sandbox_state DROP COLUMN app');
    const damaged = {
      scrambled,
      'no table of state': noState.serialize(),
      'state of another form': otherState.serialize(),
      'a text file': Buffer.from('no database\n'.repeat(1_000)),
      'a file of zeros': Buffer.alloc(8_192),
      ...Object.fromEntries(
        [0, 1, 20, 100, 4_095, 4_096, 12_288, whole.length / 2, whole.length - 1].map((length) => [
          `cut after ${String(length)} bytes`,
          whole.subarray(0, length),
        ]),
      ),
    };
    for (const [damage, content] of Object.entries(damaged)) {
      writeFileSync(snapshot(), content);
      const outcome = await on.under.restore('a/s').catch((error: unknown) => error);
      expect([damage, outcome]).toEqual([damage, expect.any(SnapshotDamaged)]);
      await expect(on.under.restore('a/s', 'fresh')).rejects.toThrow(SnapshotDamaged);
      expect(await on.under.texts('a')).toHaveLength(300);
    }
    expect(readdirSync(path('a')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(existsSync(path('fresh'))).toBe(false);
    writeFileSync(snapshot(), whole);
    await on.under.restore('a/s');
    expect(await on.under.texts('a')).toHaveLength(300);
  });

  it('saves the content of the WAL in one complete file', async () => {
    await on.under.begin('a');
    await on.under.add('a', 'in the WAL');
    expect(statSync(path('a', 'note.sqlite-wal')).size).toBeGreaterThan(0);
    await on.under.save('a', 's');
    expect(readdirSync(path('a', 'snapshots', SERVICE))).toEqual(['s.sqlite']);
    await on.under.restore('a/s', 'b');
    expect(readdirSync(path('b'))).toEqual(['note.sqlite']);
    expect(await on.under.texts('b')).toEqual(['1 in the WAL']);
    const mode = await (await on.under.in('b')).query<object[]>('PRAGMA journal_mode');
    expect(mode).toEqual([{ journal_mode: 'wal' }]);
  });

  it('takes a copy of a sandbox that was made by hand', async () => {
    await on.under.begin('a');
    await on.under.add('a', 'one');
    await on.under.close('a');
    mkdirSync(path('a', 'snapshots', SERVICE), { recursive: true });
    cpSync(path('a', 'note.sqlite'), snapshot('by-hand'));
    await on.under.add('a', 'two');
    await on.under.restore('a/by-hand');
    expect(await on.under.texts('a')).toEqual(['1 one']);
  });

  it('restores over the WAL of a killed process, or keeps it', async () => {
    await on.under.begin('a');
    await on.under.save('a', 's');
    await on.under.add('a', 'left in the WAL');
    mkdirSync(path('killed'));
    for (const suffix of ['', '-wal', '-shm']) {
      cpSync(path('a', `note.sqlite${suffix}`), path('killed', `note.sqlite${suffix}`));
    }
    await expect(on.under.restore('a/none', 'killed')).rejects.toThrow(SnapshotNotFound);
    expect(await on.under.texts('killed')).toEqual(['1 left in the WAL']);
    await on.under.close('killed');
    for (const suffix of ['', '-wal', '-shm']) {
      cpSync(path('a', `note.sqlite${suffix}`), path('killed', `note.sqlite${suffix}`));
    }
    await on.under.restore('a/s', 'killed');
    expect(await on.under.texts('killed')).toEqual([]);
  });

  it('restores over a sandbox that is itself damaged', async () => {
    await on.under.begin('a');
    await on.under.save('a', 's');
    mkdirSync(path('b'));
    writeFileSync(path('b', 'note.sqlite'), 'no database'.repeat(500));
    expect(await on.under.store.describe('b')).toMatchObject({ clock: undefined });
    expect([...(await on.under.store.sizes('b'))]).toEqual([['b', 5_500]]);
    await on.under.restore('a/s', 'b');
    expect(await on.under.texts('b')).toEqual([]);
  });

  it('leaves no files after describing or dropping', async () => {
    await on.under.begin('a');
    await on.under.save('a', 's');
    await on.under.close('a');
    await on.under.store.describe('a');
    expect(readdirSync(path('a')).sort()).toEqual(['note.sqlite', 'snapshots']);
    writeFileSync(path('a', 'note.sqlite.0-0.tmp'), 'of a restore that was killed');
    await on.under.store.drop('a');
    expect(readdirSync(path())).toEqual([]);
    mkdirSync(path('b'));
    writeFileSync(path('b', 'README'), 'of the user');
    await on.under.begin('b');
    await on.under.close('b');
    await on.under.store.drop('b');
    expect(readdirSync(path('b'))).toEqual(['README']);
  });

  it('is used by one process: another store of the service is refused until the first one ends', async () => {
    const [first, second, other] = [on.bench.store(), on.bench.store(), on.bench.store('other')];
    await first.begin();
    await first.begin();
    await expect(second.begin()).rejects.toThrow(/another process of the service note uses it/);
    await other.begin();
    await first.end();
    await second.begin();
    await Promise.all([second.end(), other.end()]);
  });

  it('describes no sandbox that is removed while it is read', async () => {
    mkdirSync(path('a'), { recursive: true });
    const file = path('a', 'note.sqlite');
    writeFileSync(file, '');
    const doNothing = (): void => undefined;
    const failing = (meanwhile: () => void) =>
      unlessRemoved<string>(file, () => {
        meanwhile();
        throw new Error('disk I/O error');
      });
    await expect(failing(doNothing)).rejects.toThrow('disk I/O error');
    expect(
      await failing(() => {
        rmSync(file);
      }),
    ).toBeUndefined();
    expect(await failing(doNothing)).toBeUndefined();
  });

  describe('of an older version, directly in the data folder', () => {
    const old = (...parts: string[]): string => join(on.bench.dataDir, ...parts);
    /** Sandbox `a` as the older version stored it. */
    const asBefore = async (...files: readonly string[]): Promise<void> => {
      await on.under.begin('a');
      await on.under.add('a', 'one');
      await on.under.save('a', 's');
      await on.under.add('a', 'two');
      mkdirSync(old('a'));
      for (const suffix of ['', '-wal', '-shm']) {
        cpSync(path('a', `note.sqlite${suffix}`), old('a', `note.sqlite${suffix}`));
      }
      await on.under.close('a');
      cpSync(path('a', 'snapshots'), old('a', 'snapshots'), { recursive: true });
      rmSync(path('a'), { recursive: true });
      for (const file of files) writeFileSync(old('a', file), '');
    };

    it('is moved once, with what was left in the WAL and its snapshots', async () => {
      await asBefore('dict.sqlite');
      mkdirSync(old('certificates'));
      writeFileSync(old('certificates', 'nfse-municipality.pem'), '');
      await on.under.store.begin();
      expect(await on.under.store.list()).toEqual(['a']);
      expect(await on.under.texts('a')).toEqual(['1 one', '2 two']);
      expect(await on.under.snapshots('a')).toEqual(['s']);
      expect(readdirSync(old('a'))).toEqual(['dict.sqlite']);
      expect(readdirSync(old()).sort()).toEqual(['a', 'certificates', 'locks', 'sandboxes']);
      await on.under.store.begin();
      expect(await on.under.texts('a')).toEqual(['1 one', '2 two']);
    });

    it('is moved on after an interruption', async () => {
      await asBefore();
      mkdirSync(path('a', 'snapshots'), { recursive: true });
      renameSync(old('a', 'snapshots', SERVICE), path('a', 'snapshots', SERVICE));
      await on.under.store.begin();
      expect(await on.under.texts('a')).toEqual(['1 one', '2 two']);
      expect(await on.under.snapshots('a')).toEqual(['s']);
      expect(existsSync(old('a'))).toBe(false);
    });

    it('is not moved while another process uses it', async () => {
      await asBefore();
      const other = new SqliteDriver(old('a', 'note.sqlite'));
      other.exec('CREATE TABLE more (id INTEGER)');
      await expect(on.under.store.begin()).rejects.toThrow(/another process uses it/);
      other.close();
      await on.under.store.begin();
      expect(await on.under.texts('a')).toEqual(['1 one', '2 two']);
    });

    it('is not moved over a sandbox of that name', async () => {
      await asBefore();
      await on.under.begin('a');
      await expect(on.under.store.begin()).rejects.toThrow(/Remove one of the two/);
    });
  });

  it('never writes outside its folder', async () => {
    mkdirSync(path());
    writeFileSync(path('stray-file'), '');
    expect(await on.under.store.list()).toEqual([]);
    await expect(on.under.store.describe('../../x')).rejects.toThrow(/not inside/);
    await expect(on.under.store.deleteSnapshot('a', '../../../../../x')).rejects.toThrow(
      /not inside/,
    );
  });
});
