import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { type Schema } from '#libs/platform';
import { newUuid, systemClock, toIsoUtc } from '#libs/kernel';
import { NO_PEERS } from '../../peers/peers';
import { type SandboxConfig } from '../../config';
import {
  contentOf,
  moveFile,
  namesIn,
  pathInside,
  removeEmpty,
  replaceFile,
  startOf,
  statOf,
} from './files';
import {
  type SandboxDescription,
  type SandboxStore,
  type SnapshotAddress,
  type SnapshotDescription,
  type SnapshotOfSave,
} from '../sandbox-store';
import { NOTHING_TO_PREPARE, prepared } from '../prepared';
import { SandboxQuota } from '../sandbox-quota';
import { checkSave, SnapshotNotFound } from '../snapshot.errors';
import {
  checkContent,
  connected,
  HEADER_BYTES,
  markedWith,
  saveOf,
  sizeOf,
  sqliteDataSource,
  stated,
  withoutWal,
} from './sqlite-database';
import { connectionOf, SqliteDriver, type SqliteConnectionOptions } from '#libs/database';

const SUFFIX = '.sqlite';

/**
 * A file for each sandbox and service, `<DATA_DIR>/<sandbox>/<service>.sqlite`, and one for each
 * snapshot, `<DATA_DIR>/<sandbox>/snapshots/<service>/<snapshot>.sqlite`.
 */
export class SqliteFiles implements SandboxStore {
  readonly peers = NO_PEERS;
  readonly pools = [];
  private readonly quota: SandboxQuota;

  constructor(
    private readonly service: string,
    private readonly schema: Schema,
    private readonly config: Pick<SandboxConfig, 'dataDir' | 'sqliteSynchronous' | 'sandboxesMax'>,
  ) {
    this.quota = new SandboxQuota(config.sandboxesMax, () => this.list());
  }

  dataSource(sandbox: string): DataSource {
    return sqliteDataSource(this.schema, this.config, { database: this.file(sandbox) });
  }

  async open(sandbox: string, prepare = NOTHING_TO_PREPARE): Promise<DataSource> {
    const open = (): Promise<DataSource> => prepared(this.dataSource(sandbox), prepare);
    return (await this.exists(sandbox)) ? open() : this.quota.create(sandbox, open);
  }

  close(_sandbox: string, database: DataSource): Promise<void> {
    return database.destroy();
  }

  async check(): Promise<void> {
    await mkdir(this.config.dataDir, { recursive: true });
    // Only a write detects a full disk, or a folder that even the superuser cannot write to.
    const probe = join(this.config.dataDir, `.check-${newUuid()}`);
    try {
      await writeFile(probe, 'This file shows that the folder can be written to.');
    } finally {
      await rm(probe, { force: true });
    }
  }

  end(): Promise<void> {
    return Promise.resolve();
  }

  async list(): Promise<string[]> {
    const folders = await namesIn(this.config.dataDir);
    const files = await Promise.all(folders.map((folder) => statOf(this.file(folder))));
    return folders.filter((_, index) => files[index] !== undefined).sort();
  }

  async describe(sandbox: string): Promise<SandboxDescription | undefined> {
    const file = this.file(sandbox);
    const [main, wal] = await Promise.all([statOf(file), statOf(`${file}-wal`)]);
    if (main === undefined) return undefined;
    const description = { name: sandbox, sizeBytes: main.size + (wal?.size ?? 0), ...stated(file) };
    // It may have been dropped since.
    return (await this.exists(sandbox)) ? description : undefined;
  }

  async drop(sandbox: string): Promise<boolean> {
    const file = this.file(sandbox);
    const isThere = await this.exists(sandbox);
    // The data last, so that a sandbox that a crash left half dropped can be dropped again.
    const snapshots = this.snapshotFolder(sandbox);
    await rm(snapshots, { recursive: true, force: true });
    await removeEmpty(dirname(snapshots));
    await this.clear(sandbox);
    await removeEmpty(dirname(file));
    return isThere;
  }

  async clear(sandbox: string): Promise<void> {
    await rm(this.file(sandbox), { force: true });
    await this.removeBeside(sandbox);
  }

