/** ISO 8583:1987 in ASCII, with the elements that the model uses. Written from the standard; shares no code with the host. */

/** A number is a fixed length; `LL` and `LLL` are the digits of a length before the value. */
const LENGTHS: Readonly<Record<number, number | 'LL' | 'LLL'>> = {
  ...({ 2: 'LL', 3: 6, 4: 12, 7: 10, 11: 6, 12: 6, 13: 4, 14: 4, 15: 4, 18: 4, 22: 3 } as const),
  ...({ 25: 2, 32: 'LL', 33: 'LL', 37: 12, 38: 6, 39: 2, 41: 8, 42: 15, 44: 'LL' } as const),
  ...({ 48: 'LLL', 49: 3, 54: 'LLL', 90: 42, 95: 42 } as const),
};
const BITS = 64;
/** Hex digits of a bitmap. */
const BITMAP = 16;

/** Elements by their number. */
export type Fields = Readonly<Record<string, string>>;

export interface IsoMessage {
  readonly mti: string;
  readonly fields: Fields;
}

/** @returns the message in hex */
export function pack({ mti, fields }: IsoMessage): string {
  const elements = Object.keys(fields)
    .map(Number)
    .sort((one, other) => one - other);
  const hasSecond = elements.some((element) => element > BITS);
  const bits = new Set(hasSecond ? [1, ...elements] : elements);
  const values = elements.map((element) => packedValue(element, fields[String(element)] ?? ''));
  const text = mti + bitmap(bits, 0) + (hasSecond ? bitmap(bits, BITS) : '') + values.join('');
  return Buffer.from(text, 'latin1').toString('hex').toUpperCase();
}

/** @throws Error if the bytes are not such a message */
export function unpack(hex: string): IsoMessage {
  const text = Buffer.from(hex, 'hex').toString('latin1');
  const mti = text.slice(0, 4);
  const first = bitsOf(text.slice(4, 4 + BITMAP), 0);
  const hasSecond = first.includes(1);
  let at = 4 + BITMAP;
  const second = hasSecond ? bitsOf(text.slice(at, at + BITMAP), BITS) : [];
  if (hasSecond) at += BITMAP;
  const fields: Record<string, string> = {};
  for (const element of [...first.filter((bit) => bit !== 1), ...second]) {
    const { length, prefix } = lengthAt(element, text, at);
    at += prefix;
    fields[String(element)] = text.slice(at, at + length);
    at += length;
  }
  if (at !== text.length) throw new Error(`The message ends at ${String(at)}: ${text}`);
  return { mti, fields };
}

function packedValue(element: number, value: string): string {
  const length = lengthOf(element);
  if (typeof length === 'string') return String(value.length).padStart(length.length, '0') + value;
  if (value.length === length) return value;
  throw new Error(`DE${String(element)} needs ${String(length)} characters: ${value}`);
}

function lengthAt(
  element: number,
  text: string,
  at: number,
): { readonly length: number; readonly prefix: number } {
  const length = lengthOf(element);
  if (typeof length === 'number') return { length, prefix: 0 };
  return { length: Number(text.slice(at, at + length.length)), prefix: length.length };
}

function lengthOf(element: number): number | 'LL' | 'LLL' {
  const length = LENGTHS[element];
  if (length === undefined) throw new Error(`The model does not know DE${String(element)}.`);
  return length;
}

function bitmap(bits: ReadonlySet<number>, offset: number): string {
  let value = 0n;
  for (let bit = 1; bit <= BITS; bit += 1) {
    value = value * 2n + (bits.has(bit + offset) ? 1n : 0n);
  }
  return value.toString(16).toUpperCase().padStart(BITMAP, '0');
}

function bitsOf(hex: string, offset: number): readonly number[] {
  const value = BigInt(`0x${hex}`);
  return Array.from({ length: BITS }, (_, index) => index + 1)
    .filter((bit) => ((value >> BigInt(BITS - bit)) & 1n) === 1n)
    .map((bit) => bit + offset);
}
