import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type Schema } from '#libs/app';
import { contentOrNew, makeFolder, NAME, newUuid, systemClock, toIsoUtc } from '#libs/kernel';
import { NO_PEERS } from '../../peers/peers';
import { type SandboxConfig } from '../../config';
import {
  contentOf,
  moveFile,
  namesIn,
  pathInside,
  removeEmpty,
  replaceFile,
  replaceFileBy,
  startOf,
  statOf,
  unlessRemoved,
} from './files';
import {
  type SandboxDescription,
  type SandboxStore,
  type SnapshotAddress,
  type SnapshotDescription,
  type SnapshotOfSave,
} from '../sandbox-store';
import { byName, part } from './described';
import { FolderLock } from './folder-lock';
import { moveOldLayout } from './old-layout';
import { NOTHING_TO_PREPARE, prepared } from '../prepared';
import { emptyDatabase } from './empty-database';
import { SandboxQuota } from '../sandbox-quota';
import { type EmptySnapshot, type SnapshotContent } from '../snapshot-content';
import { checkSave, checkSnapshotVersion, SnapshotNotFound } from '../snapshot.errors';
import { schemaOf } from '../versions/migrations';
import { fillDatabase, readDatabase } from './snapshot-rows';
import {
  checkContent,
  connected,
  HEADER_BYTES,
  markedWith,
  saveOf,
  sqliteDataSource,
  stated,
  withoutLeases,
  withoutWal,
  withWal,
} from './sqlite-database';

const SUFFIX = '.sqlite';
const IDENTITY = 'data-id';

/**
 * A file for each sandbox and service, `<DATA_DIR>/sandboxes/<sandbox>/<service>.sqlite`, and one for each snapshot,
 * `<DATA_DIR>/sandboxes/<sandbox>/snapshots/<service>/<snapshot>.sqlite`. Only one process may use the files of a
 * service; the lock `<DATA_DIR>/locks/<service>` ensures this. Other processes may use the files of other services.
 */
export class SqliteFiles implements SandboxStore {
  readonly peers = NO_PEERS;
  readonly pools = [];
  private readonly logger = new Logger('SQLite');
  private readonly quota: SandboxQuota;
  private readonly root: string;
  private readonly lock: FolderLock;

  constructor(
    private readonly service: string,
    private readonly schema: Schema,
    private readonly config: Pick<SandboxConfig, 'dataDir' | 'sqliteSynchronous' | 'sandboxesMax'>,
  ) {
    this.root = join(config.dataDir, 'sandboxes');
    this.lock = new FolderLock(config.dataDir, service);
    this.quota = new SandboxQuota(config.sandboxesMax, () => this.list());
  }

  dataSource(sandbox: string): DataSource {
    return sqliteDataSource(this.schema, this.config, { sandbox, database: this.file(sandbox) });
  }

  async open(sandbox: string, prepare = NOTHING_TO_PREPARE): Promise<DataSource> {
    const open = (): Promise<DataSource> => prepared(this.dataSource(sandbox), prepare);
    if (await this.exists(sandbox)) return open();
    return this.quota.create(sandbox, async () => {
      await replaceFile(this.file(sandbox), withWal(await emptyDatabase(this.schema)));
      return open();
    });
  }

  close(_sandbox: string, database: DataSource): Promise<void> {
    return database.destroy();
  }

  async begin(): Promise<void> {
    await this.lock.take();
    const moved = await moveOldLayout(this.config.dataDir, this.root, this.service);
    if (moved > 0) this.logger.log(`${String(moved)} sandboxes were moved to ${this.root}.`);
  }

  /** The id is stored in the folder, because the same path can be another folder in another container. */
  async identity(): Promise<string> {
    const { dataDir } = this.config;
    await makeFolder(dataDir);
    return contentOrNew(join(dataDir, IDENTITY), newUuid().replaceAll('-', ''));
  }

