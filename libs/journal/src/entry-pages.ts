/** Memory outside of the V8 heap, which the garbage collector neither copies nor scans. */
class Page {
  readonly bytes: Buffer;
  /** The same memory as numbers of 8 bytes. */
  readonly numbers: Float64Array;
  /** Where the oldest record starts. */
  start = 0;
  /** Where the newest record ends. */
  end = 0;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafeSlow(size);
    this.numbers = new Float64Array(this.bytes.buffer);
  }

  get memory(): number {
    return this.bytes.length + PAGE_OBJECT_BYTES;
  }

  empty(): void {
    this.start = 0;
    this.end = 0;
  }
}

/** The position of the contents of one entry: from `at` in `bytes`, which is from `at / 8` in `numbers`. */
export interface Place {
  readonly bytes: Buffer;
  readonly numbers: Float64Array;
  readonly at: number;
}

const NUMBER_BYTES = 8;
const FIRST_PAGE_BYTES = 4 * 1024;
const LARGEST_PAGE_BYTES = 64 * 1024;
/** The limit is divided into at least this number of pages, because a whole page is dropped to make room. */
const FEWEST_PAGES = 8;
/** Memory of a page in addition to its bytes, rounded up: a Buffer, a Float64Array and their ArrayBuffer. */
const PAGE_OBJECT_BYTES = 512;

/**
 * Stores entries as bytes, one after the other, in pages of memory. The oldest entries can be dropped, and a free page
 * is used again. So adding an entry allocates nothing once the pages are full.
 *
 * Each entry is stored as its size, its contents and its size again, so that the pages can be read from both ends.
 */
export class EntryPages {
  /** The page with the oldest entries first. */
  private pages: Page[] = [];
  /** A free page to be used next. */
  private spare: Page | undefined;
  private heldBytes = 0;
  private nextId = 1;
  private firstId = 1;

  /** @param limit memory that all pages may take together, in bytes */
  constructor(private readonly limit: number) {}

  /** How many entries there are. */
  get size(): number {
    return this.nextId - this.firstId;
  }

  /** The id of the oldest entry, or of the next one if there are no entries. */
  get oldestId(): number {
    return this.firstId;
  }

  /** Memory of the pages, full or not. */
  get bytes(): number {
    return this.heldBytes;
  }

  /**
   * Makes room for an entry, which must be written at once. Each entry gets the next id. If the limit is reached, the
   * oldest entries are dropped, one page at a time.
   *
   * @returns undefined if the entry is larger than the limit; then it and all older entries are dropped
   */
  append(contentBytes: number): Place | undefined {
    const size = (Math.ceil(contentBytes / NUMBER_BYTES) + 2) * NUMBER_BYTES;
    const page = this.pageFor(size);
    this.nextId += 1;
    if (page === undefined) {
      this.clear();
      return undefined;
    }
    const { bytes, numbers, end } = page;
    numbers[end / NUMBER_BYTES] = size;
    page.end += size;
    numbers[page.end / NUMBER_BYTES - 1] = size;
    return { bytes, numbers, at: end + NUMBER_BYTES };
  }

  dropOldest(): void {
    const [page] = this.pages;
    if (page === undefined) return;
    this.firstId += 1;
    page.start += sizeAt(page, page.start);
    if (page.start < page.end) return;
    const free = this.takeOldestPage();
    const isUseful = this.pages.length === 0 || page.bytes.length === this.fullPageBytes;
    if (free === undefined || !isUseful || this.spare !== undefined) return;
    this.spare = free;
    this.heldBytes += free.memory;
  }

  /** Releases memory: a free page, or otherwise the page with the oldest entries. */
  shrink(): void {
    if (this.takeSpare() === undefined) this.takeOldestPage();
  }

  /** Drops all entries and releases all memory. Ids continue. */
  clear(): void {
    this.pages = [];
    this.spare = undefined;
    this.heldBytes = 0;
    this.firstId = this.nextId;
  }

  /**
   * The entries, newest first. A place is valid until the next entry is added. Entries that are dropped while
   * the caller iterates are left out, and so are new ones.
   */
  *newestFirst(): Iterable<Place & { readonly id: number }> {
    let id = this.nextId;
    // Keeps the current ends of the pages, because new entries change them. A page that is used again has no older
    // entries.
    const pages = this.pages.map((page) => ({ page, end: page.end })).reverse();
    for (const { page, end } of pages) {
      const { bytes, numbers } = page;
      for (let next = end; id > this.firstId && next > page.start;) {
        id -= 1;
        next -= sizeAt(page, next - NUMBER_BYTES);
        yield { bytes, numbers, at: next + NUMBER_BYTES, id };
      }
    }
  }

  private get fullPageBytes(): number {
    const share = Math.max(0, this.limit - PAGE_OBJECT_BYTES) / FEWEST_PAGES;
    return Math.min(LARGEST_PAGE_BYTES, Math.floor(share / NUMBER_BYTES) * NUMBER_BYTES);
  }

  /** The page for the next entry; undefined if the entry is larger than the limit. */
  private pageFor(size: number): Page | undefined {
    const newest = this.pages.at(-1);
    if (newest !== undefined && newest.end + size <= newest.bytes.length) return newest;
    if (size + PAGE_OBJECT_BYTES > this.limit) return undefined;
    const doubled = newest === undefined ? FIRST_PAGE_BYTES : 2 * newest.bytes.length;
    const wanted = Math.max(size, Math.min(doubled, this.fullPageBytes));
    let free = this.takeSpare();
    while (!hasRoom(free, size) && this.heldBytes + wanted + PAGE_OBJECT_BYTES > this.limit) {
      free = this.takeOldestPage();
    }
    const page = hasRoom(free, size) ? free : new Page(wanted);
    this.pages.push(page);
    this.heldBytes += page.memory;
    return page;
  }

  private takeSpare(): Page | undefined {
    const { spare } = this;
    this.spare = undefined;
    this.heldBytes -= spare?.memory ?? 0;
    return spare;
  }

  /** Drops the entries of the oldest page. */
  private takeOldestPage(): Page | undefined {
    const page = this.pages.shift();
    if (page === undefined) return undefined;
    this.heldBytes -= page.memory;
    for (let at = page.start; at < page.end; at += sizeAt(page, at)) this.firstId += 1;
    page.empty();
    return page;
  }
}

function hasRoom(page: Page | undefined, size: number): page is Page {
  return page !== undefined && page.bytes.length >= size;
}

/** The size of the entry whose first or last number is at this position. */
function sizeAt({ numbers }: Page, at: number): number {
  return numbers[at / NUMBER_BYTES] ?? 0;
}
