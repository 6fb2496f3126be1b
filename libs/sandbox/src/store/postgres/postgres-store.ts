import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { type Schema } from '#libs/app';
import { type Peers } from '../../peers/peers';
import { lacksMigrations } from '../versions/migrations';
import { checkVersion } from '../sandbox.errors';
import { shardSizesAfter, sizeOfShards } from './citus';
import {
  describeSchema,
  dropSchema,
  hasSchema,
  inTransaction,
  labelledCopies,
  migrationsOf,
  quoted,
  schemasAfter,
  sizeOf,
  sizesAfter,
  type Queries,
} from './postgres-schemas';
import { PostgresSnapshots } from './postgres-snapshots';
import { recordMigrations, replayMigrations } from './recorded-migrations';
import { type PostgresSettings, ServiceSchemas } from './service-schemas';
import { NOTHING_TO_PREPARE, prepared } from '../prepared';
import {
  type ConnectionPool,
  type SandboxDescription,
  type SandboxStore,
  type SnapshotAddress,
  type SnapshotDescription,
  type SnapshotOfSave,
} from '../sandbox-store';
import { type EmptySnapshot, type SnapshotContent } from '../snapshot-content';

/**
 * A schema for each sandbox and service: `<service>_<sandbox>`. Statements contain the schema name, so all the
 * sandboxes of a service share one pool of connections. A snapshot is a schema too, `<service>~<hash>`, with a comment
 * that names its sandbox. The server copies the rows.
 */
export class PostgresSchemas implements SandboxStore {
  private readonly schemas: ServiceSchemas;
  private readonly snapshots: PostgresSnapshots;

  constructor(
    service: string,
    private readonly schema: Schema,
    settings: PostgresSettings,
  ) {
    this.schemas = new ServiceSchemas(service, schema, settings);
    this.snapshots = new PostgresSnapshots(this.schemas);
  }

  get peers(): Peers {
    return this.schemas.peers;
  }

  open(sandbox: string, prepare = NOTHING_TO_PREPARE): Promise<DataSource> {
    return this.schemas.locked([sandbox], async (client) => {
      const schema = this.schemas.names.sandbox(sandbox);
      const isThere = await hasSchema(client, schema);
      if (!isThere) await this.create(client, sandbox);
      const migrationsRun = isThere && (await this.mustMigrate(client, sandbox));
      const options = { ...this.schema, migrationsRun };
      return prepared(this.schemas.connections.dataSource(schema, options), prepare);
    });
  }

  /**
   * Whether an existing sandbox lacks migrations. Then the other instances have closed it: those of an older version
   * would write to tables that they do not know, and refuse the sandbox when they open it again.
   */
  private async mustMigrate(client: Queries, sandbox: string): Promise<boolean> {
    const applied = await migrationsOf(client, this.schemas.names.sandbox(sandbox));
    checkVersion(sandbox, this.schema, applied);
    if (!lacksMigrations(this.schema, applied)) return false;
    await this.schemas.peers.announce({ kind: 'replaced', sandbox });
    return true;
  }

  /** Creates a sandbox that does not exist. The first sandbox of a process records the statements of the migrations. */
  private async create(client: pg.PoolClient, sandbox: string): Promise<void> {
    const schema = this.schemas.names.sandbox(sandbox);
    // A separate transaction, because other sandboxes wait for its end. An instance that is killed after it leaves an
    // empty schema, which the next opening migrates.
    await inTransaction(client, 'READ COMMITTED', async () => {
      await this.schemas.checkQuota(client, sandbox);
      await client.query(`CREATE SCHEMA ${quoted(schema)}`);
    });
    const isCitus = await this.schemas.connections.isCitus();
    if (await replayMigrations(client, this.schema, schema, isCitus)) return;
    await recordMigrations(this.schema, schema, (logger) =>
      this.schemas.connections.dataSource(schema, { ...this.schema, logger }),
    );
  }

  close(_sandbox: string, database: DataSource): Promise<void> {
    return database.destroy();
  }

