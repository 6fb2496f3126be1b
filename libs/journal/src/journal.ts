import { readEntry, writeEntry } from './entry-bytes';
import { EntryPages } from './entry-pages';
import type { JournalEntry, NewEntry } from './journal-entry';

/** The limits of a journal. The oldest entries are dropped to make room for new ones. */
export interface JournalLimits {
  /** With 0, nothing is stored. */
  readonly entries: number;
  /** Memory of all entries together. */
  readonly bytes: number;
}

/** The newest requests of one sandbox, limited by number and size. */
export class Journal {
  /** Requests in progress. The journal is not dropped while there are any. */
  users = 0;
  private readonly pages: EntryPages;
  private clearedId = 1;

  /**
   * @param name distinguishes the journal from earlier ones of the sandbox, whose ids were the same
   * @param droppedBefore the number of entries that an earlier journal of the sandbox lost
   */
  constructor(
    private readonly limits: JournalLimits,
    private droppedBefore = 0,
    readonly name = '',
  ) {
    this.pages = new EntryPages(limits.entries === 0 ? 0 : limits.bytes);
  }

  /** How many entries there are. */
  get size(): number {
    return this.pages.size;
  }

  /** Memory that the entries take. */
  get bytes(): number {
    return this.pages.bytes;
  }

  /** How many entries were dropped to make room since the journal was last cleared. */
  get dropped(): number {
    return this.droppedBefore + this.pages.oldestId - this.clearedId;
  }

  /** Adds an entry and gives it an id. */
  add(entry: NewEntry): void {
    if (this.size === this.limits.entries) this.pages.dropOldest();
    writeEntry(entry, this.pages);
  }

  /** The entries, newest first. Each entry is read when the caller reaches it. */
  *list(): Iterable<JournalEntry> {
    for (const place of this.pages.newestFirst()) yield readEntry(place);
  }

  /** The oldest entries after the one with this id, oldest first. */
  after(id: number, maximum: number): JournalEntry[] {
    // Places are cheap: only the entries that are returned are read.
    const places: Parameters<typeof readEntry>[0][] = [];
    for (const place of this.pages.newestFirst()) {
      if (place.id <= id) break;
      places.push(place);
    }
    return places.slice(-maximum).reverse().map(readEntry);
  }

  /** The entry with this id; undefined if it is not in the journal any more. */
  find(id: number): JournalEntry | undefined {
    if (id < this.pages.oldestId || id > this.newestId) return undefined;
    for (const place of this.pages.newestFirst()) if (place.id === id) return readEntry(place);
    return undefined;
  }

  /** The id of the newest entry that was added, whether it is still stored or not; 0 if there was none. */
  get newestId(): number {
    return this.pages.oldestId + this.pages.size - 1;
  }

  /** How many entries there were since the journal was last cleared, up to this id, with those that were dropped. */
  ordinalOf(id: number): number {
    return this.droppedBefore + id - this.lastClearedId;
  }

  /** The id of the last entry when the journal was last cleared; 0 if it never was. */
  get lastClearedId(): number {
    return this.clearedId - 1;
  }

  clear(): void {
    this.pages.clear();
    this.clearedId = this.pages.oldestId;
    this.droppedBefore = 0;
  }

  /** Releases memory. The oldest entries may be dropped. */
  shrink(): void {
    this.pages.shrink();
  }
}
