import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type Logger as QueryLogger } from 'typeorm';
import { type Schema } from '#libs/app';
import { type ConnectionPool } from '../sandbox-store';

/** How many sandboxes are opened (and migrated) or copied at the same time, unless the pool of requests is smaller. */
const LOCKED_AT_ONCE = 4;
/** How long a request waits for a connection before it gets a 503. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** How long a request waits to open a sandbox while many others are created or replaced. */
const LOCK_TIMEOUT_MS = 60_000;

interface DataSourceSettings {
  readonly entities: Schema['entities'];
  readonly migrations: Schema['migrations'];
  /** Whether missing migrations are run when the data source is initialized. Default: true. */
  readonly migrationsRun?: boolean;
  /** Receives all statements. Without it, no statements are logged. */
  readonly logger?: QueryLogger;
}

/** The connections of a service to its database: those of requests, and those that hold locks. */
export class PostgresConnections {
  private readonly logger = new Logger('PostgreSQL');
  readonly pool: pg.Pool;
  /** Separate from the pool, so that requests that wait for a lock never block its release. */
  private readonly lockPool: pg.Pool;
  private knownAsCitus: boolean | undefined;

  constructor(
    private readonly url: string,
    poolSize: number,
  ) {
    this.pool = this.newPool(poolSize, CONNECTION_TIMEOUT_MS);
    this.lockPool = this.newPool(Math.min(LOCKED_AT_ONCE, poolSize), LOCK_TIMEOUT_MS);
  }

  get pools(): readonly ConnectionPool[] {
    return [stateOfPool('requests', this.pool), stateOfPool('locks', this.lockPool)];
  }

  /** Whether the database is on the coordinator of a Citus cluster. */
  async isCitus(): Promise<boolean> {
    // Only a database that exists changes it, so it is asked once.
    this.knownAsCitus ??= await this.askForCitus();
    return this.knownAsCitus;
  }

  private async askForCitus(): Promise<boolean> {
    const { rowCount } = await this.pool.query(`SELECT FROM pg_extension WHERE extname = 'citus'`);
    return rowCount === 1;
  }

  async end(): Promise<void> {
    await Promise.all([this.pool.end(), this.lockPool.end()]);
  }

  /**
   * Runs `work` while no other instance of the service creates, migrates, copies or drops one of the sandboxes with these
   * schemas. The locks are always taken in the same order, so there is no deadlock.
   */
  async locked<T>(
    schemas: readonly string[],
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> {
    const client = await this.lockPool.connect();
    try {
      for (const schema of [...new Set(schemas)].sort()) {
        await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [schema]);
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

  /** A schema as TypeORM sees it. It uses the connections of requests. */
  dataSource(schema: string, settings: DataSourceSettings): DataSource {
    const { entities, migrations, migrationsRun = true, logger } = settings;
    return new DataSource({
      type: 'postgres',
      url: this.url,
      schema,
      entities: [...entities],
      migrations: [...migrations],
      migrationsRun,
      synchronize: false,
      installExtensions: false,
      driver: sharing(this.pool),
      ...(logger === undefined ? {} : { logging: ['query'], logger }),
    });
  }

  private newPool(max: number, connectionTimeoutMillis: number): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.url,
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

function stateOfPool(name: string, pool: pg.Pool): ConnectionPool {
  const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
  return { name, active: totalCount - idle, idle, max: pool.options.max, waiting };
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