  begin(): Promise<void> {
    return Promise.resolve();
  }

  async check(): Promise<void> {
    await this.schemas.connections.pool.query('SELECT 1');
  }

  async identity(): Promise<string> {
    const { rows } = await this.schemas.connections.pool.query<{ id: string }>(
      `SELECT system_identifier || 'x' || oid AS id FROM pg_control_system(), pg_database
       WHERE datname = current_database()`,
    );
    return rows[0]?.id ?? '';
  }

  get pools(): readonly ConnectionPool[] {
    return this.schemas.connections.pools;
  }

  async end(): Promise<void> {
    await this.schemas.peers.end();
    await this.schemas.removed.end();
    await this.schemas.connections.end();
  }

  dataSource(sandbox: string): DataSource {
    return this.schemas.connections.dataSource(this.schemas.names.sandbox(sandbox), this.schema);
  }

  list(): Promise<string[]> {
    return schemasAfter(this.schemas.connections.pool, this.schemas.names.sandboxes);
  }

  describe(sandbox: string): Promise<SandboxDescription | undefined> {
    return describeSchema(
      this.schemas.connections.pool,
      this.schemas.names.sandbox(sandbox),
      sandbox,
    );
  }

  async sizes(sandbox?: string): Promise<ReadonlyMap<string, number>> {
    const { pool } = this.schemas.connections;
    const isCitus = await this.schemas.connections.isCitus();
    if (sandbox === undefined) {
      return (isCitus ? shardSizesAfter : sizesAfter)(pool, this.schemas.names.sandboxes);
    }
    const size = await (isCitus ? sizeOfShards : sizeOf)(pool, this.schemas.names.sandbox(sandbox));
    return new Map(size === undefined ? [] : [[sandbox, size]]);
  }

  drop(sandbox: string): Promise<boolean> {
    return this.schemas.locked([sandbox], async (client) => {
      const schema = this.schemas.names.sandbox(sandbox);
      await this.schemas.peers.announce({ kind: 'replaced', sandbox });
      const isThere = await hasSchema(client, schema);
      const copies = await labelledCopies(client, this.schemas.names.copies, sandbox);
      // One by one, because PostgreSQL limits the locks of one transaction. The data is last, because the sandbox is
      // listed as long as it exists.
      for (const copy of copies) await this.schemas.removed.remove(client, copy.schema);
      await dropSchema(client, this.schemas.names.staging(sandbox));
      await this.schemas.removed.remove(client, schema);
      return isThere;
    });
  }

  clear(sandbox: string): Promise<void> {
    return this.schemas.locked([sandbox], async (client) => {
      await this.schemas.peers.announce({ kind: 'replaced', sandbox });
      await this.schemas.removed.remove(client, this.schemas.names.sandbox(sandbox));
    });
  }

  saveSnapshot(address: SnapshotOfSave): Promise<SnapshotDescription> {
    return this.snapshots.save(address);
  }

  renameSnapshot(from: SnapshotAddress, to: string): Promise<void> {
    return this.snapshots.rename(from, to);
  }

  listSnapshots(sandbox: string): Promise<SnapshotDescription[]> {
    return this.snapshots.list(sandbox);
  }

  deleteSnapshot(sandbox: string, snapshot: string): Promise<boolean> {
    return this.snapshots.delete(sandbox, snapshot);
  }

  restoreSnapshot(from: SnapshotOfSave, into: string): Promise<void> {
    return this.snapshots.restore(from, into);
  }

  readSnapshot<T>(
    from: SnapshotAddress,
    read: (content: SnapshotContent) => Promise<T>,
  ): Promise<T> {
    return this.snapshots.read(from, read);
  }

  writeSnapshot(
    to: SnapshotOfSave,
    migrations: readonly string[],
    fill: (empty: EmptySnapshot) => Promise<void>,
  ): Promise<SnapshotDescription> {
    return this.snapshots.write(to, migrations, fill);
  }
}
