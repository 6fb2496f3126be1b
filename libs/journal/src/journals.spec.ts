import { entryFields } from './entry.fixture';
import { Journals } from './journals';

const BODY = 'x'.repeat(1_000);
/** If this entry is the only one of a journal, the journal takes one page with its objects. */
const JOURNAL_BYTES = 5_500;

function journalsOf(smallJournals: number, entries = 100): Journals {
  const each = { entries, bytes: 1_000_000 };
  return new Journals({ each, totalBytes: smallJournals * JOURNAL_BYTES });
}

function request(journals: Journals, sandbox: string): void {
  journals.end(journals.begin(sandbox), entryFields({ requestBody: BODY }));
}

function sizes(journals: Journals, ...names: string[]): number[] {
  return names.map((name) => ids(journals, name).length);
}

function ids(journals: Journals, sandbox: string): number[] {
  return Array.from(journals.list(sandbox), ({ id }) => id);
}

describe('Journals', () => {
  it('drops the oldest entries of the least recently used first', () => {
    const journals = journalsOf(10);
    for (let count = 1; count <= 10; count += 1) request(journals, 'old');
    while (journals.dropped('old') === 0) request(journals, 'new');
    // The oldest are dropped together with the memory that they share.
    const dropped = journals.dropped('old');
    expect(dropped).toBeLessThan(10);
    expect(ids(journals, 'old')).toEqual(Array.from({ length: 10 - dropped }, (_, i) => 10 - i));
    expect(journals.dropped('new')).toBe(0);
  });

  it('never takes more memory than its limit, with one sandbox or many', () => {
    const journals = journalsOf(10);
    for (let count = 0; count < 500; count += 1) {
      request(journals, count % 2 === 0 ? 'same' : `run-${String(count)}`);
      expect(journals.bytes).toBeLessThanOrEqual(10 * JOURNAL_BYTES);
    }
  });

  it('keeps a journal in use, whatever the number of other sandboxes', () => {
    const journals = journalsOf(8);
    request(journals, 'used');
    const underWay = journals.begin('used');
    for (let count = 0; count < 300; count += 1) request(journals, `run-${String(count)}`);
    expect([...sizes(journals, 'used'), journals.dropped('used')]).toEqual([1, 0]);
    journals.end(underWay, entryFields());
    expect(sizes(journals, 'used')).toEqual([2]);
  });

  it('keeps a journal that is used again and again among 300 other names', () => {
    const journals = journalsOf(50);
    for (let count = 0; count < 300; count += 1) {
      request(journals, `run-${String(count)}`);
      request(journals, 'used');
    }
    expect(ids(journals, 'used')[0]).toBe(300);
    expect(ids(journals, 'used').length + journals.dropped('used')).toBe(300);
  });

  it('remembers how many entries a dropped journal lost, even when it is created again', () => {
    const journals = journalsOf(4);
    request(journals, 'a');
    request(journals, 'a');
    for (let count = 0; count < 20; count += 1) request(journals, 'b');
    expect([...sizes(journals, 'a'), journals.dropped('a')]).toEqual([0, 2]);
    request(journals, 'a');
    expect([...sizes(journals, 'a'), journals.dropped('a')]).toEqual([1, 2]);
    expect(journals.dropped('new')).toBe(0);
    journals.clear('a');
    expect([...sizes(journals, 'a'), journals.dropped('a')]).toEqual([0, 0]);
  });

  it('remembers the dropped entries of 50,000 sandboxes, and counts all others for every unknown sandbox', () => {
    const journals = new Journals({ each: { entries: 1, bytes: 10_000 }, totalBytes: 1 });
    for (let count = 0; count < 50_010; count += 1) request(journals, `run-${String(count)}`);
    expect(journals.dropped('run-40000')).toBe(1);
    expect(journals.dropped('run-0')).toBeGreaterThan(0);
    journals.clear('run-0');
    expect(journals.dropped('run-0')).toBe(0);
  });

  it('adds requests that end after the journal was cleared', () => {
    const journals = journalsOf(4);
    request(journals, 'a');
    const underWay = journals.begin('a');
    journals.clear('a');
    expect(sizes(journals, 'a')).toEqual([0]);
    journals.end(underWay, entryFields());
    expect(sizes(journals, 'a')).toEqual([1]);
    journals.clear('a');
    expect(journals.bytes).toBe(0);
  });

  it('makes no journal for a reader', () => {
    const journals = journalsOf(4);
    expect([ids(journals, 'a'), journals.dropped('a'), journals.bytes]).toEqual([[], 0, 0]);
  });
});
