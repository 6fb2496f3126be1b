import { gunzipSync, gzipSync } from 'node:zlib';

const STANDARD = /^[A-Za-z\d+/]{8,}={0,2}$/;
const URL_SAFE = /^[\w-]{8,}={0,2}$/;
/** Shorter texts that decode to bytes can be ids. Longer ones are keys, signatures, images. */
const MAX_ID_LENGTH = 36;
const MAX_UNPACKED = 8 * 1024 * 1024;

/** What a text in Base64 holds. */
export type Decoded =
  | { readonly kind: 'text'; readonly text: string; readonly encode: (text: string) => string }
  /** Bytes that are no text. */
  | { readonly kind: 'bytes' };

/** @returns undefined if the text is not in Base64, or can be an id that only looks like it */
export function decoded64(text: string): Decoded | undefined {
  const packed = text.replace(/\r?\n/g, '').trim();
  const variant = STANDARD.test(packed) ? 'base64' : 'base64url';
  if (variant === 'base64url' && !URL_SAFE.test(packed)) return undefined;
  if (packed.replace(/=+$/, '').length % 4 === 1) return undefined;
  const bytes = Buffer.from(packed, variant);
  const isPadded = packed.endsWith('=') || packed.length % 4 === 0;
  const encode = (content: Buffer): string => {
    const out = content.toString(variant);
    return variant === 'base64url' && isPadded && packed.endsWith('=')
      ? out.padEnd(Math.ceil(out.length / 4) * 4, '=')
      : out;
  };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return unzipped(bytes, encode);
  const content = utf8(bytes);
  if (content !== undefined) {
    return { kind: 'text', text: content, encode: (changed) => encode(Buffer.from(changed)) };
  }
  // Access keys of invoices, and hashes such as the CID of DICT, are in this alphabet too.
  const isId = packed.length <= MAX_ID_LENGTH || /^(?:\d+|[\da-f]+|[\dA-F]+)$/.test(packed);
  return !isId ? { kind: 'bytes' } : undefined;
}

function unzipped(bytes: Buffer, encode: (content: Buffer) => string): Decoded {
  try {
    const content = utf8(gunzipSync(bytes, { maxOutputLength: MAX_UNPACKED }));
    if (content === undefined) return { kind: 'bytes' };
    return {
      kind: 'text',
      text: content,
      encode: (changed) => encode(gzipSync(Buffer.from(changed))),
    };
  } catch {
    return { kind: 'bytes' };
  }
}

/** Readable text; undefined for other bytes. */
function utf8(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /(?![\t\r\n])\p{Cc}|\p{Cn}|\p{Co}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
