/** The beginning of a body, and how long the whole was. */
export interface KeptBody {
  readonly start: string;
  /** In latin1 each character stands for one byte: the cheapest copy of bytes, and an exact one. */
  readonly encoding: 'utf8' | 'latin1';
  /** Bytes of the whole body. */
  readonly bytes: number;
}

/** Keeps a copy of at most `limit` bytes. A view would keep the whole buffer in memory. */
export function keptBytes(body: Buffer, limit: number): KeptBody {
  const start = body.toString('latin1', 0, limit);
  return { start, encoding: 'latin1', bytes: body.byteLength };
}

/** Keeps a text by reference or, if it is longer, a copy of at most `limit` bytes of its UTF-8. */
export function keptText(body: string, limit: number): KeptBody {
  const bytes = Buffer.byteLength(body);
  if (bytes <= limit) return { start: body, encoding: 'utf8', bytes };
  return { ...keptBytes(Buffer.from(body.slice(0, limit)), limit), bytes };
}

/** The text of a body, as far as it was kept. */
export function textOfKept({ start, encoding }: KeptBody): string {
  return encoding === 'utf8' ? start : bytesOfKept({ start, encoding }).toString('utf8');
}

export function bytesOfKept({ start, encoding }: Pick<KeptBody, 'start' | 'encoding'>): Buffer {
  return Buffer.from(start, encoding);
}

/** Whether only the beginning of the body was kept. */
export function isCut({ start, encoding, bytes }: KeptBody): boolean {
  return encoding === 'latin1' && start.length < bytes;
}

/** Memory that the kept beginning takes: V8 needs two bytes a character for a text beyond Latin-1. */
export function memoryOfKept({ start, encoding, bytes }: KeptBody): number {
  return encoding === 'latin1' || start.length === bytes ? start.length : 2 * start.length;
}
