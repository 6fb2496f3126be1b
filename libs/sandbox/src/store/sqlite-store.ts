import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { DataSource } from 'typeorm';
import type { SandboxConfig } from '../sandbox-variables';
import type { SandboxStore, Schema } from './sandbox-store';

/** How long a statement waits for another process that writes to the same file. */
const BUSY_TIMEOUT_MS = 5_000;
/** Grouped inserts are one statement for each size of group; keep those that recur prepared. */
const STATEMENT_CACHE = 256;

interface SqliteOptions {
  readonly database: string;
  readonly driver?: unknown;
}

function sqliteDataSource(
  schema: Schema,
  config: Pick<SandboxConfig, 'sqliteSynchronous'>,
  options: SqliteOptions,
): DataSource {
  return new DataSource({
    type: 'better-sqlite3',
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    migrationsRun: true,
    synchronize: false,
    timeout: BUSY_TIMEOUT_MS,
    statementCacheSize: STATEMENT_CACHE,
    prepareDatabase: (database: BetterSqlite3.Database) => {
      database.pragma('journal_mode = WAL');
      database.pragma(`synchronous = ${config.sqliteSynchronous}`);
    },
    ...options,
  });
}

/** A file for each sandbox and service: `<DATA_DIR>/<sandbox>/<service>.sqlite`. */
export class SqliteFiles implements SandboxStore {
  constructor(
    private readonly service: string,
    private readonly schema: Schema,
    private readonly config: Pick<SandboxConfig, 'dataDir' | 'sqliteSynchronous'>,
  ) {}

  dataSource(sandbox: string): DataSource {
    const database = join(this.config.dataDir, sandbox, `${this.service}.sqlite`);
    return sqliteDataSource(this.schema, this.config, { database });
  }

  open(sandbox: string): Promise<DataSource> {
    return this.dataSource(sandbox).initialize();
  }

  close(_sandbox: string, database: DataSource): Promise<void> {
    return database.destroy();
  }

  async check(): Promise<void> {
    await mkdir(this.config.dataDir, { recursive: true });
    await access(this.config.dataDir, constants.W_OK);
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}

/** Databases in memory. One that is closed is kept as its serialised pages until it is opened again. */
export class SqliteMemory implements SandboxStore {
  private readonly closed = new Map<string, Buffer>();

  constructor(
    private readonly schema: Schema,
    private readonly config: Pick<SandboxConfig, 'sqliteSynchronous'>,
  ) {}

  open(sandbox: string): Promise<DataSource> {
    const database = this.dataSource(sandbox);
    this.closed.delete(sandbox);
    return database.initialize();
  }

  dataSource(sandbox: string): DataSource {
    const content = this.closed.get(sandbox);
    const driver = function openFromMemory(_path: string, options: BetterSqlite3.Options) {
      return new BetterSqlite3(content ?? ':memory:', options);
    };
    return sqliteDataSource(this.schema, this.config, { database: ':memory:', driver });
  }

  async close(sandbox: string, database: DataSource): Promise<void> {
    const { databaseConnection } = database.driver as unknown as {
      readonly databaseConnection: BetterSqlite3.Database;
    };
    this.closed.set(sandbox, databaseConnection.serialize());
    await database.destroy();
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  end(): Promise<void> {
    this.closed.clear();
    return Promise.resolve();
  }
}