  async check(): Promise<void> {
    await makeFolder(this.config.dataDir);
    // Only a write detects a full disk, or a folder that even the superuser cannot write to.
    const probe = join(this.config.dataDir, `.check-${newUuid()}`);
    try {
      await writeFile(probe, 'This file shows that the folder can be written to.');
    } finally {
      await rm(probe, { force: true });
    }
  }

  end(): Promise<void> {
    this.lock.release();
    return Promise.resolve();
  }

  async list(): Promise<string[]> {
    const folders = (await namesIn(this.root)).filter((name) => NAME.test(name));
    const files = await Promise.all(folders.map((folder) => statOf(this.file(folder))));
    return folders.filter((_, index) => files[index] !== undefined).sort();
  }

  async describe(sandbox: string): Promise<SandboxDescription | undefined> {
    const file = this.file(sandbox);
    if ((await statOf(file)) === undefined) return undefined;
    const state = await unlessRemoved(file, () => stated(file));
    return state && { name: sandbox, ...state };
  }

  async sizes(sandbox?: string): Promise<ReadonlyMap<string, number>> {
    const names = sandbox === undefined ? await this.list() : [sandbox];
    const sizes = await Promise.all(
      names.map(async (name): Promise<[string, number][]> => {
        const file = this.file(name);
        const [main, wal] = await Promise.all([statOf(file), statOf(`${file}-wal`)]);
        return main === undefined ? [] : [[name, main.size + (wal?.size ?? 0)]];
      }),
    );
    return new Map(sizes.flat());
  }

  async drop(sandbox: string): Promise<boolean> {
    const file = this.file(sandbox);
    const isThere = await this.exists(sandbox);
    // The data last, so that a sandbox can be dropped again if a crash interrupted the first drop.
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
    return this.stored({ sandbox, snapshot, save });
  }

  async writeSnapshot(
    to: SnapshotOfSave,
    migrations: readonly string[],
    fill: (empty: EmptySnapshot) => Promise<void>,
  ): Promise<SnapshotDescription> {
    checkSnapshotVersion(to, this.schema, migrations);
    const pages = await emptyDatabase(schemaOf(this.schema, migrations));
    await replaceFileBy(this.snapshotFile(to.sandbox, to.snapshot), async (temporary) => {
      await writeFile(temporary, withoutWal(pages), { flag: 'wx' });
      await fillDatabase(temporary, to, this.service, fill);
    });
    return this.stored(to);
  }

  private async stored({ sandbox, snapshot, save }: SnapshotOfSave): Promise<SnapshotDescription> {
    const found = await statOf(this.snapshotFile(sandbox, snapshot));
    // It may already be deleted.
    const { size: sizeBytes, mtimeMs } = found ?? { size: 0, mtimeMs: systemClock.nowMs() };
    return { name: snapshot, sizeBytes, createdAt: toIsoUtc(mtimeMs), ...part(save) };
  }

  async readSnapshot<T>(
    from: SnapshotAddress,
    read: (content: SnapshotContent) => Promise<T>,
  ): Promise<T> {
    const file = this.snapshotFile(from.sandbox, from.snapshot);
    const [found, start] = await Promise.all([statOf(file), startOf(file, HEADER_BYTES)]);
    if (found === undefined || start === undefined) throw new SnapshotNotFound(from);
    const about = { createdAt: toIsoUtc(found.mtimeMs), save: saveOf(start) };
    return readDatabase(file, from, about, read);
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
    checkContent(from, content, this.schema, this.service);
    const replace = (): Promise<void> =>
      replaceFile(this.file(into), withoutLeases(content), () => this.foldWal(into));
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
        .map((name) => rm(pathInside(this.root, sandbox, name), { force: true })),
    );
  }

  private file(sandbox: string): string {
    return pathInside(this.root, sandbox, `${this.service}${SUFFIX}`);
  }

  private snapshotFolder(sandbox: string): string {
    return pathInside(this.root, sandbox, 'snapshots', this.service);
  }

  private snapshotFile(sandbox: string, snapshot: string): string {
    return pathInside(this.root, sandbox, 'snapshots', this.service, snapshot + SUFFIX);
  }
}
