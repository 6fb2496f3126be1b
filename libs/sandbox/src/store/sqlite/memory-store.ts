import { setImmediate } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { type Schema } from '#libs/app';
import {
  connectionOf,
  SqliteDriver,
  type SqliteConnection,
  type SqliteConnectionOptions,
} from '#libs/database';
import { systemClock, toIsoUtc } from '#libs/kernel';
import { type SandboxConfig } from '../../config';
import { NO_PEERS } from '../../peers/peers';
import { NOTHING_TO_PREPARE, prepared } from '../prepared';
import { SandboxQuota } from '../sandbox-quota';
import {
  type SandboxDescription,
  type SandboxStore,
  type SnapshotAddress,
  type SnapshotDescription,
  type SnapshotOfSave,
} from '../sandbox-store';
import { type EmptySnapshot, type SnapshotContent } from '../snapshot-content';
import { checkSave, checkSnapshotVersion, SnapshotNotFound } from '../snapshot.errors';
import { schemaOf } from '../versions/migrations';
import { fillDatabase, readDatabase } from './snapshot-rows';
import { byName, part } from './described';
import { emptyDatabase } from './empty-database';
import { checkContent, sizeOf, sqliteDataSource, stated, withoutLeases } from './sqlite-database';

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
      const content = this.closed.get(sandbox) ?? (await emptyDatabase(this.schema));
      const database = await prepared(this.fromMemory(sandbox, content), prepare);
      this.opened.set(sandbox, database);
      this.closed.delete(sandbox);
      return database;
    };
    return this.closed.has(sandbox) ? open() : this.quota.create(sandbox, open);
  }

  dataSource(sandbox: string): DataSource {
    return this.fromMemory(sandbox, this.closed.get(sandbox));
  }

  private contentOf(sandbox: string): Buffer | SqliteConnection | undefined {
    const open = this.opened.get(sandbox);
    return open === undefined ? this.closed.get(sandbox) : connectionOf(open);
  }

  private fromMemory(sandbox: string, content?: Buffer): DataSource {
    const driver = function openFromMemory(_path: string, options: SqliteConnectionOptions) {
      return new SqliteDriver(content ?? ':memory:', options);
    };
    return sqliteDataSource(this.schema, this.config, { sandbox, database: ':memory:', driver });
  }

  async close(sandbox: string, database: DataSource): Promise<void> {
    this.closed.set(sandbox, connectionOf(database).serialize());
    this.opened.delete(sandbox);
    await database.destroy();
  }

  begin(): Promise<void> {
    return Promise.resolve();
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  identity(): Promise<undefined> {
    return Promise.resolve(undefined);
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
    const content = this.contentOf(sandbox);
    return Promise.resolve(content && { name: sandbox, ...stated(content) });
  }

  async sizes(sandbox?: string): Promise<ReadonlyMap<string, number>> {
    const sizes = new Map<string, number>();
    for (const name of sandbox === undefined ? await this.list() : [sandbox]) {
      const content = this.contentOf(name);
      if (content === undefined) continue;
      sizes.set(name, Buffer.isBuffer(content) ? content.length : sizeOf(content));
    }
    return sizes;
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
    // A database in memory has no second connection, and this connection also sees uncommitted data.
    while (connection.inTransaction) await setImmediate();
    return this.keep({ sandbox, snapshot, save }, connection.serialize());
  }

  async writeSnapshot(
    to: SnapshotOfSave,
    migrations: readonly string[],
    fill: (empty: EmptySnapshot) => Promise<void>,
  ): Promise<SnapshotDescription> {
    checkSnapshotVersion(to, this.schema, migrations);
    const pages = await emptyDatabase(schemaOf(this.schema, migrations));
    const content = await fillDatabase(pages, to, this.service, fill);
    return this.keep(to, content ?? pages);
  }

  private keep({ sandbox, snapshot, save }: SnapshotOfSave, content: Buffer): SnapshotDescription {
    const kept = this.snapshots.get(sandbox) ?? new Map<string, KeptSnapshot>();
    const createdAt = toIsoUtc(systemClock.nowMs());
    kept.set(snapshot, { content, createdAt, save });
    this.snapshots.set(sandbox, kept);
    return { name: snapshot, sizeBytes: content.length, createdAt, ...part(save) };
  }

  async readSnapshot<T>(
    from: SnapshotAddress,
    read: (content: SnapshotContent) => Promise<T>,
  ): Promise<T> {
    const kept = this.snapshots.get(from.sandbox)?.get(from.snapshot);
    if (kept === undefined) throw new SnapshotNotFound(from);
    return readDatabase(kept.content, from, kept, read);
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
    checkContent(from, kept.content, this.schema, this.service);
    const replace = (): Promise<void> => {
      this.closed.set(into, withoutLeases(kept.content));
      return Promise.resolve();
    };
    await (this.closed.has(into) ? replace() : this.quota.create(into, replace));
  }
}
