/** The beginning of a body, and how long the whole was. */
export interface KeptBody {
  /** The text of a whole body, or the first bytes. */
  readonly start: string | Uint8Array;
  /** Bytes of the whole body; of a text, in UTF-8. */
  readonly bytes: number;
}

/** Keeps at most `limit` bytes, as a view on the same memory. */
export function keptBytes(body: Uint8Array, limit: number): KeptBody {
  const bytes = body.byteLength;
  return { start: bytes <= limit ? body : body.subarray(0, limit), bytes };
}

/** Keeps a text by reference, or at most `limit` bytes of its UTF-8 where it is longer. */
export function keptText(body: string, limit: number): KeptBody {
  const bytes = Buffer.byteLength(body);
  if (bytes <= limit) return { start: body, bytes };
  return { ...keptBytes(Buffer.from(body.slice(0, limit)), limit), bytes };
}

/** The text of a body, as far as it was kept. */
export function textOfKept({ start }: KeptBody): string {
  if (typeof start === 'string') return start;
  return Buffer.from(start.buffer, start.byteOffset, start.byteLength).toString('utf8');
}

/** Whether only the beginning of the body was kept. */
export function isCut({ start, bytes }: KeptBody): boolean {
  return typeof start !== 'string' && start.length < bytes;
}
