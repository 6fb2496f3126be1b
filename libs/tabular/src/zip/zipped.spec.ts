import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Digest } from '../manifest';
import { readZip } from '../test/read-zip';
import { NOON_MS } from '../test/tables';
import { zipStream, type ZipEntry } from './zip-stream';
import { zipped } from './zipped';

const manifest = ({ sha256, size }: Digest): object => ({ sha256, size });

/** Counts the chunks that were asked for, and whether it was closed. */
class Source {
  taken = 0;
  isClosed = false;

  constructor(private readonly failAt = Infinity) {}

  async *chunks(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        await Promise.resolve();
        this.taken += 1;
        if (this.taken === this.failAt) throw new Error('The disk is full');
        // Not compressible.
        yield createHash('sha512').update(String(this.taken)).digest();
      }
    } finally {
      this.isClosed = true;
    }
  }
}

describe('zipped', () => {
  it('holds the file and a manifest with its digest', async () => {
    const content = Buffer.from('id\r\n1\r\n'.repeat(10_000));
    const files = await readZip(
      await buffer(zipped('report.csv', chunksOf(content), manifest, NOON_MS)),
    );
    expect([...files.keys()]).toEqual(['report.csv', 'manifest.json']);
    expect(files.get('report.csv')?.content.equals(content)).toBe(true);
    expect(JSON.parse(files.get('manifest.json')?.content.toString() ?? '')).toEqual({
      sha256: createHash('sha256').update(content).digest('hex'),
      size: content.length,
    });
  });

  it.each([
    [NOON_MS, '2026-01-31T12:00:00.000Z'],
    // Zip counts in steps of two seconds.
    [NOON_MS + 3_999, '2026-01-31T12:00:02.000Z'],
    // Skipped by the clocks of New York.
    [Date.UTC(2026, 2, 8, 2, 30), '2026-03-08T02:30:00.000Z'],
    [0, '1980-01-02T00:00:00.000Z'],
    [Date.UTC(9999, 0), '2107-12-30T00:00:00.000Z'],
  ])('has at %d the time %s', async (atMs, text) => {
    const files = await readZip(await buffer(zipped('a', chunksOf(), manifest, atMs)));
    expect([...files.values()].map(({ modifiedAt }) => modifiedAt)).toEqual([text, text]);
    expect([...files.values()].flatMap(({ entry }) => entry.extraFields)).toEqual([]);
  });

  it('throws what the content throws', async () => {
    const source = new Source(5);
    await expect(buffer(zipped('a', source.chunks(), manifest, NOON_MS))).rejects.toThrow(
      'The disk is full',
    );
    expect(source.isClosed).toBe(true);
  });

  it('throws what the manifest throws', async () => {
    const failing = (): object => {
      throw new Error('No manifest');
    };
    await expect(buffer(zipped('a', chunksOf(), failing, NOON_MS))).rejects.toThrow('No manifest');
  });

  it('refuses a name that leaves the archive', async () => {
    await expect(buffer(zipped('../a', chunksOf(), manifest, NOON_MS))).rejects.toThrow();
  });
});

describe('zipStream', () => {
  it('takes no more than it needs, and closes the content when the reader stops', async () => {
    const source = new Source();
    let isClosed = false;
    const entries = function* (): Generator<ZipEntry> {
      try {
        yield { name: 'endless', content: source.chunks() };
      } finally {
        isClosed = true;
      }
    };
    let read = 0;
    for await (const chunk of zipStream(entries(), NOON_MS)) {
      read += chunk.length;
      if (read > 1_000_000) break;
    }
    expect({ isClosed, isSourceClosed: source.isClosed }).toEqual({
      isClosed: true,
      isSourceClosed: true,
    });
    // 64 bytes a chunk, and some hundreds of kilobytes in the buffers between.
    expect(source.taken * 64).toBeLessThan(read + 1_000_000);
  });
});

function chunksOf(...chunks: Buffer[]): AsyncGenerator<Buffer> {
  return (async function* () {
    await Promise.resolve();
    yield* chunks;
  })();
}
