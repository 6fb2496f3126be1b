import { join } from 'node:path';
import { ConfigurationError } from '#libs/config';
import { SqliteDriver, type SqliteConnection } from '#libs/database';
import { makeFolder } from '#libs/kernel';

const LOCKS = 'locks';

/**
 * Prevents a second process of a service from using its files. It is a SQLite lock on an empty file. The system
 * releases it whenever the process ends, so nobody has to remove it by hand.
 */
export class FolderLock {
  private held: SqliteConnection | undefined;

  constructor(
    private readonly dataDir: string,
    private readonly service: string,
  ) {}

  /** @throws ConfigurationError if another process, or another store of this one, holds it */
  async take(): Promise<void> {
    if (this.held !== undefined) return;
    const folder = join(this.dataDir, LOCKS);
    await makeFolder(folder);
    const connection = new SqliteDriver(join(folder, this.service), { timeout: 0 });
    try {
      // Nothing is written: the transaction only holds the lock, and never ends.
      connection.exec('BEGIN EXCLUSIVE');
      this.held = connection;
    } catch (error) {
      connection.close();
      if ((error as { readonly code?: string }).code !== 'SQLITE_BUSY') throw error;
      throw new ConfigurationError([
        `DATA_DIR=${this.dataDir} cannot be used: another process of the service ${this.service} uses it. Stop that ` +
          'process, or use another folder; several instances of a service need PostgreSQL (DATABASE_URL).',
      ]);
    }
  }

  release(): void {
    this.held?.close();
    this.held = undefined;
  }
}
