/** Memory outside of V8's heap: the garbage collector neither copies it nor looks through it. */
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

/** Where the contents of one entry are: from `at` in `bytes`, which is from `at / 8` in `numbers`. */
export interface Place {
  readonly bytes: Buffer;
  readonly numbers: Float64Array;
  readonly at: number;
}

const NUMBER_BYTES = 8;
const FIRST_PAGE_BYTES = 4 * 1024;
const LARGEST_PAGE_BYTES = 64 * 1024;
/** Pages are no larger than this part of the bound: to make room, one of them is dropped as a whole. */
const FEWEST_PAGES = 8;
/** What a page takes beside its bytes, rounded up: a Buffer, a Float64Array and their common memory's object. */
const PAGE_OBJECT_BYTES = 512;

/**
 * Entries as bytes, one after the other, in pages of memory. The oldest can be dropped, and a page that has become
 * free is used again: once the pages are full, adding an entry allocates nothing.
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

  /** The id of the oldest entry, or of the next one where there are none. */
  get oldestId(): number {
    return this.firstId;
  }

  /** Memory that the pages take, whether they are full or not. */
  get bytes(): number {
    return this.heldBytes;
  }

  /**
   * Makes room for an entry, which must be written at once; ids rise by one. Where the bound requires it, the oldest
   * entries are dropped, a page of them at a time.
   *
   * @returns undefined where the entry is larger than the bound; then it and all older entries are dropped
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

  /** Gives memory back: a free page, or else the oldest entries with their page. */
  shrink(): void {
    if (this.takeSpare() === undefined) this.takeOldestPage();
  }

  /** Drops all entries and gives all memory back. Ids go on. */
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
    // The end of a page changes with each entry: a page that is used again has no older entries left.
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

  /** The page that the next entry goes to; undefined where the entry is larger than the bound. */
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

/** Of the entry whose first or last number is there. */
function sizeAt({ numbers }: Page, at: number): number {
  return numbers[at / NUMBER_BYTES] ?? 0;
}
