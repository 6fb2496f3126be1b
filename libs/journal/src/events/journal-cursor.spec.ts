import fc from 'fast-check';
import { entryFields } from '../entry.fixture';
import { Journals } from '../journals';
import { JournalCursor } from './journal-cursor';

const SANDBOX = 'a';

function journalsOf(entries: number, totalBytes = 1_000_000): Journals {
  return new Journals({ each: { entries, bytes: 1_000_000 }, totalBytes });
}

function add(journals: Journals, path: string, sandbox = SANDBOX): void {
  journals.end(journals.begin(sandbox), entryFields({ path }));
}

function cursorOf(journals: Journals, resume?: string): JournalCursor {
  const cursor = new JournalCursor(journals, SANDBOX);
  if (resume === undefined) cursor.startBefore(100, () => true);
  else cursor.resume(resume);
  journals.listen(SANDBOX, {
    added: () => undefined,
    cleared: (why) => {
      cursor.clear(why);
    },
  });
  return cursor;
}

/** What the cursor gives: paths, and other steps in brackets. */
function read(cursor: JournalCursor, maximum = 100): string[] {
  return Array.from(cursor.read(maximum), (step) => {
    if (step.kind === 'entry') return step.entry.path;
    return step.kind === 'gap' ? `[gap ${String(step.dropped)}]` : `[${step.why}]`;
  });
}

describe('A cursor of a journal', () => {
  it('starts before the last entries, and reads each new one once', () => {
    const journals = journalsOf(100);
    for (const path of ['/1', '/2', '/3']) add(journals, path);
    const cursor = new JournalCursor(journals, SANDBOX);
    cursor.startBefore(2, () => true);
    expect(read(cursor)).toEqual(['/2', '/3']);
    expect(read(cursor)).toEqual([]);
    add(journals, '/4');
    expect(read(cursor)).toEqual(['/4']);
  });

  it('starts before the last entries that are accepted', () => {
    const journals = journalsOf(100);
    for (const path of ['/x', '/1', '/x', '/2']) add(journals, path);
    const cursor = new JournalCursor(journals, SANDBOX);
    cursor.startBefore(1, ({ path }) => path === '/x');
    expect(read(cursor)).toEqual(['/x', '/2']);
  });

  it('tells how many entries were dropped before it read them', () => {
    const journals = journalsOf(3);
    add(journals, '/1');
    const cursor = cursorOf(journals);
    for (const path of ['/2', '/3', '/4', '/5']) add(journals, path);
    expect(read(cursor)).toEqual(['[gap 2]', '/3', '/4', '/5']);
  });

  it('tells that the journal was cleared, and goes on', () => {
    const journals = journalsOf(3);
    add(journals, '/1');
    const cursor = cursorOf(journals);
    read(cursor);
    journals.clear(SANDBOX, 'sandbox-dropped');
    add(journals, '/2');
    expect(read(cursor)).toEqual(['[sandbox-dropped]', '/2']);
  });

  it('goes on where another one has ended', () => {
    const journals = journalsOf(10);
    for (const path of ['/1', '/2', '/3']) add(journals, path);
    const first = cursorOf(journals);
    read(first, 2);
    expect(read(cursorOf(journals, first.position))).toEqual(['/3']);
  });

  it('begins anew after a restart, and in a journal that was dropped for others', () => {
    const restarted = journalsOf(10);
    add(restarted, '/1');
    expect(read(cursorOf(restarted, 'before-1:7'))).toEqual(['[restarted]', '/1']);
    const small = journalsOf(10, 20_000);
    const cursor = cursorOf(small);
    add(small, '/1');
    read(cursor);
    add(small, '/2');
    for (let count = 0; count < 30; count += 1) add(small, '/', `other-${String(count)}`);
    expect(small.dropped(SANDBOX)).toBe(2);
    add(small, '/3');
    expect(read(cursor)).toEqual(['[gap 1]', '/3']);
  });

  it('neither loses nor repeats an entry, whatever happens', () => {
    const step = fc.constantFrom('add', 'add', 'add', 'read', 'resume', 'clear');
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60 }),
        fc.integer({ min: 1, max: 8 }),
        (steps, size) => {
          const journals = journalsOf(size);
          let cursor = cursorOf(journals);
          let added = 0;
          let known = 0;
          for (const each of steps) {
            if (each === 'add') add(journals, `/${String((added += 1))}`);
            else if (each === 'clear') {
              journals.clear(SANDBOX);
              // A cursor that had read nothing need not learn of it.
              known = NaN;
            } else if (each === 'resume') cursor = cursorOf(journals, cursor.position);
            for (const told of each === 'read' ? read(cursor, 3) : []) {
              if (told.startsWith('[gap')) known += Number(/\d+/.exec(told)?.[0]);
              else if (told.startsWith('[')) known = NaN;
              else if (Number.isNaN(known)) known = Number(told.slice(1));
              else expect(told).toBe(`/${String((known += 1))}`);
            }
          }
        },
      ),
    );
  });
});
