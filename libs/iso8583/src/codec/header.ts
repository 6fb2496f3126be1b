import { Iso8583Error } from '../iso8583.errors';
import { type Profile } from '../profile/profile';
import { type Wire } from '../wire/wire';

type HeaderLayout = NonNullable<Profile['header']>;

const HEX = /^(?:[0-9A-Fa-f]{2})+$/;

/** Reads and writes the header before the MTI. */
export class HeaderCodec {
  readonly maxBytes: number;
  private readonly initial: Buffer;
  private readonly prefix: Buffer;

  constructor(private readonly layout: HeaderLayout) {
    this.initial = Buffer.from(layout.initial, 'hex');
    this.prefix = Buffer.from(layout.prefix ?? '', 'hex');
    this.maxBytes = layout.kind === 'counted' ? 255 : this.initial.length;
  }

  /** Writes the header at the start of the message, and returns the offset after it. */
  write(header: unknown, target: Buffer): number {
    const bytes = header === undefined ? this.initial : this.bytesOf(header);
    target.set(bytes, 0);
    return bytes.length;
  }

  /** Writes the length of the header and the message into the header. */
  finish(target: Buffer, header: string | undefined, end: number): void {
    const { totalLength } = this.layout;
    if (totalLength === undefined) return;
    const { offset, bytes } = totalLength;
    const isZero = target.readUIntBE(offset, bytes) === 0;
    if (isZero && header !== undefined) return;
    if (end >= 256 ** bytes) throw wrong(`at most ${String(256 ** bytes - 1)} bytes`, String(end));
    target.writeUIntBE(end, offset, bytes);
  }

  /** Returns the header at the start of a message, and moves the position after it. */
  read(wire: Wire): string {
    const { bytes } = wire;
    const isCounted = this.layout.kind === 'counted';
    const length = isCounted ? Math.max(bytes[0] ?? 0, 1) : this.initial.length;
    wire.need(length, 'header', 'a header');
    const header = bytes.subarray(0, length);
    this.check(header, 0);
    const { totalLength } = this.layout;
    if (totalLength !== undefined) {
      const announced = header.readUIntBE(totalLength.offset, totalLength.bytes);
      if (announced !== 0 && announced !== bytes.length) {
        const got = `length ${String(announced)}`;
        throw wrong(`the length of the message, ${String(bytes.length)}`, got, totalLength.offset);
      }
    }
    wire.position = length;
    return wire.hex.slice(0, length * 2).toUpperCase();
  }

  private bytesOf(header: unknown): Buffer {
    if (typeof header !== 'string' || !HEX.test(header)) {
      throw wrong('pairs of hex digits', 'another value');
    }
    const bytes = Buffer.from(header, 'hex');
    const isCounted = this.layout.kind === 'counted';
    if (isCounted ? bytes[0] !== bytes.length : bytes.length !== this.initial.length) {
      const expected = isCounted
        ? 'a first byte that is the length of the header'
        : `${String(this.initial.length)} bytes`;
      throw wrong(expected, `${String(bytes.length)} bytes`);
    }
    this.check(bytes);
    return bytes;
  }

  private check(header: Buffer, offset?: number): void {
    if (!header.subarray(0, this.prefix.length).equals(this.prefix)) {
      const expected = `a header that begins with ${this.prefix.toString('hex').toUpperCase()}`;
      throw wrong(expected, 'other bytes', offset);
    }
    const { totalLength, swap } = this.layout;
    const needed = Math.max(
      totalLength === undefined ? 1 : totalLength.offset + totalLength.bytes,
      swap === undefined ? 1 : Math.max(swap.first, swap.second) + swap.bytes,
    );
    if (header.length < needed) {
      throw wrong(`a header of at least ${String(needed)} bytes`, String(header.length), offset);
    }
  }
}

function wrong(expected: string, got: string, offset?: number): Iso8583Error {
  return new Iso8583Error({
    code: 'ISO8583_HEADER_INVALID',
    element: 'header',
    offset,
    expected,
    got,
  });
}
