import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formats } from './formats';
import { type Row } from './table';
import { COLUMNS, NOON_MS, ROW, tableOf, written } from './test/tables';

const ALL = Object.values(formats);
const TABLE = tableOf(COLUMNS, { timezone: 'America/Sao_Paulo' });
const ROWS = Array.from({ length: 1_200 }, (_, index) => ROW.with(1, index));

describe.each(ALL)('the format $id', (format) => {
  it('has the same id as in the registry', () => {
    expect(formats[format.id]).toBe(format);
  });

  it('gives the same bytes for the same table, whatever the size of its pages', async () => {
    const [one, other, changed] = await Promise.all([
      written(format, TABLE, ROWS, 500),
      written(format, structuredClone(TABLE), ROWS, 500),
      written(format, TABLE, ROWS.toReversed(), 500),
    ]);
    expect(one.equals(other)).toBe(true);
    expect(one.equals(changed)).toBe(false);
    // Only where chunks are compressed one by one may their size show.
    expect((await written(format, TABLE, ROWS, 7)).equals(one)).toBe(true);
  });

  it('throws what the source throws, and closes it', async () => {
    const source = new Source(3);
    await expect(read(format.write(TABLE, source.pages()))).rejects.toThrow('The database is down');
    expect(source.isClosed).toBe(true);
  });

  it('refuses a cell of another type than its column', async () => {
    await expect(written(format, TABLE, [ROW.with(1, 'a lot')])).rejects.toThrow(
      'Column amount holds a string that is not of type money',
    );
  });

  it('writes a table without rows', async () => {
    await expect(written(format, TABLE, [])).resolves.toBeInstanceOf(Buffer);
  });

  it('lets the event loop turn while the source never waits', async () => {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await written(format, TABLE, Array<Row>(20_000).fill(ROW), 200);
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(19);
  });
});

it.each(ALL.filter(({ id }) => id !== 'pdf'))(
  'the format $id takes no more than its reader needs, and closes the source when it stops',
  async (format) => {
    const source = new Source(Infinity);
    for await (const chunk of format.write(TABLE, source.pages())) {
      expect(chunk.length).toBeGreaterThan(0);
      if (source.taken > 2) break;
    }
    expect(source.isClosed).toBe(true);
    // A row group of parquet is 10,000 rows. The buffers of a zip hold some pages.
    expect(source.taken).toBeLessThan(60);
  },
);

it.each(['Asia/Tokyo', 'America/New_York'])(
  'the formats give the same bytes in a process in %s',
  async (zone) => {
    const here = await Promise.all(
      ALL.map(async (format) => [format.id, digestOf(await written(format, TABLE, ROWS))]),
    );
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['-e', WRITE_ALL, JSON.stringify({ table: TABLE, rows: ROWS.slice(0, 1) })],
      { env: { ...process.env, TZ: zone } },
    );
    expect(JSON.parse(stdout)).toEqual({ zone, digests: Object.fromEntries(here) });
  },
);

/** The built library in another process. Its rows are those of ROWS, made of the first one. */
const WRITE_ALL = `
  const { buffer } = require('node:stream/consumers');
  const { createHash } = require('node:crypto');
  const { formats } = require(${JSON.stringify(join(process.cwd(), 'dist', 'libs', 'tabular', 'src', 'index.js'))});
  const { table, rows: [row] } = JSON.parse(process.argv[1]);
  async function* pages() {
    for (let start = 0; start < 1200; start += 400) {
      yield Array.from({ length: 400 }, (_, index) => row.with(1, start + index));
    }
  }
  (async () => {
    const digests = {};
    for (const format of Object.values(formats)) {
      const file = await buffer(format.write(table, pages()));
      digests[format.id] = createHash('sha256').update(file).digest('hex');
    }
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    console.log(JSON.stringify({ zone, digests }));
  })();
`;

/** An endless table of pages of 500 rows. */
class Source {
  taken = 0;
  isClosed = false;

  constructor(private readonly failAt: number) {}

  async *pages(): AsyncGenerator<readonly Row[]> {
    try {
      for (;;) {
        await Promise.resolve();
        this.taken += 1;
        if (this.taken === this.failAt) throw new Error('The database is down');
        const from = this.taken * 500;
        yield Array.from({ length: 500 }, (_, index) =>
          // Not compressible, so that the buffers of a zip fill.
          ROW.with(0, digestOf(Buffer.from(String(from + index)))).with(2, NOON_MS + from + index),
        );
      }
    } finally {
      this.isClosed = true;
    }
  }
}

async function read(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const { length } of chunks) size += length;
  return size;
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