  /** A separate connection never sees an uncommitted transaction of the open sandbox. */
  async saveSnapshot({ sandbox, snapshot, save }: SnapshotOfSave): Promise<SnapshotDescription> {
    const content = connected(this.file(sandbox), (connection) => connection.serialize());
    const file = this.snapshotFile(sandbox, snapshot);
    await replaceFile(file, markedWith(save, withoutWal(content)));
    // It may already be deleted.
    const savedMs = (await statOf(file))?.mtimeMs ?? systemClock.nowMs();
    const createdAt = toIsoUtc(savedMs);
    return { name: snapshot, sizeBytes: content.length, createdAt, ...part(save) };
  }

  async renameSnapshot(from: SnapshotAddress, to: string): Promise<void> {
    const file = this.snapshotFile(from.sandbox, from.snapshot);
    const isThere = await moveFile(file, this.snapshotFile(from.sandbox, to));
    if (!isThere) throw new SnapshotNotFound(from);
  }

  async listSnapshots(sandbox: string): Promise<SnapshotDescription[]> {
    const files = await namesIn(this.snapshotFolder(sandbox));
    const names = files.filter((name) => name.endsWith(SUFFIX));
    const described = await Promise.all(
      names.map(async (file) => {
        const name = file.slice(0, -SUFFIX.length);
        const path = this.snapshotFile(sandbox, name);
        const [found, start] = await Promise.all([statOf(path), startOf(path, HEADER_BYTES)]);
        // Deleted since the folder was read.
        if (found === undefined || start === undefined) return [];
        const createdAt = toIsoUtc(found.mtimeMs);
        return [{ name, sizeBytes: found.size, createdAt, ...part(saveOf(start)) }];
      }),
    );
    return described.flat().sort(byName);
  }

  async deleteSnapshot(sandbox: string, snapshot: string): Promise<boolean> {
    const file = this.snapshotFile(sandbox, snapshot);
    if ((await statOf(file)) === undefined) return false;
    await rm(file, { force: true });
    return true;
  }

  async restoreSnapshot(from: SnapshotOfSave, into: string): Promise<void> {
    const found = await contentOf(this.snapshotFile(from.sandbox, from.snapshot));
    if (found === undefined) throw new SnapshotNotFound(from);
    checkSave(from, saveOf(found));
    const content = withoutWal(found);
    checkContent(from, content, this.service);
    const replace = (): Promise<void> =>
      replaceFile(this.file(into), content, () => this.foldWal(into));
    await ((await this.exists(into)) ? replace() : this.quota.create(into, replace));
  }

  private async exists(sandbox: string): Promise<boolean> {
    return (await statOf(this.file(sandbox))) !== undefined;
  }

  /**
   * The restored file must not find an old WAL, because SQLite would apply it. So the content of the WAL
   * first goes into the file of the sandbox. If the rename fails, nothing is lost.
   */
  private async foldWal(sandbox: string): Promise<void> {
    const file = this.file(sandbox);
    if ((await statOf(file)) !== undefined) stated(file);
    await rm(`${file}-wal`, { force: true });
    await rm(`${file}-shm`, { force: true });
  }

  /** The WAL, and the remains of a restore that was killed. */
  private async removeBeside(sandbox: string): Promise<void> {
    const file = this.file(sandbox);
    const names = await namesIn(dirname(file));
    const own = new RegExp(`^${this.service}\\${SUFFIX}(-wal|-shm|-journal|\\..+\\.tmp)$`);
    await Promise.all(
      names
        .filter((name) => own.test(name))
        .map((name) => rm(pathInside(this.config.dataDir, sandbox, name), { force: true })),
    );
  }

  private file(sandbox: string): string {
    return pathInside(this.config.dataDir, sandbox, `${this.service}${SUFFIX}`);
  }

  private snapshotFolder(sandbox: string): string {
    return pathInside(this.config.dataDir, sandbox, 'snapshots', this.service);
  }

  private snapshotFile(sandbox: string, snapshot: string): string {
    return pathInside(this.config.dataDir, sandbox, 'snapshots', this.service, snapshot + SUFFIX);
  }
}

interface KeptSnapshot {
  readonly content: Buffer;
  readonly createdAt: string;
  readonly save: string | undefined;
}

/** Databases in memory. A closed one is kept as serialised pages until it is opened again. */
export class SqliteMemory implements SandboxStore {
  readonly peers = NO_PEERS;
  readonly pools = [];
  private readonly quota: SandboxQuota;
  private readonly opened = new Map<string, DataSource>();
  private readonly closed = new Map<string, Buffer>();
  private readonly snapshots = new Map<string, Map<string, KeptSnapshot>>();

