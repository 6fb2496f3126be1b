import { Journal } from './journal';
import { entryFields } from './entry.fixture';

const ROOMY = { entries: 3, bytes: 1_000_000, bodyBytes: 1000 };

function ids(journal: Journal): number[] {
  return Array.from(journal.list(), ({ id }) => id);
}

describe('Journal', () => {
  it('gives rising ids and lists the newest first', () => {
    const journal = new Journal(ROOMY);
    expect(journal.add(entryFields({ path: '/a' })).id).toBe(1);
    expect(journal.add(entryFields({ path: '/b' })).id).toBe(2);
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
    const journal = new Journal({ entries: 10, bytes: one.bytes * 3, bodyBytes: 10_000 });
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

  it('counts headers, bodies and the path', () => {
    const sizes = [
      entryFields(),
      entryFields({ path: '/abc1234567' }),
      entryFields({ requestHeaders: { 'x-a': '1234567' } }),
      entryFields({ responseHeaders: { 'x-a': '1234567' } }),
      entryFields({ requestBody: '1234567890' }),
      entryFields({ responseBody: '1234567890' }),
    ].map((fields) => {
      const journal = new Journal(ROOMY);
      journal.add(fields);
      return journal.bytes;
    });
    const [plain = 0, ...larger] = sizes;
    expect(larger).toEqual([plain + 10, plain + 10, plain + 10, plain + 10, plain + 10]);
  });

  it.each([
    ['no entries', { entries: 0, bytes: 1_000_000, bodyBytes: 10 }],
    ['less room than one takes', { entries: 3, bytes: 10, bodyBytes: 10 }],
  ])('keeps nothing where it may keep %s', (_title, limits) => {
    const journal = new Journal(limits);
    expect(journal.add(entryFields()).id).toBe(1);
    expect(journal.add(entryFields()).id).toBe(2);
    expect(ids(journal)).toEqual([]);
    expect([journal.size, journal.bytes, journal.dropped]).toEqual([0, 0, 2]);
  });

  it('is empty once cleared, and never gives an id twice', () => {
    const journal = new Journal(ROOMY);
    for (let count = 0; count < 4; count += 1) journal.add(entryFields());
    journal.clear();
    expect(ids(journal)).toEqual([]);
    expect([journal.size, journal.bytes, journal.dropped]).toEqual([0, 0, 0]);
    expect(journal.add(entryFields()).id).toBe(5);
    expect(ids(journal)).toEqual([5]);
  });

  it.each([
    ['12345', '12345'],
    ['123456', '12345… (1 bytes more)'],
    ['1234\u{1F600}67', '1234… (4 bytes more)'],
    ['123\u{1F600}67', '123\u{1F600}… (2 bytes more)'],
    [undefined, undefined],
  ])('keeps of the body %p: %p', (body, kept) => {
    const journal = new Journal({ ...ROOMY, bodyBytes: 5 });
    const entry = journal.add(entryFields({ requestBody: body, responseBody: body }));
    expect([entry.requestBody, entry.responseBody]).toEqual([kept, kept]);
    expect(Array.from(journal.list())).toEqual([entry]);
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
