import { Journal } from './journal';
import { entryFields, type EntryChanges } from './entry.fixture';

const ROOMY = { entries: 3, bytes: 1_000_000 };

function ids(journal: Journal): number[] {
  return Array.from(journal.list(), ({ id }) => id);
}

describe('Journal', () => {
  it('gives increasing ids and lists the newest first', () => {
    const journal = new Journal(ROOMY);
    journal.add(entryFields({ path: '/a' }));
    journal.add(entryFields({ path: '/b' }));
    expect(ids(journal)).toEqual([2, 1]);
    expect(Array.from(journal.list(), ({ path }) => path)).toEqual(['/b', '/a']);
  });

  it('drops the oldest entries when there are too many', () => {
    const journal = new Journal(ROOMY);
    for (let count = 0; count < 5; count += 1) journal.add(entryFields());
    expect(ids(journal)).toEqual([5, 4, 3]);
    expect([journal.size, journal.dropped]).toEqual([3, 2]);
  });

  it('drops as many entries as necessary when they are too large', () => {
    const journal = new Journal({ entries: 1_000, bytes: 50_000 });
    for (let count = 0; count < 100; count += 1) {
      journal.add(entryFields({ requestBody: 'x'.repeat(1_000) }));
      expect(journal.bytes).toBeLessThanOrEqual(50_000);
    }
    expect(ids(journal)).toEqual(Array.from(ids(journal), (_, index) => 100 - index));
    expect(journal.size).toBeGreaterThan(25);
    expect(journal.size + journal.dropped).toBe(100);
  });

  const LARGE = 10_000;
  it.each<[string, EntryChanges]>([
    ['the path', { path: `/${'a'.repeat(LARGE)}` }],
    ['a header of the request', { requestHeaders: { 'x-a': 'a'.repeat(LARGE) } }],
    ['a header of the response', { responseHeaders: ['x-a', 'a'.repeat(LARGE)] }],
    ['the values of a header', { requestHeaders: { 'set-cookie': ['a', 'a'.repeat(LARGE)] } }],
    ['the body of the request', { requestBody: 'a'.repeat(LARGE) }],
    ['the body of the response', { responseBody: 'a'.repeat(LARGE) }],
    ['a text of three bytes a character', { responseBody: '\u20ac'.repeat(LARGE / 3) }],
  ])('counts %s', (_title, changes) => {
    const journal = new Journal(ROOMY);
    journal.add(entryFields(changes));
    expect(journal.bytes).toBeGreaterThan(LARGE);
    journal.shrink();
    expect([journal.bytes, journal.size, journal.dropped]).toEqual([0, 0, 1]);
  });

  it('reads an entry only when the caller reaches it', () => {
    const journal = new Journal(ROOMY);
    journal.add(entryFields({ path: '/a' }));
    journal.add(entryFields({ path: '/b' }));
    const seen: string[] = [];
    for (const { path } of journal.list()) {
      seen.push(path);
      journal.clear();
    }
    expect(seen).toEqual(['/b']);
  });

  it.each([
    ['no entries', { entries: 0, bytes: 1_000_000 }],
    ['less memory than one entry takes', { entries: 3, bytes: 10 }],
  ])('keeps nothing if its limit is %s', (_title, limits) => {
    const journal = new Journal(limits);
    journal.add(entryFields());
    journal.add(entryFields());
    expect(ids(journal)).toEqual([]);
    expect([journal.size, journal.bytes, journal.dropped]).toEqual([0, 0, 2]);
  });

  it('is empty once cleared, and never gives an id twice', () => {
    const journal = new Journal(ROOMY);
    for (let count = 0; count < 4; count += 1) journal.add(entryFields());
    journal.clear();
    expect(ids(journal)).toEqual([]);
    expect([journal.size, journal.bytes, journal.dropped]).toEqual([0, 0, 0]);
    journal.add(entryFields());
    expect(ids(journal)).toEqual([5]);
  });

  it('does not show a slow reader new data in the place of an old entry', () => {
    const journal = new Journal({ ...ROOMY, entries: 2 });
    journal.add(entryFields());
    journal.add(entryFields());
    const seen: number[] = [];
    for (const { id } of journal.list()) {
      seen.push(id);
      journal.add(entryFields());
    }
    expect(seen).toEqual([2]);
  });
});
