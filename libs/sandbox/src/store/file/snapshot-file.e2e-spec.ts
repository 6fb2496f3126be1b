import 'reflect-metadata';
import { gzipSync } from 'node:zlib';
import { isPostgres } from '#libs/database';
import { SnapshotNotFound } from '../snapshot.errors';
import { AddNote1763690600000, kinds, Sandboxes, tableOf, type Bench } from '../test/store-bench';
import { begin, CreateValues1763690550000, fileOf, fileWith, linesOf, load } from './test/files';

/** Every pair of kinds of databases. */
const pairs = kinds.flatMap((from) => kinds.map((to) => [from.kind, to.kind, from, to] as const));

const VALUES = [
  [1, null, null, null, null, null, null, null],
  [2, -2147483648, '-9223372036854775808', '', '', false, '', 0],
  [3, 2147483647, '9223372036854775807', 'ação', 'a\n"b"\\ 🙂 \u2028', true, 'AP8K', 0.1],
  [4, 0, '9007199254740993', '[', '{"end":true}', true, '/w==', 1.7976931348623157e308],
];

describe.each(pairs)('A snapshot file of %s, loaded on %s', (_from, _to, from, to) => {
  const benches: Bench[] = [];
  const unders: Sandboxes[] = [];
  const start = async ({ create }: (typeof kinds)[number]): Promise<[Sandboxes, Bench]> => {
    const bench = await create();
    bench.migrations.push(CreateValues1763690550000);
    const under = new Sandboxes(bench);
    benches.push(bench);
    unders.push(under);
    return [under, bench];
  };
  afterEach(async () => {
    for (const under of unders.splice(0)) await under.end();
    for (const bench of benches.splice(0)) await bench.remove();
  });

  it('has all rows with their exact values, and the same lines when it is saved again', async () => {
    const [source] = await start(from);
    await begin(source, 'a');
    await source.add('a', 'one', 'two');
    await insertValues(source, 'a');
    await source.save('a', 's', '0a1b2c3d');
    const file = await fileOf(source, 'a/s');
    const [target] = await start(to);
    const loaded = await load(target, file, 'b/t');
    expect(loaded).toMatchObject({ name: 't', save: '0a1b2c3d' });
    expect(await target.store.listSnapshots('b')).toEqual([loaded]);
    await target.restore('b/t/0a1b2c3d', 'c');
    expect(await target.texts('c')).toEqual(['1 one', '2 two']);
    expect(await target.clock('c')).toBe('{"mode":"real"}');
    await target.add('c', 'three');
    expect(await target.texts('c')).toEqual(['1 one', '2 two', '3 three']);
    const again = linesOf(await fileOf(target, 'b/t'));
    expect(sorted(again)).toEqual(sorted(linesOf(file)));
    const rows = again.filter((line) => line.startsWith('['));
    expect(rows).toEqual(
      expect.arrayContaining(VALUES.map((values) => JSON.stringify(values))) as unknown,
    );
  });

  it('of an older version is migrated when it is restored', async () => {
    const [source] = await start(from);
    await begin(source, 'a');
    await source.add('a', 'old');
    await source.save('a', 's');
    const file = await fileOf(source, 'a/s');
    const [target, bench] = await start(to);
    bench.migrations.push(AddNote1763690600000);
    await load(target, file, 'a/s');
    await target.restore('a/s');
    const database = await target.in('a');
    expect(await database.query(`SELECT "text", note FROM ${tableOf(database)}`)).toEqual([
      { text: 'old', note: 'was old' },
    ]);
  });
});

