/** Writes values in DER (ITU-T X.690), as far as certificates and PKCS #12 need it here. */

const TAGS = {
  integer: 0x02,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  bmpString: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const;
const CONSTRUCTED_CONTEXT = 0xa0;
const PRIMITIVE_CONTEXT = 0x80;
const LONG_FORM = 0x80;

export const sequence = (...parts: readonly Buffer[]): Buffer =>
  value(TAGS.sequence, Buffer.concat(parts));

export const set = (...parts: readonly Buffer[]): Buffer => value(TAGS.set, Buffer.concat(parts));

export const octets = (bytes: Buffer): Buffer => value(TAGS.octets, bytes);

export const nothing = (): Buffer => value(TAGS.null, Buffer.alloc(0));

/** A whole number from 0 to 2^31 - 1. */
export function integer(number: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(number, 1);
  // The first bit is the sign, so a leading zero byte stays before a high bit.
  let start = 0;
  while (start < 4 && bytes[start] === 0 && (bytes[start + 1] ?? 0) < 0x80) start += 1;
  return value(TAGS.integer, bytes.subarray(start));
}

/** @example oid('1.2.840.113549') */
export function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  return value(TAGS.oid, Buffer.from([first * 40 + second, ...rest].flatMap(base128)));
}

/** A value with a context tag that holds other values: [0] { ... }. */
export const tagged = (number: number, ...parts: readonly Buffer[]): Buffer =>
  value(CONSTRUCTED_CONTEXT + number, Buffer.concat(parts));

/** An octet string with a context tag in place of its own. */
export const implicitOctets = (number: number, bytes: Buffer): Buffer =>
  value(PRIMITIVE_CONTEXT + number, bytes);

/** @param bytes UTF-16, the high byte first */
export const bmpString = (bytes: Buffer): Buffer => value(TAGS.bmpString, bytes);

function value(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < LONG_FORM) return Buffer.from([length]);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from([LONG_FORM + bytes.length, ...bytes]);
}

function base128(number: number): number[] {
  const bytes = [number % 128];
  for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.unshift((rest % 128) + 128);
  }
  return bytes;
}
