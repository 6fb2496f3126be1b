import { deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { compressedXml, MAX_XML_BYTES, readCompressedXml } from './compressed-xml';

const packed = (content: string | Buffer): string => gzipSync(content).toString('base64');
const XML = '<DPS>ação</DPS>';

describe('readCompressedXml', () => {
  it.each([
    ['on one line', packed(XML)],
    ['in lines', packed(XML).replace(/(.{10})/g, '$1\r\n')],
    [
      'of two gzip members',
      Buffer.concat([gzipSync('<DPS>'), gzipSync('ação</DPS>')]).toString('base64'),
    ],
  ])('reads Base64 %s', async (_, text) => {
    const read = await readCompressedXml(text, 'dps');
    expect(read.ok && read.value.toString()).toBe(XML);
  });

  it.each([
    ['no text', '', 'E1225', 'Must not be empty.'],
    ['white space', ' \n', 'E1225', 'Must not be empty.'],
    ['XML itself', XML, 'E1225', 'Must be Base64'],
    ['another alphabet', packed('<a/>').slice(0, -4) + '-_==', 'E1225', 'Must be Base64'],
    ['a length that Base64 cannot have', 'H4sIA', 'E1225', 'Must be Base64'],
    ['padding in the middle', 'H4==IAAA', 'E1225', 'Must be Base64'],
    ['Base64 of XML', Buffer.from(XML).toString('base64'), 'E1226', 'complete gzip file'],
    ['zlib', deflateSync(XML).toString('base64'), 'E1226', 'complete gzip file'],
    [
      'half a file',
      gzipSync(XML).subarray(0, 20).toString('base64'),
      'E1226',
      'complete gzip file',
    ],
    ['a wrong checksum', damaged(), 'E1226', 'complete gzip file'],
    ['Latin-1', packed(Buffer.from(XML, 'latin1')), 'E1229', 'not valid UTF-8'],
    ['too much XML', packed('x'.repeat(MAX_XML_BYTES + 1)), 'E1226', 'more than 1048576 bytes'],
  ])('refuses %s', async (_, text, code, detail) => {
    expect(await readCompressedXml(text, 'dps')).toEqual({
      ok: false,
      refusal: {
        code,
        element: 'dps',
        detail: expect.stringContaining(detail),
        description: expect.stringMatching(/./),
      },
    });
  });

  it('reads as much as the limit allows', async () => {
    const read = await readCompressedXml(packed('x'.repeat(MAX_XML_BYTES)), 'dps');
    expect(read.ok && read.value.length).toBe(MAX_XML_BYTES);
  });

  it('stops a gzip bomb at the limit', async () => {
    const bomb = packed(Buffer.alloc(200_000_000));
    const before = process.memoryUsage().rss;
    const read = await readCompressedXml(bomb, 'dps');
    expect(read).toMatchObject({ ok: false, refusal: { code: 'E1226' } });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});

it('compressedXml writes what gunzip reads', async () => {
  const text = await compressedXml(XML);
  expect(gunzipSync(Buffer.from(text, 'base64')).toString('utf8')).toBe(XML);
});

function damaged(): string {
  const bytes = gzipSync(XML);
  bytes[bytes.length - 8] = 255 - (bytes[bytes.length - 8] ?? 0);
  return bytes.toString('base64');
}
