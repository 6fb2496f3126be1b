import { sizeOf, type JournalEntry } from './journal-entry';

/** How much a journal holds; the oldest entries are dropped to make room for new ones. */
export interface JournalLimits {
  /** With 0, nothing is held. */
  readonly entries: number;
  /** Of all entries together. */
  readonly bytes: number;
}

/** The newest requests of one sandbox, bounded by their number and by their size. */
export class Journal {
  /** Requests under way; the journal itself is not dropped while there are any. */
  users = 0;
  /** Ids are consecutive, so the index of an entry is its id modulo the number of places. */
  private readonly ring: (JournalEntry | undefined)[] = [];
  private nextId = 1;
  private oldestId = 1;
  private heldBytes = 0;
  private droppedEntries: number;

  /** @param dropped entries that were dropped before, when the journal itself was */
  constructor(
    private readonly limits: JournalLimits,
    dropped = 0,
  ) {
    this.droppedEntries = dropped;
  }

  /** How many entries there are. */
  get size(): number {
    return this.nextId - this.oldestId;
  }

  get bytes(): number {
    return this.heldBytes;
  }

  /** How many entries were dropped to make room since the journal was last cleared. */
  get dropped(): number {
    return this.droppedEntries;
  }

  /** Adds an entry and gives it its id. */
  add(entry: JournalEntry): void {
    const bytes = sizeOf(entry);
    while (this.size > 0 && !this.hasRoomFor(bytes)) this.dropOldest();
    const isKept = this.hasRoomFor(bytes);
    entry.id = this.nextId;
    this.nextId += 1;
    if (isKept) {
      this.ring[entry.id % this.limits.entries] = entry;
      this.heldBytes += bytes;
    } else {
      this.oldestId = this.nextId;
      this.droppedEntries += 1;
    }
  }

  /** Newest first. */
  *list(): Iterable<JournalEntry> {
    for (let id = this.nextId - 1; id >= this.oldestId; id -= 1) {
      const entry = this.ring[id % this.limits.entries];
      // New entries may take the place of old ones while the caller iterates.
      if (entry?.id === id) yield entry;
    }
  }

  clear(): void {
    this.ring.length = 0;
    this.oldestId = this.nextId;
    this.heldBytes = 0;
    this.droppedEntries = 0;
  }

  dropOldest(): void {
    const place = this.oldestId % this.limits.entries;
    const entry = this.ring[place];
    if (entry !== undefined) this.heldBytes -= sizeOf(entry);
    this.ring[place] = undefined;
    this.oldestId += 1;
    this.droppedEntries += 1;
  }

  private hasRoomFor(bytes: number): boolean {
    return this.size < this.limits.entries && this.heldBytes + bytes <= this.limits.bytes;
  }
}
