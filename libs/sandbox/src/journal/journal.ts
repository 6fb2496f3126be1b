import type { JournalEntry } from './journal-entry';

/** How much a journal keeps; the oldest entries make room for the new. */
export interface JournalLimits {
  /** With none, nothing is kept. */
  readonly entries: number;
  /** Of all entries together, measured in characters. */
  readonly bytes: number;
  /** Of each body; what is beyond is cut off. */
  readonly bodyBytes: number;
}

interface Kept {
  readonly entry: JournalEntry;
  readonly bytes: number;
}

/** What an entry takes apart from its texts, roughly. */
const FIXED_BYTES = 200;

/** A ring of the newest entries, bounded by their count and by their size. */
export class Journal {
  /** Ids are consecutive, so an entry's place is its id modulo the number of places. */
  private readonly ring: (Kept | undefined)[] = [];
  private nextId = 1;
  private oldestId = 1;
  private keptBytes = 0;
  private pushedOut = 0;

  constructor(private readonly limits: JournalLimits) {}

  /** How many entries are kept. */
  get size(): number {
    return this.nextId - this.oldestId;
  }

  get bytes(): number {
    return this.keptBytes;
  }

  /** How many entries had to make room since the journal was last cleared. */
  get dropped(): number {
    return this.pushedOut;
  }

  /** @returns the entry with its id and as it is kept, even where there is no room to keep it */
  add(fields: Omit<JournalEntry, 'id'>): JournalEntry {
    const entry: JournalEntry = {
      ...fields,
      id: this.nextId,
      requestBody: cut(fields.requestBody, this.limits.bodyBytes),
      responseBody: cut(fields.responseBody, this.limits.bodyBytes),
    };
    const bytes = sizeOf(entry);
    while (this.size > 0 && !this.hasRoomFor(bytes)) this.dropOldest();
    const isKept = this.hasRoomFor(bytes);
    this.nextId += 1;
    if (isKept) {
      this.ring[entry.id % this.limits.entries] = { entry, bytes };
      this.keptBytes += bytes;
    } else {
      this.oldestId = this.nextId;
      this.pushedOut += 1;
    }
    return entry;
  }

  /** Newest first. */
  *list(): Iterable<JournalEntry> {
    for (let id = this.nextId - 1; id >= this.oldestId; id -= 1) {
      const kept = this.ring[id % this.limits.entries];
      // Whoever reads slowly may be overtaken by what is added meanwhile.
      if (kept?.entry.id === id) yield kept.entry;
    }
  }

  clear(): void {
    this.ring.length = 0;
    this.oldestId = this.nextId;
    this.keptBytes = 0;
    this.pushedOut = 0;
  }

  private hasRoomFor(bytes: number): boolean {
    return this.size < this.limits.entries && this.keptBytes + bytes <= this.limits.bytes;
  }

  private dropOldest(): void {
    const place = this.oldestId % this.limits.entries;
    this.keptBytes -= this.ring[place]?.bytes ?? 0;
    this.ring[place] = undefined;
    this.oldestId += 1;
    this.pushedOut += 1;
  }
}

function sizeOf(entry: JournalEntry): number {
  return (
    FIXED_BYTES +
    entry.path.length +
    headersSize(entry.requestHeaders) +
    headersSize(entry.responseHeaders) +
    (entry.requestBody?.length ?? 0) +
    (entry.responseBody?.length ?? 0)
  );
}

function headersSize(headers: Readonly<Record<string, string>>): number {
  return Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    0,
  );
}

function cut(body: string | undefined, limit: number): string | undefined {
  if (body === undefined || body.length <= limit) return body;
  const start = body.slice(0, isSurrogatePairAt(body, limit - 1) ? limit - 1 : limit);
  const more = body.length - start.length;
  // A slice keeps the whole body alive behind it; a copy does not.
  return `${Buffer.from(start, 'utf8').toString('utf8')}… (${String(more)} bytes more)`;
}

function isSurrogatePairAt(text: string, index: number): boolean {
  return (text.codePointAt(index) ?? 0) > 0xffff;
}
