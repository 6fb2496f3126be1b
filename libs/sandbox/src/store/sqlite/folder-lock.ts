import { SqliteDriver, type SqliteConnection } from '#libs/database';

/** The code of the error. */
export const FOLDER_IN_USE = 'FOLDER_IN_USE';

class FolderInUse extends Error {
  readonly code = FOLDER_IN_USE;
}

/**
 * Keeps a second process of a service away from its files. The lock is that of SQLite on an empty file: the system
 * releases it when the process ends, however it ends, so it never has to be removed by hand.
 */
export class FolderLock {
  private held: SqliteConnection | undefined;

  /** @param file that is locked; it is made if necessary, in a folder that exists */
  constructor(
    private readonly file: string,
    private readonly service: string,
  ) {}

  /** @throws FolderInUse if another process, or another store of this one, holds it */
  take(): void {
    if (this.held !== undefined) return;
    const connection = new SqliteDriver(this.file, { timeout: 0 });
    try {
      // Nothing is written: the transaction only holds the lock, and never ends.
      connection.exec('BEGIN EXCLUSIVE');
      this.held = connection;
    } catch (error) {
      connection.close();
      if ((error as { readonly code?: string }).code !== 'SQLITE_BUSY') throw error;
      throw new FolderInUse(
        `another process runs the service ${this.service} with it. Stop that process, or use another folder; several ` +
          'instances of a service need PostgreSQL (DATABASE_URL).',
      );
    }
  }

  release(): void {
    this.held?.close();
    this.held = undefined;
  }
}
