import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { type Schema } from '#libs/app';
import { type Peers } from '../../peers/peers';
import { PostgresPeers } from '../../peers/postgres-peers';
import { lacksMigrations, nameOf } from '../versions/migrations';
import { checkVersion, SandboxQuotaReached } from '../sandbox.errors';
import { PostgresConnections } from './postgres-connections';
import { copyBeside, shardSizesAfter, sizeOfShards } from './citus';
import { copyRows, emptyTables, removeLeases } from './postgres-rows';
import {
  copySchema,
  descriptionOf,
  describeSchema,
  dropSchema,
  hasSchema,
  inTransaction,
  labelledCopies,
  migrationsOf,
  quoted,
  renameCopy,
  schemasAfter,
  sizeOf,
  sizesAfter,
  stateOf,
  type Queries,
} from './postgres-schemas';
import { recordMigrations, replayMigrations } from './recorded-migrations';
import { RemovedSchemas } from './removed-schemas';
import { SchemaNames } from './schema-names';
import { NOTHING_TO_PREPARE, prepared } from '../prepared';
import {
  type ConnectionPool,
  type SandboxDescription,
  type SandboxStore,
  type SnapshotAddress,
  type SnapshotDescription,
  type SnapshotOfSave,
} from '../sandbox-store';
import {
  checkApp,
  checkSave,
  checkSnapshotVersion,
  SnapshotDamaged,
  SnapshotNotFound,
} from '../snapshot.errors';

interface PostgresSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly sandboxesMax: number;
}

/**
 * A schema for each sandbox and service: `<service>_<sandbox>`. Statements contain the schema name, so all the
 * sandboxes of a service share one pool of connections. A snapshot is a schema too, `<service>~<hash>`, with a comment
 * that names its sandbox. The server copies the rows.
 */
export class PostgresSchemas implements SandboxStore {
  private readonly connections: PostgresConnections;
  private readonly removed: RemovedSchemas;
  private readonly names: SchemaNames;
  readonly peers: Peers;

  constructor(
    private readonly service: string,
    private readonly schema: Schema,
    private readonly settings: PostgresSettings,
  ) {
    this.connections = new PostgresConnections(settings.url, settings.poolSize);
    this.names = new SchemaNames(service);
    this.removed = new RemovedSchemas(this.names.removed, this.connections);
    this.peers = new PostgresPeers(service, settings.url);
  }

  open(sandbox: string, prepare = NOTHING_TO_PREPARE): Promise<DataSource> {
    return this.locked([sandbox], async (client) => {
      const schema = this.names.sandbox(sandbox);
      const isThere = await hasSchema(client, schema);
      if (!isThere) await this.create(client, sandbox);
      const migrationsRun = isThere && (await this.mustMigrate(client, sandbox));
      const options = { ...this.schema, migrationsRun };
      return prepared(this.connections.dataSource(schema, options), prepare);
    });
  }

  /**
   * Whether an existing sandbox lacks migrations. Then the other instances have closed it: those of an older version
   * would write to tables that they do not know, and refuse the sandbox when they open it again.
   */
  private async mustMigrate(client: Queries, sandbox: string): Promise<boolean> {
    const applied = await migrationsOf(client, this.names.sandbox(sandbox));
    checkVersion(sandbox, this.schema, applied);
    if (!lacksMigrations(this.schema, applied)) return false;
    await this.peers.announce({ kind: 'replaced', sandbox });
    return true;
  }

  /** Creates a sandbox that does not exist. The first sandbox of a process records the statements of the migrations. */
  private async create(client: pg.PoolClient, sandbox: string): Promise<void> {
    const schema = this.names.sandbox(sandbox);
    // A separate transaction, because other sandboxes wait for its end. An instance that is killed after it leaves an
    // empty schema, which the next opening migrates.
    await inTransaction(client, 'READ COMMITTED', async () => {
      await this.checkQuota(client, sandbox);
      await client.query(`CREATE SCHEMA ${quoted(schema)}`);
    });
    const isCitus = await this.connections.isCitus();
    if (await replayMigrations(client, this.schema, schema, isCitus)) return;
    await recordMigrations(this.schema, schema, (logger) =>
      this.connections.dataSource(schema, { ...this.schema, logger }),
    );
  }

