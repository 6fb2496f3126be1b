import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { unpackedBody } from './decode-body';

const LIMIT = 1000;
const text = Buffer.from('{"a":1}');

describe('unpackedBody', () => {
  it.each([
    ['', text],
    ['identity', text],
    ['gzip', gzipSync(text)],
    ['X-GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
  ])('unpacks %s', async (encoding, packed) => {
    expect(await unpackedBody(packed, encoding, LIMIT)).toEqual(text);
  });

  it.each([
    ['gzip that is none', 'gzip', text],
    ['gzip that is cut', 'gzip', gzipSync(text).subarray(0, -9)],
    [
      'gzip with a wrong checksum',
      'gzip',
      Buffer.concat([gzipSync(text).subarray(0, -8), Buffer.alloc(8)]),
    ],
    ['a bomb in gzip', 'gzip', gzipSync(Buffer.alloc(5_000_000))],
    ['a bomb in br', 'br', brotliCompressSync(Buffer.alloc(5_000_000))],
    ['a bomb in deflate', 'deflate', deflateSync(Buffer.alloc(5_000_000))],
    ['a bomb in two layers', 'gzip, gzip', gzipSync(gzipSync(Buffer.alloc(5_000_000)))],
    ['an unknown encoding', 'zstd', text],
    ['the name of a member of all objects', 'constructor', text],
  ])('has nothing for %s', async (_, encoding, packed) => {
    expect(await unpackedBody(packed, encoding, LIMIT)).toBeUndefined();
  });
});
