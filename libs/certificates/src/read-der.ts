/** A value in DER (ITU-T X.690). */
export interface DerValue {
  readonly tag: number;
  readonly content: Buffer;
}

const LONG_FORM = 0x80;
const MAX_LENGTH_BYTES = 4;

/**
 * The values that stand one after the other in the bytes.
 * @throws RangeError if the bytes are not DER, as far as tags of one byte go
 */
export function readDer(bytes: Buffer): readonly DerValue[] {
  const values: DerValue[] = [];
  let at = 0;
  while (at < bytes.length) {
    const tag = bytes.readUInt8(at);
    const { length, start } = lengthAt(bytes, at + 1);
    if (start + length > bytes.length) throw new RangeError('The value ends after the bytes.');
    values.push({ tag, content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return values;
}

function lengthAt(bytes: Buffer, at: number): { readonly length: number; readonly start: number } {
  const first = bytes.readUInt8(at);
  if (first < LONG_FORM) return { length: first, start: at + 1 };
  const count = first - LONG_FORM;
  if (count === 0 || count > MAX_LENGTH_BYTES) throw new RangeError('The length is not DER.');
  return { length: bytes.readUIntBE(at + 1, count), start: at + 1 + count };
}
