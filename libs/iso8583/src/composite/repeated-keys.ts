/** Numbers the keys of repeated tags: `B2`, `B2#2`, `B2#3`. */
export class RepeatedKeys {
  private readonly counts = new Map<string, number>();
  /** The number of all keys. */
  count = 0;

  next(key: string): string {
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    this.count += 1;
    return count === 1 ? key : `${key}#${String(count)}`;
  }
}
