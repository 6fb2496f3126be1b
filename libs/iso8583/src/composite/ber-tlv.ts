import { Iso8583Error, type Iso8583ErrorCode } from '../iso8583.errors';
import { type BerTlvComposite } from '../profile/composite';
import { endOfTag, isConstructed, isTag, MAX_TAG_BYTES } from '../tlv/tag';
import { MAX_DEPTH } from '../tlv/tlv';
import { lengthPrefix, NOT_A_LENGTH } from '../wire/length-prefix';
import { ASCII } from '../wire/code-page';
import { type Wire } from '../wire/wire';
import { JoinedBytes } from './joined-bytes';
import { type CompositeCodec, type Part, type PartLimit } from './part';
import { partError, type PartNode } from './part-tree';
import { RepeatedKeys } from './repeated-keys';
import { type SubelementCodec } from './subelement-codec';

const FILLING = 0x00;

/** Data objects of BER-TLV. Constructed objects are divided, and shown by their leaves. */
export class BerTlvCodec implements CompositeCodec {
  private readonly length = lengthPrefix('ber', 1, ASCII);

  /** @param others the codec of objects without a layout: a length and hex */
  constructor(
    private readonly composite: BerTlvComposite,
    private readonly subelements: ReadonlyMap<string, SubelementCodec>,
    private readonly others: SubelementCodec,
    private readonly label: string,
    readonly keepsErrors: boolean,
  ) {}

  split(wire: Wire, path: string, limit: PartLimit): Part[] {
    return this.readUntil(wire, { end: wire.bytes.length, path, depth: 1 }, limit);
  }

  join(node: PartNode): Buffer {
    return this.joinAt(node, 1);
  }

  private readUntil(
    wire: Wire,
    { end, path, depth }: { end: number; path: string; depth: number },
    limit: PartLimit,
  ): Part[] {
    const parts: Part[] = [];
    const keys = new RepeatedKeys();
    while (wire.position < end) {
      if (wire.bytes[wire.position] === FILLING) {
        wire.position += 1;
        continue;
      }
      const start = wire.position;
      const tag = this.readTag(wire, end);
      const valueEnd = this.endOf(wire, end);
      const at = { end: valueEnd, path: `${path}.${keys.next(tag)}`, depth: depth + 1 };
      const inner = this.innerParts(wire, tag, at, limit);
      const read = inner ?? this.readLeaf(wire, tag, { start, path: at.path }, limit);
      if (this.subelements.has(tag) || inner !== undefined || this.composite.unknown !== 'skip') {
        parts.push(...read);
      }
    }
    return parts;
  }

  private readLeaf(
    wire: Wire,
    tag: string,
    { start, path }: { start: number; path: string },
    limit: PartLimit,
  ): Part[] {
    const codec = this.subelements.get(tag);
    if (codec !== undefined) return codec.read(wire, path, limit, start);
    if (this.composite.unknown !== 'refuse') return this.others.read(wire, path, limit, start);
    throw this.error(
      'ISO8583_PART_UNKNOWN',
      start,
      'a tag with a layout in the profile',
      'another',
    );
  }

  /** Returns the leaves of a constructed object; undefined if the object is a leaf itself. */
  private innerParts(
    wire: Wire,
    tag: string,
    at: { end: number; path: string; depth: number },
    limit: PartLimit,
  ): Part[] | undefined {
    const isDivided = isConstructed(tag) && !this.subelements.has(tag);
    if (!isDivided || at.depth > MAX_DEPTH) return undefined;
    const start = wire.position;
    wire.position += this.length.sizeAt?.(wire.bytes, start) ?? 1;
    try {
      const parts = this.readUntil(wire, at, limit);
      if (parts.length > 0) return parts;
    } catch (error) {
      // Issuers put their own formats in templates, such as 71 and 72.
      if (!(error instanceof Iso8583Error)) throw error;
    }
    wire.position = start;
    return undefined;
  }

  /** Returns the end of the value whose length is at the position, without moving the position. */
  private endOf(wire: Wire, end: number): number {
    const start = wire.position;
    if (start >= end) throw this.error('ISO8583_TLV_PAST_END', start, 'a length', 'the end');
    const size = this.length.sizeAt?.(wire.bytes, start) ?? 1;
    const length = start + size > end ? NOT_A_LENGTH : this.length.read(wire.bytes, start);
    if (length === NOT_A_LENGTH) {
      throw this.error('ISO8583_TLV_LENGTH_INVALID', start, this.length.inWords, 'another');
    }
    const valueEnd = start + size + length;
    if (valueEnd <= end) return valueEnd;
    const expected = `${String(length)} bytes`;
    throw this.error('ISO8583_TLV_PAST_END', start, expected, `only ${String(end - start - size)}`);
  }

  private readTag(wire: Wire, end: number): string {
    const start = wire.position;
    const at = endOfTag(wire.bytes, start);
    if (at > end || at - start > MAX_TAG_BYTES) {
      const expected = `a tag of at most ${String(MAX_TAG_BYTES)} bytes`;
      const got = at > end ? 'the end' : 'a longer one';
      throw this.error('ISO8583_TLV_TAG_INVALID', start, expected, got);
    }
    wire.position = at;
    return wire.hex.slice(start * 2, at * 2).toUpperCase();
  }

  private joinAt({ children }: PartNode, depth: number): Buffer {
    const joined = new JoinedBytes(this.label);
    for (const child of children.values()) {
      if (!isTag(child.key)) {
        const expected = 'a BER tag of 1 to 4 bytes in upper-case hex';
        throw partError('ISO8583_PART_UNKNOWN', child.path, expected, 'another key');
      }
      joined.add(Buffer.from(child.key, 'hex'));
      joined.add(this.objectOf(child, depth));
    }
    return joined.whole();
  }

  /** Returns the length and the value of an object. */
  private objectOf(child: PartNode, depth: number): Buffer {
    const codec = this.subelements.get(child.key);
    if (codec !== undefined || child.value !== undefined)
      return (codec ?? this.others).write(child);
    if (!isConstructed(child.key) || depth >= MAX_DEPTH) {
      const expected = 'a value, because it is not a constructed object';
      throw partError('ISO8583_PART_UNKNOWN', child.path, expected, 'objects in it');
    }
    const value = this.joinAt(child, depth + 1);
    const size = this.length.sizeFor?.(value.length) ?? 1;
    const prefix = Buffer.alloc(size);
    this.length.write(prefix, 0, value.length);
    return Buffer.concat([prefix, value]);
  }

  private error(
    code: Iso8583ErrorCode,
    offset: number,
    expected: string,
    got: string,
  ): Iso8583Error {
    return new Iso8583Error({ code, element: this.label, offset, expected, got });
  }
}