  constructor(
    private readonly service: string,
    private readonly schema: Schema,
    private readonly config: Pick<SandboxConfig, 'sqliteSynchronous' | 'sandboxesMax'>,
  ) {
    this.quota = new SandboxQuota(config.sandboxesMax, () => this.list());
  }

  open(sandbox: string, prepare = NOTHING_TO_PREPARE): Promise<DataSource> {
    const open = async (): Promise<DataSource> => {
      const database = await prepared(this.dataSource(sandbox), prepare);
      this.opened.set(sandbox, database);
      this.closed.delete(sandbox);
      return database;
    };
    return this.closed.has(sandbox) ? open() : this.quota.create(sandbox, open);
  }

  dataSource(sandbox: string): DataSource {
    const content = this.closed.get(sandbox);
    const driver = function openFromMemory(_path: string, options: SqliteConnectionOptions) {
      return new SqliteDriver(content ?? ':memory:', options);
    };
    return sqliteDataSource(this.schema, this.config, { database: ':memory:', driver });
  }

  async close(sandbox: string, database: DataSource): Promise<void> {
    this.closed.set(sandbox, connectionOf(database).serialize());
    this.opened.delete(sandbox);
    await database.destroy();
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  end(): Promise<void> {
    this.closed.clear();
    this.snapshots.clear();
    return Promise.resolve();
  }

  list(): Promise<string[]> {
    return Promise.resolve([...new Set([...this.opened.keys(), ...this.closed.keys()])].sort());
  }

  describe(sandbox: string): Promise<SandboxDescription | undefined> {
    const open = this.opened.get(sandbox);
    const content = open === undefined ? this.closed.get(sandbox) : connectionOf(open);
    if (content === undefined) return Promise.resolve(undefined);
    const sizeBytes = Buffer.isBuffer(content) ? content.length : sizeOf(content);
    return Promise.resolve({ name: sandbox, sizeBytes, ...stated(content) });
  }

  clear(sandbox: string): Promise<void> {
    this.closed.delete(sandbox);
    return Promise.resolve();
  }

  drop(sandbox: string): Promise<boolean> {
    this.snapshots.delete(sandbox);
    return Promise.resolve(this.closed.delete(sandbox));
  }

  async saveSnapshot(
    { sandbox, snapshot, save }: SnapshotOfSave,
    database: DataSource,
  ): Promise<SnapshotDescription> {
    const connection = connectionOf(database);
    // There is no second connection to a database in memory, and this one sees what is not committed.
    while (connection.inTransaction) await setImmediate();
    const kept = this.snapshots.get(sandbox) ?? new Map<string, KeptSnapshot>();
    const content = connection.serialize();
    const createdAt = toIsoUtc(systemClock.nowMs());
    kept.set(snapshot, { content, createdAt, save });
    this.snapshots.set(sandbox, kept);
    return { name: snapshot, sizeBytes: content.length, createdAt, ...part(save) };
  }

  renameSnapshot(from: SnapshotAddress, to: string): Promise<void> {
    const kept = this.snapshots.get(from.sandbox);
    const found = kept?.get(from.snapshot);
    if (kept === undefined || found === undefined) {
      return Promise.reject(new SnapshotNotFound(from));
    }
    kept.delete(from.snapshot);
    kept.set(to, found);
    return Promise.resolve();
  }

  listSnapshots(sandbox: string): Promise<SnapshotDescription[]> {
    const kept = [...(this.snapshots.get(sandbox) ?? [])];
    const described = kept.map(([name, { content, createdAt, save }]) => ({
      name,
      sizeBytes: content.length,
      createdAt,
      ...part(save),
    }));
    return Promise.resolve(described.sort(byName));
  }

  deleteSnapshot(sandbox: string, snapshot: string): Promise<boolean> {
    return Promise.resolve(this.snapshots.get(sandbox)?.delete(snapshot) ?? false);
  }

  async restoreSnapshot(from: SnapshotOfSave, into: string): Promise<void> {
    const kept = this.snapshots.get(from.sandbox)?.get(from.snapshot);
    if (kept === undefined) throw new SnapshotNotFound(from);
    checkSave(from, kept.save);
    checkContent(from, kept.content, this.service);
    const replace = (): Promise<void> => {
      this.closed.set(into, kept.content);
      return Promise.resolve();
    };
    await (this.closed.has(into) ? replace() : this.quota.create(into, replace));
  }
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

function part(save: string | undefined): Pick<SnapshotDescription, 'save'> {
  return save === undefined ? {} : { save };
}