  close(_sandbox: string, database: DataSource): Promise<void> {
    return database.destroy();
  }

  begin(): Promise<void> {
    return Promise.resolve();
  }

  async check(): Promise<void> {
    await this.connections.pool.query('SELECT 1');
  }

  async identity(): Promise<string> {
    const { rows } = await this.connections.pool.query<{ id: string }>(
      `SELECT system_identifier || 'x' || oid AS id FROM pg_control_system(), pg_database
       WHERE datname = current_database()`,
    );
    return rows[0]?.id ?? '';
  }

  get pools(): readonly ConnectionPool[] {
    return this.connections.pools;
  }

  async end(): Promise<void> {
    await this.peers.end();
    await this.removed.end();
    await this.connections.end();
  }

  dataSource(sandbox: string): DataSource {
    return this.connections.dataSource(this.names.sandbox(sandbox), this.schema);
  }

  list(): Promise<string[]> {
    return schemasAfter(this.connections.pool, this.names.sandboxes);
  }

  describe(sandbox: string): Promise<SandboxDescription | undefined> {
    return describeSchema(this.connections.pool, this.names.sandbox(sandbox), sandbox);
  }

  async sizes(sandbox?: string): Promise<ReadonlyMap<string, number>> {
    const { pool } = this.connections;
    const isCitus = await this.connections.isCitus();
    if (sandbox === undefined) {
      return (isCitus ? shardSizesAfter : sizesAfter)(pool, this.names.sandboxes);
    }
    const size = await (isCitus ? sizeOfShards : sizeOf)(pool, this.names.sandbox(sandbox));
    return new Map(size === undefined ? [] : [[sandbox, size]]);
  }

  drop(sandbox: string): Promise<boolean> {
    return this.locked([sandbox], async (client) => {
      const schema = this.names.sandbox(sandbox);
      await this.peers.announce({ kind: 'replaced', sandbox });
      const isThere = await hasSchema(client, schema);
      const copies = await labelledCopies(client, this.names.copies, sandbox);
      // One by one, because PostgreSQL limits the locks of one transaction. The data is last, because the sandbox is
      // listed as long as it exists.
      for (const copy of copies) await this.removed.remove(client, copy.schema);
      await dropSchema(client, this.names.staging(sandbox));
      await this.removed.remove(client, schema);
      return isThere;
    });
  }

  clear(sandbox: string): Promise<void> {
    return this.locked([sandbox], async (client) => {
      await this.peers.announce({ kind: 'replaced', sandbox });
      await this.removed.remove(client, this.names.sandbox(sandbox));
    });
  }

  /** The server copies the committed rows. The connections of the open sandbox are not needed. */
  saveSnapshot(address: SnapshotOfSave): Promise<SnapshotDescription> {
    const { sandbox, snapshot } = address;
    return this.locked([sandbox], async (client) => {
      const copy = (await this.connections.isCitus()) ? copyBeside : copySchema;
      await inTransaction(client, 'REPEATABLE READ', async () => {
        const schema = this.names.snapshot(address);
        await this.removed.remove(client, schema);
        await copy(client, this.names.sandbox(sandbox), schema, address);
      });
      const saved = (await this.snapshotsOf(client, sandbox)).find(({ name }) => name === snapshot);
      if (saved === undefined)
        throw new Error(`Snapshot ${snapshot} was not found after it was saved.`);
      return saved;
    });
  }

  renameSnapshot({ sandbox, snapshot }: SnapshotAddress, to: string): Promise<void> {
    return this.locked([sandbox], async (client) => {
      const copy = await this.copyOf(client, { sandbox, snapshot });
      if (to === snapshot) return;
      const address = { sandbox, snapshot: to };
      await inTransaction(client, 'READ COMMITTED', async () => {
        const schema = this.names.snapshot(address);
        await this.removed.remove(client, schema);
        await renameCopy(client, copy, { ...address, schema });
      });
    });
  }

  listSnapshots(sandbox: string): Promise<SnapshotDescription[]> {
    return this.snapshotsOf(this.connections.pool, sandbox);
  }

  deleteSnapshot(sandbox: string, snapshot: string): Promise<boolean> {
    return this.locked([sandbox], async (client) => {
      const schema = this.names.snapshot({ sandbox, snapshot });
      if (!(await hasSchema(client, schema))) return false;
      await this.removed.remove(client, schema);
      return true;
    });
  }

