import { Journal } from './journal';
import { entryFields, type EntryChanges } from './entry.fixture';

const ROOMY = { entries: 3, bytes: 1_000_000 };

function ids(journal: Journal): number[] {
  return Array.from(journal.list(), ({ id }) => id);
}

describe('Journal', () => {
  it('gives rising ids and lists the newest first', () => {
    const journal = new Journal(ROOMY);
    journal.add(entryFields({ path: '/a' }));
    journal.add(entryFields({ path: '/b' }));
    expect(ids(journal)).toEqual([2, 1]);
    expect(Array.from(journal.list(), ({ path }) => path)).toEqual(['/b', '/a']);
  });

  it('pushes the oldest out when there are too many', () => {
    const journal = new Journal(ROOMY);
    for (let count = 0; count < 5; count += 1) journal.add(entryFields());
    expect(ids(journal)).toEqual([5, 4, 3]);
    expect([journal.size, journal.dropped]).toEqual([3, 2]);
  });

  it('pushes out as many as it takes when they are too large', () => {
    const one = new Journal(ROOMY);
    one.add(entryFields({ requestBody: 'x'.repeat(100) }));
    const journal = new Journal({ entries: 10, bytes: one.bytes * 3 });
    for (let count = 0; count < 4; count += 1) {
      journal.add(entryFields({ requestBody: 'x'.repeat(100) }));
    }
    expect(ids(journal)).toEqual([4, 3, 2]);
    expect(journal.bytes).toBe(one.bytes * 3);
    journal.add(entryFields({ responseBody: 'x'.repeat(200) }));
    expect(ids(journal)).toEqual([5, 4]);
    expect(journal.bytes).toBe(one.bytes * 2 + 100);
    expect(journal.dropped).toBe(3);
  });

  it.each<[string, EntryChanges, number]>([
    ['the path', { path: '/abc1234567' }, 10],
    ['a header of the request', { requestHeaders: { 'x-a': '1234567890' } }, 10],
    ['a header of the response', { responseHeaders: ['x-a', '1234567890'] }, 13],
    ['a header with several values', { requestHeaders: { 'set-cookie': ['12345', '67890'] } }, 10],
    ['the body of the request', { requestBody: '1234567890' }, 10],
    ['the body of the response', { responseBody: '1234567890' }, 10],
    ['a text of two bytes a character', { responseBody: '\u20ac2345' }, 10],
  ])('counts %s', (_title, changes, bytes) => {
    const [plain, larger] = [new Journal(ROOMY), new Journal(ROOMY)];
    plain.add(entryFields());
    larger.add(entryFields(changes));
    expect(larger.bytes - plain.bytes).toBeGreaterThanOrEqual(bytes);
    larger.dropOldest();
    expect(larger.bytes).toBe(0);
  });

  it.each([
    ['no entries', { entries: 0, bytes: 1_000_000 }],
    ['less room than one takes', { entries: 3, bytes: 10 }],
  ])('keeps nothing where it may keep %s', (_title, limits) => {
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

  it('does not show a slow reader what has taken the place of an entry', () => {
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
