import { readEntry, writeEntry } from './entry-bytes';
import { EntryPages } from './entry-pages';
import type { JournalEntry, NewEntry } from './journal-entry';

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
  private readonly pages: EntryPages;
  private clearedId = 1;

  /** @param droppedBefore entries that were dropped when the journal itself was dropped */
  constructor(
    private readonly limits: JournalLimits,
    private droppedBefore = 0,
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

  /** Newest first. Each entry is read when the caller comes to it. */
  *list(): Iterable<JournalEntry> {
    for (const place of this.pages.newestFirst()) yield readEntry(place);
  }

  clear(): void {
    this.pages.clear();
    this.clearedId = this.pages.oldestId;
    this.droppedBefore = 0;
  }

  /** Gives memory back, for which the oldest entries may be dropped. */
  shrink(): void {
    this.pages.shrink();
  }
}
