/**
 * A map of limited size. When it is full, it drops the least recently used entry. Reading an entry is a use.
 */
export class LruCache<Key, Value extends object | string | number | boolean> {
  /** The least recently used first. */
  private readonly entries = new Map<Key, Value>();

  /** @param limit how many entries are kept, at least 1 */
  constructor(private readonly limit: number) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size <= this.limit) return;
    const [leastRecent] = this.entries.keys();
    this.entries.delete(leastRecent as Key);
  }

  /** The value of the key. If there is none, stores and returns the result of `make`. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }
}