  restoreSnapshot(from: SnapshotOfSave, into: string): Promise<void> {
    return this.locked([from.sandbox, into], async (client) => {
      const { schema: copy, save } = await this.copyOf(client, from);
      checkSave(from, save);
      checkApp(from, (await stateOf(client, copy))?.app, this.service);
      const migrations = await migrationsOf(client, copy);
      if (migrations.length === 0) {
        throw new SnapshotDamaged(from, 'it does not list the migrations of its tables');
      }
      checkSnapshotVersion(from, this.schema, migrations);
      const target = this.names.sandbox(into);
      await this.peers.announce({ kind: 'replaced', sandbox: into });
      const isSameShape = String(await migrationsOf(client, target)) === String(migrations);
      if (isSameShape) await refill(client, copy, target);
      else await this.rebuild(client, copy, into, new Set(migrations));
    });
  }

  /**
   * Tables as they were when the snapshot was saved are made beside the sandbox, filled, and take its
   * place. Migrations that are newer than the snapshot then run on its rows when the sandbox is opened.
   */
  private async rebuild(
    client: pg.PoolClient,
    copy: string,
    into: string,
    migrations: ReadonlySet<string>,
  ): Promise<void> {
    const staging = this.names.staging(into);
    const target = this.names.sandbox(into);
    // The remains of a restore that was killed.
    await dropSchema(client, staging);
    try {
      await client.query(`CREATE SCHEMA ${quoted(staging)}`);
      const { entities } = this.schema;
      const known = this.schema.migrations.filter((migration) => migrations.has(nameOf(migration)));
      const database = await this.connections
        .dataSource(staging, { entities, migrations: known })
        .initialize();
      await database.destroy();
      await inTransaction(client, 'READ COMMITTED', async () => {
        await this.checkQuota(client, into);
        // Migrations may have written rows that the snapshot has too.
        await emptyTables(client, staging);
        await copyRows(client, copy, staging);
        await removeLeases(client, staging);
        await this.removed.remove(client, target);
        await client.query(`ALTER SCHEMA ${quoted(staging)} RENAME TO ${quoted(target)}`);
      });
    } catch (error) {
      await dropSchema(client, staging).catch(() => undefined);
      throw error;
    }
  }

  /** @throws SnapshotNotFound */
  private async copyOf(client: Queries, { sandbox, snapshot }: SnapshotAddress) {
    const copies = await labelledCopies(client, this.names.copies, sandbox);
    const copy = copies.find(({ name }) => name === snapshot);
    if (copy === undefined) throw new SnapshotNotFound({ sandbox, snapshot });
    return copy;
  }

  private async snapshotsOf(client: Queries, sandbox: string): Promise<SnapshotDescription[]> {
    const copies = await labelledCopies(client, this.names.copies, sandbox);
    return copies.map(descriptionOf);
  }

  /**
   * Fails if the sandbox is new and the quota is reached. Until the end of the transaction, no other instance creates a
   * sandbox.
   */
  private async checkQuota(client: Queries, sandbox: string): Promise<void> {
    if (await hasSchema(client, this.names.sandbox(sandbox))) return;
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${this.service}~quota`,
    ]);
    const sandboxes = await schemasAfter(client, this.names.sandboxes);
    const { sandboxesMax } = this.settings;
    if (sandboxes.length >= sandboxesMax) throw new SandboxQuotaReached(sandbox, sandboxesMax);
  }

  /** Runs `work` while no other instance of the service changes one of these sandboxes as a whole. */
  private async locked<T>(
    sandboxes: readonly string[],
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    const schemas = sandboxes.map((sandbox) => this.names.sandbox(sandbox));
    const result = await this.connections.locked(schemas, work);
    this.removed.sweep();
    return result;
  }
}

/** If the sandbox has the same tables as the snapshot, only the rows are replaced. */
async function refill(client: pg.PoolClient, copy: string, target: string): Promise<void> {
  await inTransaction(client, 'READ COMMITTED', async () => {
    await emptyTables(client, target);
    await copyRows(client, copy, target);
    await removeLeases(client, target);
  });
}
