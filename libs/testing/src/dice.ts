/** Random numbers that depend on the seed only, so that each run of a test is the same: mulberry32. */
export class Dice {
  constructor(private state: number) {}

  /** A whole number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** @throws Error if the list is empty */
  one<T>(items: readonly T[]): T {
    const index = this.below(items.length);
    if (index >= items.length) throw new Error('There is nothing to choose from.');
    return items[index] as T;
  }

  /** True with this probability, from 0 to 1. */
  share(part: number): boolean {
    return this.next() < part;
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
