import type { DataSource } from 'typeorm';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The maximum number of items in one commit. It keeps the event loop responsive, and is far below the limit of 32,766
 * parameters of one statement.
 */
const ITEMS_A_COMMIT = 200;

/**
 * Collects the items that arrive for a database within one turn of the event loop, or during a commit, and commits them
 * together. A promise is settled after the commit. If a group fails, each of its items is committed separately, so that
 * only the faulty item fails.
 */
export class GroupCommit<Item, Result> {
  private readonly queues = new WeakMap<DataSource, Waiting<Item, Result>[]>();

  /** @param commit commits all of the items or none, and returns the result of each in their order */
  constructor(
    private readonly commit: (
      database: DataSource,
      items: readonly Item[],
    ) => readonly Result[] | Promise<readonly Result[]>,
  ) {}

  submit(database: DataSource, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = this.queues.get(database);
      if (queue !== undefined) {
        queue.push(waiting);
        return;
      }
      this.queues.set(database, [waiting]);
      this.drainNextTurn(database);
    });
  }

  private drainNextTurn(database: DataSource): void {
    setImmediate(() => void this.drain(database));
  }

  /** Commits a group. The rest of a long queue waits for the next turn of the event loop. Never rejects. */
  private async drain(database: DataSource): Promise<void> {
    const queue = this.queues.get(database) ?? [];
    await this.settle(database, queue.splice(0, ITEMS_A_COMMIT));
    if (queue.length === 0) this.queues.delete(database);
    else this.drainNextTurn(database);
  }

  private async settle(
    database: DataSource,
    group: readonly Waiting<Item, Result>[],
  ): Promise<void> {
    try {
      const results = await this.commit(
        database,
        group.map(({ item }) => item),
      );
      group.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      const [first] = group;
      if (group.length === 1) first?.reject(error);
      else for (const waiting of group) await this.settle(database, [waiting]);
    }
  }
}
