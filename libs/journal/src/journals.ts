import { newUuid } from '#libs/kernel';
import { Journal, type JournalLimits } from './journal';
import type { JournalEntry, NewEntry } from './journal-entry';

export interface JournalsLimits {
  readonly each: JournalLimits;
  /** Memory of all journals of the service together. */
  readonly totalBytes: number;
}

/** Why the entries of a journal are gone. */
export type Clearing = 'cleared' | 'sandbox-dropped';

/** Learns of what happens to the journal of a sandbox. */
export interface JournalListener {
  /** There is a new entry. */
  added(): void;
  cleared(why: Clearing): void;
}

/** Memory of a journal without entries, rounded up. */
const EMPTY_JOURNAL_BYTES = 500;
/** The maximum number of dropped journals whose losses are remembered, about 100 bytes each. */
const MAX_REMEMBERED = 50_000;

/**
 * The journals of all sandboxes of a service, with one memory limit. To stay within it, the oldest entries of the least
 * recently used journals are dropped first. The number of dropped entries of each journal is remembered.
 */
export class Journals {
  /** The least recently used first. */
  private readonly journals = new Map<string, Journal>();
  private mostRecent: Journal | undefined;
  private entriesBytes = 0;
  private droppedEntries = 0;
  /** The number of entries that each dropped journal lost, by sandbox name. The oldest first. */
  private readonly lost = new Map<string, number>();
  /**
   * The number of entries lost by journals whose names are no longer remembered. Any new journal may be one of them.
   */
  private lostOfUnknown = 0;

  /** By sandbox. Empty while nobody follows a journal. */
  private readonly listeners = new Map<string, Set<JournalListener>>();
  /** The start of the names of the journals of this process. */
  private readonly prefix = newUuid().slice(0, 8);
  private created = 0;

  constructor(private readonly limits: JournalsLimits) {}

  /** Whether requests are journaled at all. */
  get isOn(): boolean {
    return this.limits.each.entries > 0;
  }

  /** Memory of all journals together. */
  get bytes(): number {
    return this.entriesBytes + this.journals.size * EMPTY_JOURNAL_BYTES;
  }

  /** The number of entries of all journals together. */
  get entries(): number {
    let entries = 0;
    for (const { size } of this.journals.values()) entries += size;
    return entries;
  }

  /** How many entries were dropped to make room since the service was started. */
  get droppedInAll(): number {
    return this.droppedEntries;
  }

  /** The journal of a sandbox for one request, which must call `end` once. */
  begin(sandbox: string): Journal {
    const journal = this.journals.get(sandbox) ?? this.create(sandbox);
    journal.users += 1;
    if (this.mostRecent !== journal) {
      this.mostRecent = journal;
      this.journals.delete(sandbox);
      this.journals.set(sandbox, journal);
    }
    return journal;
  }

  /** @param entry the data of the request; undefined if it could not be recorded */
  end(journal: Journal, entry: NewEntry | undefined): void {
    journal.users -= 1;
    if (entry === undefined) return;
    const { bytes, size } = journal;
    journal.add(entry);
    this.entriesBytes += journal.bytes - bytes;
    this.droppedEntries += size + 1 - journal.size;
    if (this.bytes > this.limits.totalBytes) this.makeRoom();
    if (this.listeners.size > 0) this.tell(journal);
  }

  /** The journal of a sandbox; undefined if it has no entries. Reading it is no use. */
  find(sandbox: string): Journal | undefined {
    return this.journals.get(sandbox);
  }

  /** @returns a function that ends the listening */
  listen(sandbox: string, listener: JournalListener): () => void {
    const listeners = this.listeners.get(sandbox) ?? new Set();
    this.listeners.set(sandbox, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(sandbox) === listeners) {
        this.listeners.delete(sandbox);
      }
    };
  }

  /** The entries of a sandbox, newest first. Each entry is read when the caller reaches it. */
  list(sandbox: string): Iterable<JournalEntry> {
    return this.journals.get(sandbox)?.list() ?? [];
  }

  /** How many entries of a sandbox were dropped to make room since its journal was last cleared. */
  dropped(sandbox: string): number {
    return this.journals.get(sandbox)?.dropped ?? this.lost.get(sandbox) ?? this.lostOfUnknown;
  }

  /** Clears the journal of a sandbox. Requests in progress are added when they end. */
  clear(sandbox: string, why: Clearing = 'cleared'): void {
    this.clearEntries(sandbox);
    for (const listener of this.listeners.get(sandbox) ?? []) listener.cleared(why);
  }

  private clearEntries(sandbox: string): void {
    this.lost.delete(sandbox);
    const journal = this.journals.get(sandbox);
    if (journal === undefined && this.lostOfUnknown === 0) return;
    const cleared = journal ?? this.create(sandbox);
    this.entriesBytes -= cleared.bytes;
    cleared.clear();
    // An empty journal records that nothing was lost. Without unknown losses, a missing journal means the same.
    if (cleared.users === 0 && this.lostOfUnknown === 0) this.forget(sandbox, cleared);
  }

  private create(sandbox: string): Journal {
    const dropped = this.lost.get(sandbox) ?? this.lostOfUnknown;
    const { each, totalBytes } = this.limits;
    const bytes = Math.min(each.bytes, totalBytes);
    const journal = new Journal({ ...each, bytes }, dropped, this.nextName());
    this.lost.delete(sandbox);
    this.journals.set(sandbox, journal);
    return journal;
  }

  /**
   * Drops entries of journals in use only if no other entries are left. A journal in use stays, even without entries.
   */
  private makeRoom(): void {
    for (const inUse of [false, true]) {
      for (const [sandbox, journal] of this.journals) {
        if (journal.users > 0 !== inUse) continue;
        while (journal.size > 0 && this.bytes > this.limits.totalBytes) this.shrink(journal);
        if (journal.size === 0 && !inUse && journal !== this.mostRecent) {
          this.remember(sandbox, journal.dropped);
          this.forget(sandbox, journal);
        }
        if (this.bytes <= this.limits.totalBytes) return;
      }
    }
  }

  private nextName(): string {
    this.created += 1;
    return `${this.prefix}-${String(this.created)}`;
  }

  private tell(journal: Journal): void {
    for (const [sandbox, listeners] of this.listeners) {
      if (this.journals.get(sandbox) !== journal) continue;
      for (const listener of listeners) listener.added();
    }
  }

  private shrink(journal: Journal): void {
    const { bytes, size } = journal;
    journal.shrink();
    this.entriesBytes += journal.bytes - bytes;
    this.droppedEntries += size - journal.size;
  }

  private forget(sandbox: string, journal: Journal): void {
    this.journals.delete(sandbox);
    if (this.mostRecent === journal) this.mostRecent = undefined;
  }

  private remember(sandbox: string, dropped: number): void {
    this.lost.set(sandbox, dropped);
    const [oldest] = this.lost;
    if (this.lost.size <= MAX_REMEMBERED || oldest === undefined) return;
    const [name, count] = oldest;
    this.lost.delete(name);
    this.lostOfUnknown += count;
  }
}