describe.each(kinds)('Loading a snapshot file on $kind', ({ create }) => {
  // One for all tests: a file that is refused changes nothing.
  const on = {} as { bench: Bench; under: Sandboxes };
  let lines: string[];
  beforeAll(async () => {
    on.bench = await create();
    on.under = new Sandboxes(on.bench);
    await begin(on.under, 'a');
    await on.under.add('a', 'one');
    await on.under.save('a', 's');
    lines = linesOf(await fileOf(on.under, 'a/s')).slice(0, -1);
  });
  afterAll(async () => {
    await on.under.end();
    await on.bench.remove();
  });
  const header = (changes: object): string =>
    JSON.stringify({ ...(JSON.parse(lines[0] ?? '') as object), ...changes });
  const withHeader = (changes: object): Buffer => fileWith([header(changes), ...lines.slice(1)]);
  const replaced = (from: RegExp | string, to: string): Buffer =>
    fileWith(lines.map((line) => line.replace(from, to)));
  const INVALID = 'SNAPSHOT_FILE_INVALID';

  it.each<[string, () => Buffer, string, RegExp | string]>([
    ['is empty', () => Buffer.alloc(0), INVALID, 'cut or empty'],
    ['is empty when it is unpacked', () => gzipSync(''), INVALID, 'cut or empty'],
    ['is not packed', () => Buffer.from('{"format":1}\n'), INVALID, 'not a gzip file'],
    ['is cut', () => fileWith(lines).subarray(0, -20), INVALID, 'its end is missing'],
    ['is changed in the middle', () => changedByte(fileWith(lines)), INVALID, /gzip|sha256|Line/],
    ['has no last line', () => gzipSync(`${lines.join('\n')}\n`), INVALID, 'last line is missing'],
    ['has another first line', () => fileWith(['{"a":1}']), INVALID, 'not that of a snapshot'],
    ['is of a newer format', () => withHeader({ version: 2 }), INVALID, 'version 2 of the format'],
    ['has no migrations', () => withHeader({ migrations: [] }), INVALID, 'lists no migrations'],
    ['has a wrong save', () => withHeader({ save: 'x' }), INVALID, '8 hexadecimal digits'],
    [
      'is of another service',
      () => withHeader({ service: 'spi' }),
      'SNAPSHOT_FILE_OF_ANOTHER_SERVICE',
      'the service spi, and this is note',
    ],
    [
      'is of all services',
      () => withHeader({ format: 'payment-simulators-suite-snapshot' }),
      'SNAPSHOT_FILE_OF_SUITE',
      'suite control',
    ],
    [
      'is of a newer version',
      () => withHeader({ migrations: ['CreateReceipts1800000000000'] }),
      'SNAPSHOT_OF_NEWER_VERSION',
      'CreateReceipts1800000000000',
    ],
    [
      'has rows of another service',
      () => replaced('[1,"note"', '[1,"spi"'),
      'SNAPSHOT_OF_ANOTHER_APP',
      '',
    ],
    ['has no clock', () => replaced(/"\{\\"mode.*?\}"/, '"x"'), 'SNAPSHOT_DAMAGED', 'clock'],
    [
      'has an unknown table',
      () => replaced('"owners"', '"pg_class"'),
      INVALID,
      'no table pg_class',
    ],
    ['has a table twice', () => replaced('"owners"', '"entries"'), INVALID, 'or it is there twice'],
    [
      'has an unknown column',
      () => replaced('"owner_id"', '"owner"'),
      INVALID,
      'The columns of table entries are id, owner_id, text.',
    ],
    ['lacks a table', () => fileWith(lines.slice(0, 1)), INVALID, 'It lacks the table'],
    [
      'has a wrong value',
      () => replaced('[1,1,"one"]', '[1,true,"one"]'),
      INVALID,
      'column owner_id of table entries is not a whole number',
    ],
    ['has a long row', () => replaced('[1,1,"one"]', '[1,1,"one",1]'), INVALID, 'has 3 values'],
    ['has a line that is nothing', () => fileWith([...lines, 'x']), INVALID, 'It is not a row'],
    ['has a row before a table', () => fileWith([lines[0] ?? '', '[1]']), INVALID, 'first table'],
    [
      'has two rows with one key',
      () => fileWith(lines.flatMap((line) => (line === '[1,1,"one"]' ? [line, line] : [line]))),
      INVALID,
      'Rows do not fit in table entries',
    ],
    [
      'has a deep line',
      () => fileWith([...lines, `[${'['.repeat(100_000)}`]),
      INVALID,
      'A row of table',
    ],
    [
      'has a line after the last',
      () => gzipSync(`${linesOf(fileWith(lines)).join('\n')}\n[]\n`),
      INVALID,
      'after its last line',
    ],
    [
      'has another number of rows',
      () =>
        gzipSync(
          `${linesOf(fileWith(lines))
            .join('\n')
            .replace(/"rows":\d+/, '"rows":9')}\n`,
        ),
      INVALID,
      'It says 9 rows',
    ],
    [
      'is changed and packed again',
      () => gzipSync(`${linesOf(fileWith(lines)).join('\n').replace('"one"', '"two"')}\n`),
      INVALID,
      'sha256',
    ],
  ])('refuses one that %s', async (_, bytes, code, words) => {
    const before = await on.under.store.listSnapshots('a');
    for (const to of ['a/s', 'a/new', 'fresh/s']) {
      await expect(load(on.under, bytes(), to)).rejects.toMatchObject({
        code,
        detail: (typeof words === 'string'
          ? expect.stringContaining(words)
          : expect.stringMatching(words)) as unknown,
      });
    }
    expect(await on.under.store.listSnapshots('a')).toEqual(before);
    expect(await on.under.store.listSnapshots('fresh')).toEqual([]);
    expect(await on.under.store.list()).toEqual(['a']);
  });

  it('stops at the limit of the unpacked bytes, in lines or in one line', async () => {
    const long = `{"end":"${'x'.repeat(2_000_000)}"}`;
    const many = Array.from(
      { length: 9_000 },
      (_, at) => `[${String(at + 2)},1,"row ${String(at)}"]`,
    );
    const after = lines.indexOf('[1,1,"one"]') + 1;
    const rows = [...lines.slice(0, after), ...many, ...lines.slice(after)];
    for (const bomb of [fileWith([long]), fileWith(rows)]) {
      expect(bomb.length).toBeLessThan(100_000);
      await expect(load(on.under, bomb, 'a/bomb', 100_000)).rejects.toMatchObject({
        status: 413,
        code: 'BODY_TOO_LARGE',
      });
    }
    expect(await on.under.snapshots('a')).toEqual(['s']);
  });

  it('does not read a snapshot that does not exist', async () => {
    await expect(fileOf(on.under, 'a/none')).rejects.toThrow(SnapshotNotFound);
    await expect(fileOf(on.under, 'none/s')).rejects.toThrow(SnapshotNotFound);
  });

  it('refuses a row that refers to a row that is not there', async () => {
    await expect(
      load(on.under, replaced('[1,1,"one"]', '[1,9,"one"]'), 'a/s'),
    ).rejects.toMatchObject({ code: INVALID });
  });

  it('replaces a snapshot with the same name, and takes another order of the columns', async () => {
    await on.under.add('a', 'two');
    await on.under.save('a', 'two', '0a1b2c3d');
    const swapped = lines.map((line) =>
      line
        .replace('["id","owner_id","text"]', '["text","owner_id","id"]')
        .replace('[1,1,"one"]', '["one",1,1]'),
    );
    await load(on.under, fileWith(swapped), 'a/two');
    const [, two] = await on.under.store.listSnapshots('a');
    expect(two).not.toHaveProperty('save');
    await on.under.restore('a/two');
    expect(await on.under.texts('a')).toEqual(['1 one']);
  });
});

async function insertValues(under: Sandboxes, sandbox: string): Promise<void> {
  const database = await under.in(sandbox);
  const { schema } = database.driver as { readonly schema?: string };
  const table = schema === undefined ? 'values_of_all' : `"${schema}".values_of_all`;
  for (const [id, small, large, name, text, flag, bytes, number] of VALUES) {
    const places = [1, 2, 3, 4, 5, 6, 7, 8].map((place) =>
      isPostgres(database) ? `$${String(place)}` : '?',
    );
    const blob = bytes === null ? null : Buffer.from(String(bytes), 'base64');
    const exact = large === null ? null : BigInt(String(large));
    const isTrue = isPostgres(database) || flag === null ? flag : Number(flag);
    await database.query(`INSERT INTO ${table} VALUES (${places.join(', ')})`, [
      ...[id, small, exact, name, text, isTrue, blob, number],
    ]);
  }
}

/** Two databases can have the tables in another order. */
function sorted(lines: readonly string[]): string[] {
  return lines.filter((line) => !line.includes('"savedAt"') && !line.includes('"sha256"')).sort();
}

function changedByte(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = Math.floor(changed.length / 2);
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}
