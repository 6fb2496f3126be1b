import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { SandboxStore, Schema } from './sandbox-store';

/** Sandboxes that are opened, and so migrated, at the same time. */
const OPENING_AT_ONCE = 4;

/**
 * A schema for each sandbox and service: `<service>_<sandbox>`. Statements name the schema, so all the
 * sandboxes of a service share one pool of connections, whatever their number.
 */
export class PostgresSchemas implements SandboxStore {
  private readonly logger = new Logger('PostgreSQL');
  private readonly pool: pg.Pool;
  /** Apart from the pool, so that who waits for a lock never starves who would release it. */
  private readonly lockPool: pg.Pool;

  constructor(
    private readonly service: string,
    private readonly schema: Schema,
    private readonly connection: { readonly url: string; readonly poolSize: number },
  ) {
    this.pool = this.newPool(connection.poolSize);
    this.lockPool = this.newPool(OPENING_AT_ONCE);
  }

  async open(sandbox: string): Promise<DataSource> {
    const schema = this.schemaName(sandbox);
    const lock = await this.lockPool.connect();
    try {
      // Other instances of the service may open the same sandbox now: one of them migrates it.
      await lock.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [schema]);
      await lock.query(`CREATE SCHEMA IF NOT EXISTS ${lock.escapeIdentifier(schema)}`);
      return await this.dataSource(sandbox).initialize();
    } finally {
      await lock.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [schema]);
      lock.release();
    }
  }

  close(_sandbox: string, database: DataSource): Promise<void> {
    return database.destroy();
  }

  async check(): Promise<void> {
    await this.pool.query('SELECT 1');
  }

  async end(): Promise<void> {
    await Promise.all([this.pool.end(), this.lockPool.end()]);
  }

  dataSource(sandbox: string): DataSource {
    return new DataSource({
      type: 'postgres',
      url: this.connection.url,
      schema: this.schemaName(sandbox),
      entities: [...this.schema.entities],
      migrations: [...this.schema.migrations],
      migrationsRun: true,
      synchronize: false,
      installExtensions: false,
      driver: sharing(this.pool),
    });
  }

  private schemaName(sandbox: string): string {
    return `${this.service}_${sandbox}`;
  }

  private newPool(max: number): pg.Pool {
    const pool = new pg.Pool({ connectionString: this.connection.url, max, allowExitOnIdle: true });
    // Without a listener a connection that the server ends while idle would end the process.
    pool.on('error', (error) => {
      this.logger.warn(`A connection was lost: ${error.message}`);
    });
    return pool;
  }
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
