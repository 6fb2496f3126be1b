import type { DataSource } from 'typeorm';
import { type OpenSandbox } from './open-sandbox';
import { type Sandboxes } from './sandboxes';

interface Known<T> {
  readonly version: number;
  readonly value: Promise<T>;
}

/**
 * Remembers data of each open sandbox that only its control changes, so that most requests need no query for them.
 * After a change, `changed` makes all instances read them again before the change is acknowledged.
 *
 * The value must be small: there is one for each open sandbox.
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
    // For the version before the query: a change that happens during it has increased the version.
    const known = { version, value: this.read(database) };
    this.known.set(openSandbox, known);
    known.value.catch(() => {
      if (this.known.get(openSandbox) === known) this.known.delete(openSandbox);
    });
    return known.value;
  }

  /** Makes every instance read the value again. Call it after the change was committed. */
  async changed(): Promise<void> {
    const openSandbox = await this.sandboxes.current();
    await openSandbox.read();
    await this.sandboxes.announce(openSandbox.name);
  }
}
