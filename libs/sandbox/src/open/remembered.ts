import type { DataSource } from 'typeorm';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type OpenSandbox } from './open-sandbox';
import { type Sandboxes } from './sandboxes';

interface Known<T> {
  readonly version: number;
  readonly value: Promise<T>;
}

/**
 * Caches data of each open sandbox that only `/__admin` changes, so that most requests need no query for it. After a
 * change, `changed` makes all instances read the data again before the change is acknowledged.
 *
 * The value must be small, because each open sandbox has one.
 */
export class Remembered<T> {
  private readonly known = new WeakMap<OpenSandbox, Known<T>>();

  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly read: (database: DataSource) => Promise<T>,
  ) {}

  /** The value of the sandbox of the current request. */
  async get(): Promise<T> {
    const openSandbox = await this.sandboxes.current();
    const { version, isStale, database } = openSandbox;
    const remembered = this.known.get(openSandbox);
    if (remembered?.version === version && !isStale) return remembered.value;
    // Stored under the version before the query, because a change during the query increases the version.
    const known = { version, value: this.read(database) };
    this.known.set(openSandbox, known);
    known.value.catch(() => {
      if (this.known.get(openSandbox) === known) this.known.delete(openSandbox);
    });
    return known.value;
  }

  /**
   * Changes the data in one transaction. After that, every instance reads the value again, unless the work returns undefined
   * or false, which means that nothing was changed.
   */
  async change<Result>(work: (tx: UnitOfWork) => Transactional<Result>): Promise<Result> {
    const result = await this.sandboxes.atomically(work);
    if (result !== undefined && result !== false) await this.changed();
    return result;
  }

  /** Makes every instance read the value again. Call it after the change was committed. */
  changed(): Promise<void> {
    return this.sandboxes.announceChange();
  }
}
