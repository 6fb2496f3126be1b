import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { type Schema } from '#libs/platform';
import { type Peers } from '../../peers/peers';
import { PostgresPeers } from '../../peers/postgres-peers';
import { SandboxQuotaReached } from '../../open/sandbox.errors';
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
  stateOf,
  type Queries,
} from './postgres-schemas';
import { NOTHING_TO_PREPARE, prepared } from '../prepared';
import {
  type ConnectionPool,
  type SandboxDescription,
  type SandboxStore,
  type SnapshotAddress,
  type SnapshotDescription,
  type SnapshotOfSave,
} from '../sandbox-store';
import { checkApp, checkSave, SnapshotDamaged, SnapshotNotFound } from '../snapshot.errors';

/** How many sandboxes are opened (and migrated) or copied at the same time. */
const LOCKED_AT_ONCE = 4;
/** How long a request waits for a connection before it gets a 503. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** How long a request waits to open a sandbox while many others are created or replaced. */
const LOCK_TIMEOUT_MS = 60_000;
/** Digits of a hash that stand for a sandbox and a snapshot: PostgreSQL cuts names after 63 bytes. */
const HASH_DIGITS = 24;

interface PostgresSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly sandboxesMax: number;
}

/**
 * A schema for each sandbox and service: `<service>_<sandbox>`. Statements name the schema, so all the
 * sandboxes of a service share one pool of connections, whatever their number. A snapshot is a schema
 * as well, `<service>~<hash>`, whose comment says what it is a snapshot of: the server copies the rows.
 */
export class PostgresSchemas implements SandboxStore {
  private readonly logger = new Logger('PostgreSQL');
  private readonly pool: pg.Pool;
  /** Separate from the pool, so that requests that wait for a lock never block its release. */
  private readonly lockPool: pg.Pool;
  readonly peers: Peers;

  constructor(
    private readonly service: string,
    private readonly schema: Schema,
    private readonly settings: PostgresSettings,
  ) {
    this.pool = this.newPool(settings.poolSize, CONNECTION_TIMEOUT_MS);
    this.lockPool = this.newPool(LOCKED_AT_ONCE, LOCK_TIMEOUT_MS);
    this.peers = new PostgresPeers(service, settings.url);
  }

  open(sandbox: string, prepare = NOTHING_TO_PREPARE): Promise<DataSource> {
    return this.locked([sandbox], async (client) => {
      await inTransaction(client, 'READ COMMITTED', async () => {
        await this.checkQuota(client, sandbox);
        await client.query(`CREATE SCHEMA IF NOT EXISTS ${quoted(this.schemaName(sandbox))}`);
      });
      return prepared(this.dataSource(sandbox), prepare);
    });
  }

  close(_sandbox: string, database: DataSource): Promise<void> {
    return database.destroy();
  }

  begin(): Promise<void> {
    return Promise.resolve();
  }

  async check(): Promise<void> {
    await this.pool.query('SELECT 1');
  }

  get pools(): readonly ConnectionPool[] {
    return [stateOfPool('requests', this.pool), stateOfPool('locks', this.lockPool)];
  }

  async end(): Promise<void> {
    await this.peers.end();
    await Promise.all([this.pool.end(), this.lockPool.end()]);
  }

  dataSource(sandbox: string): DataSource {
    return this.dataSourceOf(this.schemaName(sandbox), this.schema.migrations);
  }

  list(): Promise<string[]> {
    return schemasAfter(this.pool, this.schemaName(''));
  }

  describe(sandbox: string): Promise<SandboxDescription | undefined> {
    return describeSchema(this.pool, this.schemaName(sandbox), sandbox);
  }

  drop(sandbox: string): Promise<boolean> {
    return this.locked([sandbox], async (client) => {
      const schema = this.schemaName(sandbox);
      await this.peers.announce({ kind: 'replaced', sandbox });
      const isThere = await hasSchema(client, schema);
      const copies = await labelledCopies(client, this.copyName(), sandbox);
      // One by one, for PostgreSQL limits the locks of one transaction; the data last, as it is listed.
      for (const copy of copies) await dropSchema(client, copy.schema);
      await dropSchema(client, this.stagingName(sandbox));
      await dropSchema(client, schema);
      return isThere;
    });
  }

  clear(sandbox: string): Promise<void> {
    return this.locked([sandbox], async (client) => {
      await this.peers.announce({ kind: 'replaced', sandbox });
      await dropSchema(client, this.schemaName(sandbox));
    });
  }

  /** The server copies the committed rows. The connections of the open sandbox are not needed. */
  saveSnapshot(address: SnapshotOfSave): Promise<SnapshotDescription> {
    const { sandbox, snapshot } = address;
    return this.locked([sandbox], async (client) => {
      await inTransaction(client, 'REPEATABLE READ', () =>
        copySchema(client, this.schemaName(sandbox), this.snapshotName(address), address),
      );
      const saved = (await this.snapshotsOf(client, sandbox)).find(({ name }) => name === snapshot);
      if (saved === undefined) throw new Error(`Snapshot ${snapshot} was saved under a lock.`);
      return saved;
    });
  }

  renameSnapshot({ sandbox, snapshot }: SnapshotAddress, to: string): Promise<void> {
    return this.locked([sandbox], async (client) => {
      const copy = await this.copyOf(client, { sandbox, snapshot });
      if (to === snapshot) return;
      const address = { sandbox, snapshot: to };
      await inTransaction(client, 'READ COMMITTED', () =>
        renameCopy(client, copy, { ...address, schema: this.snapshotName(address) }),
      );
    });
  }

