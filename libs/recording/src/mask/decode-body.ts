import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const UNPACK: Readonly<Record<string, Unpack>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
  // Some servers send deflate without the header of zlib.
  deflate: async (bytes, options) => {
    const isRaw = ((bytes[0] ?? 0) & 0x0f) !== 8;
    return (promisify(isRaw ? inflateRaw : inflate) as Unpack)(bytes, options);
  },
};

/**
 * The body without its Content-Encoding.
 *
 * @returns undefined if the encoding is not known, the body is damaged, or it is too large when unpacked
 */
export async function unpackedBody(
  bytes: Buffer,
  encoding: string,
  mostBytes: number,
): Promise<Buffer | undefined> {
  let body = bytes;
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  for (const name of names.reverse()) {
    if (name === '' || name === 'identity') continue;
    const unpack = Object.hasOwn(UNPACK, name) ? UNPACK[name] : undefined;
    if (unpack === undefined) return undefined;
    try {
      body = await unpack(body, { maxOutputLength: mostBytes });
    } catch {
      return undefined;
    }
  }
  return body;
}

/** The text of a body; undefined if it is not in UTF-8, or in ISO 8859-1 if the Content-Type says so. */
export function decodedText(body: Buffer, contentType: string): string | undefined {
  const named = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1]?.toLowerCase();
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)/i.exec(
    body.subarray(0, 200).toString('latin1'),
  );
  const charset = named ?? declared?.[1]?.toLowerCase() ?? 'utf-8';
  if (charset === 'iso-8859-1' || charset === 'latin1') return body.toString('latin1');
  if (charset !== 'utf-8' && charset !== 'utf8' && charset !== 'us-ascii') return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}
