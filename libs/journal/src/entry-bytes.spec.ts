import { keptBytes, textOfKept } from '#libs/http';
import { readEntry, writeEntry } from './entry-bytes';
import { entryFields } from './entry.fixture';
import { EntryPages } from './entry-pages';
import type { JournalEntry, NewEntry } from './journal-entry';

function readBack(entry: NewEntry): JournalEntry | undefined {
  const pages = new EntryPages(1_000_000);
  writeEntry(entry, pages);
  const [place] = pages.newestFirst();
  return place === undefined ? undefined : readEntry(place);
}

describe('The bytes of an entry', () => {
  it('hold every member', () => {
    const entry = entryFields({
      atMs: -62_135_596_800_000,
      receivedMs: 4_102_444_800_000.125,
      method: 'PATCH',
      path: '/a?b=%C3%A9',
      status: 201,
      durationMs: 7,
      correlationId: 'c-1',
      requestHeaders: { host: 'a', 'x-empty': '', 'x-latin': 'caf\u00e9' },
      responseHeaders: ['content-length', 12, 'x-a', ''],
      rule: '6f1c',
      skippedRules: [
        { rule: '7a', reason: 'times' },
        { rule: '8b', reason: 'unused' },
      ],
      testValues: [
        { value: 'ac03@outcome.example', reason: undefined, nearest: undefined },
        { value: 'ac04@outcome.example', reason: 'unknown', nearest: 'ac03@outcome.example' },
        { value: 'zz@outcome.example', reason: 'off', nearest: undefined },
      ],
      changes: [
        { table: 'payments', inserted: 1, updated: 0, deleted: 0 },
        { table: 'accounts', inserted: 0, updated: 2, deleted: 3 },
      ],
      outcome: 'lost',
    });
    expect(readBack(entry)).toEqual({
      ...entry,
      id: 1,
      responseHeaders: { 'content-length': '12', 'x-a': '' },
    });
  });

  it('hold the absence of a status, a rule and bodies', () => {
    const absent = { status: undefined, rule: undefined, requestBody: undefined };
    expect(readBack(entryFields(absent))).toMatchObject({ ...absent, responseBody: undefined });
  });

  it('hold several values of a header as node gives them', () => {
    const entry = readBack(
      entryFields({
        requestHeaders: { 'set-cookie': ['a=1'], accept: 'x, y' },
        responseHeaders: ['set-cookie', ['a=1', 'b=2'], 'vary', ['a', 'b']],
      }),
    );
    expect(entry?.requestHeaders).toEqual({ 'set-cookie': ['a=1'], accept: 'x, y' });
    expect(entry?.responseHeaders).toEqual({ 'set-cookie': ['a=1', 'b=2'], vary: ['a', 'b'] });
  });

  it.each(['', 'plain', 'caf\u00e9', '\u20ac \u{1f600}', 'line\nbreak'])(
    'hold a body of the text %j',
    (text) => {
      const entry = readBack(entryFields({ requestBody: text, responseBody: text }));
      const bodies = [entry?.requestBody, entry?.responseBody];
      expect(bodies.map((body) => body && [textOfKept(body), body.bytes])).toEqual(
        Array(2).fill([text, Buffer.byteLength(text)]),
      );
    },
  );

  it('hold the beginning of a body of bytes, and the length of the whole', () => {
    const requestBody = keptBytes(Buffer.from([0, 255, 10, 128, 1]), 4);
    const entry = readBack({ ...entryFields(), requestBody });
    expect(entry?.requestBody).toEqual({ start: Buffer.from([0, 255, 10, 128]), bytes: 5 });
  });

  it('stay as they were read when their page is written again', () => {
    const pages = new EntryPages(3_000);
    writeEntry(entryFields({ requestBody: 'first' }), pages);
    const [place] = pages.newestFirst();
    const first = place && readEntry(place);
    for (let count = 0; count < 50; count += 1) {
      writeEntry(entryFields({ requestBody: 'other' }), pages);
    }
    expect(first?.requestBody && textOfKept(first.requestBody)).toBe('first');
  });
});