  listSnapshots(sandbox: string): Promise<SnapshotDescription[]> {
    return this.snapshotsOf(this.pool, sandbox);
  }

  deleteSnapshot(sandbox: string, snapshot: string): Promise<boolean> {
    return this.locked([sandbox], async (client) => {
      const schema = this.snapshotName({ sandbox, snapshot });
      if (!(await hasSchema(client, schema))) return false;
      await dropSchema(client, schema);
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
      const target = this.schemaName(into);
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
    const staging = this.stagingName(into);
    const target = this.schemaName(into);
    // The remains of a restore that was killed.
    await dropSchema(client, staging);
    try {
      await client.query(`CREATE SCHEMA ${quoted(staging)}`);
      const known = this.schema.migrations.filter((migration) => migrations.has(nameOf(migration)));
      const database = await this.dataSourceOf(staging, known).initialize();
      await database.destroy();
      await inTransaction(client, 'READ COMMITTED', async () => {
        await this.checkQuota(client, into);
        // Migrations may have written rows that the snapshot has too.
        await emptyTables(client, staging);
        await copyRows(client, copy, staging);
        await removeLeases(client, staging);
        await dropSchema(client, target);
        await client.query(`ALTER SCHEMA ${quoted(staging)} RENAME TO ${quoted(target)}`);
      });
    } catch (error) {
      await dropSchema(client, staging).catch(() => undefined);
      throw error;
    }
  }

  /** @throws SnapshotNotFound */
  private async copyOf(client: Queries, { sandbox, snapshot }: SnapshotAddress) {
    const copies = await labelledCopies(client, this.copyName(), sandbox);
    const copy = copies.find(({ name }) => name === snapshot);
    if (copy === undefined) throw new SnapshotNotFound({ sandbox, snapshot });
    return copy;
  }

  private async snapshotsOf(client: Queries, sandbox: string): Promise<SnapshotDescription[]> {
    const copies = await labelledCopies(client, this.copyName(), sandbox);
    return copies.map(descriptionOf);
  }

  /**
   * Fails if the sandbox is a new one and there is no room for it. Until the end of the transaction no other instance
   * creates one.
   */
  private async checkQuota(client: Queries, sandbox: string): Promise<void> {
    if (await hasSchema(client, this.schemaName(sandbox))) return;
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${this.service}~quota`,
    ]);
    const sandboxes = await schemasAfter(client, this.schemaName(''));
    const { sandboxesMax } = this.settings;
    if (sandboxes.length >= sandboxesMax) throw new SandboxQuotaReached(sandbox, sandboxesMax);
  }

  /**
   * Runs `work` while no other instance of the service creates, migrates, copies or drops one of these
   * sandboxes. The locks are always taken in the same order, so there is no deadlock.
   */
  private async locked<T>(
    sandboxes: readonly string[],
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    const client = await this.lockPool.connect();
    try {
      for (const sandbox of [...new Set(sandboxes)].sort()) {
        const name = this.schemaName(sandbox);
        await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
      }
      return await work(client);
    } finally {
      // A connection that cannot release its locks is ended, which releases them.
      const isFree = await client.query('SELECT pg_advisory_unlock_all()').then(
        () => true,
        () => false,
      );
      client.release(!isFree);
    }
  }

  private dataSourceOf(schema: string, migrations: Schema['migrations']): DataSource {
    return new DataSource({
      type: 'postgres',
      url: this.settings.url,
      schema,
      entities: [...this.schema.entities],
      migrations: [...migrations],
      migrationsRun: true,
      synchronize: false,
      installExtensions: false,
      driver: sharing(this.pool),
    });
  }

  private schemaName(sandbox: string): string {
    return `${this.service}_${sandbox}`;
  }

  private snapshotName({ sandbox, snapshot }: SnapshotAddress): string {
    return this.copyName(hashOf(`${sandbox}/${snapshot}`));
  }

  private stagingName(sandbox: string): string {
    return this.copyName(`restoring~${hashOf(sandbox)}`);
  }

  /** No sandbox's: `~` is in none of their names, and comes where theirs have `_`. */
  private copyName(rest = ''): string {
    return `${this.service}~${rest}`;
  }

  private newPool(max: number, connectionTimeoutMillis: number): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.settings.url,
      max,
      connectionTimeoutMillis,
      allowExitOnIdle: true,
    });
    // Without a listener a connection that the server ends while idle would end the process.
    pool.on('error', (error) => {
      this.logger.warn(`A connection was lost: ${error.message}`);
    });
    return pool;
  }
}

/** A sandbox whose tables are those of the snapshot only has to get other rows. */
async function refill(client: pg.PoolClient, copy: string, target: string): Promise<void> {
  await inTransaction(client, 'READ COMMITTED', async () => {
    await emptyTables(client, target);
    await copyRows(client, copy, target);
    await removeLeases(client, target);
  });
}

function stateOfPool(name: string, pool: pg.Pool): ConnectionPool {
  const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
  return { name, active: totalCount - idle, idle, max: pool.options.max, waiting };
}

/** A migration as TypeORM stores it. */
function nameOf(migration: Schema['migrations'][number]): string {
  return new migration().name ?? migration.name;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}

/** The `pg` module as TypeORM uses it, except that every pool it makes is `pool`, and ending one does nothing. */
function sharing(pool: pg.Pool): unknown {
  const shared = {
    on: () => undefined,
    connect: pool.connect.bind(pool),
    end: (done: () => void) => {
      done();
    },
  };
  return {
    ...pg,
    Pool: function SharedPool() {
      return shared;
    },
  };
}
