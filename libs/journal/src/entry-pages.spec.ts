import fc from 'fast-check';
import { EntryPages, type Place } from './entry-pages';

const NUMBER_BYTES = 8;
/** More memory than the page and its objects take. */
const SMALL = 5 * 1024;

/** Writes the number of the entry, then `length` bytes that differ from those of the other entries. */
function add(pages: EntryPages, length: number, seed: number): Buffer | undefined {
  const content = Buffer.alloc(length, `${String(seed)}; `);
  const place = pages.append(NUMBER_BYTES + length);
  if (place === undefined) return undefined;
  place.numbers[place.at / NUMBER_BYTES] = length;
  place.bytes.set(content, place.at + NUMBER_BYTES);
  return content;
}

function contentAt({ bytes, numbers, at }: Place): Buffer {
  const length = numbers[at / NUMBER_BYTES] ?? 0;
  return Buffer.from(bytes.subarray(at + NUMBER_BYTES, at + NUMBER_BYTES + length));
}

function stored(pages: EntryPages): [number, Buffer][] {
  return Array.from(pages.newestFirst(), (place) => [place.id, contentAt(place)]);
}

function equal(actual: number, expected: number): void {
  if (actual !== expected) throw new Error(`${String(actual)} is not ${String(expected)}.`);
}

const limit = fc.oneof(fc.nat(3_000), fc.nat(1_000_000));
const step = fc.oneof(
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('add'), length: fc.nat(400) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('add'), length: fc.nat(90_000) }) },
  { weight: 5, arbitrary: fc.constant({ kind: 'drop', length: 0 }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'shrink', length: 0 }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear', length: 0 }) },
);
const steps = fc.array(step, { minLength: 1, maxLength: 300, size: 'max' });

describe('EntryPages', () => {
  it('reads back the newest entries byte for byte and stays within its bound, whatever the sizes', () => {
    fc.assert(
      fc.property(limit, steps, (limitBytes, taken) => {
        const pages = new EntryPages(limitBytes);
        const added: (Buffer | undefined)[] = [];
        for (const { kind, length } of taken) {
          const before = pages.size;
          if (kind === 'add') added.push(add(pages, length, added.length));
          else if (kind === 'drop') pages.dropOldest();
          else if (kind === 'shrink') pages.shrink();
          else pages.clear();
          // No expect(), because it takes longer than the step itself.
          if (kind === 'drop') equal(pages.size, Math.max(0, before - 1));
          if (kind === 'clear') equal(pages.size + pages.bytes, 0);
          if (pages.bytes > limitBytes) throw new Error(`${String(pages.bytes)} bytes`);
          equal(pages.oldestId + pages.size, added.length + 1);
        }
        const read = stored(pages);
        const ids = read.map(([id]) => id);
        expect(ids).toEqual(Array.from({ length: pages.size }, (_, index) => added.length - index));
        expect(read.filter(([id, content]) => !added[id - 1]?.equals(content))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('holds at least three quarters of its bound in entries of one size', () => {
    const pages = new EntryPages(1_000_000);
    for (let count = 0; count < 2_000; count += 1) add(pages, 3_000, count);
    expect(pages.size * 3_000).toBeGreaterThan(750_000);
  });

  it('uses its pages again once they are full', () => {
    const pages = new EntryPages(10_000_000);
    const buffers = new Set<Buffer>();
    for (let count = 0; count < 5_000; count += 1) {
      if (count >= 500) pages.dropOldest();
      add(pages, 1_000 + (count % 7) * 100, count);
      // A page holds about fifty entries.
      if (count >= 1_000 && count % 25 === 0)
        for (const { bytes } of pages.newestFirst()) buffers.add(bytes);
    }
    // The pages of the entries, and one free page.
    expect(buffers.size).toBeLessThanOrEqual(Math.ceil((500 * 1_400) / 65_536) + 2);
  });

  it('uses little memory for few entries', () => {
    const pages = new EntryPages(4_000_000);
    add(pages, 1_000, 1);
    expect(pages.bytes).toBeLessThan(SMALL);
    pages.shrink();
    expect([pages.size, pages.bytes]).toEqual([0, 0]);
  });

  it('drops an entry that is larger than its bound, and all before it', () => {
    const pages = new EntryPages(20_000);
    add(pages, 100, 1);
    expect(add(pages, 20_000, 2)).toBeUndefined();
    expect([pages.size, pages.bytes, pages.oldestId]).toEqual([0, 0, 3]);
    add(pages, 19_000, 3);
    expect(stored(pages).map(([id]) => id)).toEqual([3]);
  });

  it('shows only complete entries to a reader while entries are added and dropped', () => {
    const pages = new EntryPages(64_000);
    const contents = new Map<number, Buffer | undefined>();
    let count = 0;
    const addNext = (): void => {
      count += 1;
      contents.set(count, add(pages, 100 + (count % 900), count));
    };
    while (pages.oldestId < 2) addNext();
    const newest = count;
    const seen: number[] = [];
    for (const place of pages.newestFirst()) {
      expect(contentAt(place)).toEqual(contents.get(place.id));
      seen.push(place.id);
      addNext();
      if (count % 3 === 0) pages.dropOldest();
    }
    expect(seen).toEqual(Array.from(seen, (_, index) => newest - index));
    expect(seen.length).toBeGreaterThan(10);
  });
});
