import { SandboxQuotaReached } from './sandbox.errors';

/** Limits the number of sandboxes of a service that is the only user of its data. */
export class SandboxQuota {
  private last: Promise<unknown> = Promise.resolve();
  /** The count can be too high, because dropped sandboxes are noticed only when the quota seems to be reached. */
  private counted = Infinity;

  /** @param list returns the names of all sandboxes */
  constructor(
    private readonly max: number,
    private readonly list: () => Promise<readonly string[]>,
  ) {}

  /**
   * Runs `create`, which creates a sandbox. Calls run one after the other, so that two creations cannot both take the
   * last place.
   * @throws SandboxQuotaReached
   */
  create<T>(name: string, create: () => Promise<T>): Promise<T> {
    const created = this.last.then(async () => {
      if (this.counted >= this.max) await this.count(name);
      const result = await create();
      this.counted += 1;
      return result;
    });
    this.last = created.catch(() => undefined);
    return created;
  }

  private async count(name: string): Promise<void> {
    const names = await this.list();
    this.counted = names.length;
    if (names.length >= this.max && !names.includes(name)) {
      throw new SandboxQuotaReached(name, this.max);
    }
  }
}
