import { Iso8583Error } from '../iso8583.errors';
import { type TaggedComposite } from '../profile/composite';
import { type Wire } from '../wire/wire';
import { JoinedBytes } from './joined-bytes';
import { checkAllRead, type CompositeCodec, type Part, type PartLimit } from './part';
import { partError, type PartNode } from './part-tree';
import { type PositionalCodec } from './positional';
import { RepeatedKeys } from './repeated-keys';
import { type SubelementCodec } from './subelement-codec';
import { type TagCodec } from './tag-codec';

/** The codecs of the subelements of a tagged composite. */
export interface TaggedParts {
  readonly tag: TagCodec;
  readonly head: PositionalCodec | undefined;
  readonly subelements: ReadonlyMap<string, SubelementCodec>;
  /** The codec of tags without a layout; undefined if each subelement has its own length. */
  readonly others: SubelementCodec | undefined;
}

/** Subelements with a tag and a length, in any order. */
export class TaggedCodec implements CompositeCodec {
  private readonly before: Buffer;

  constructor(
    private readonly composite: TaggedComposite,
    private readonly codecs: TaggedParts,
    private readonly label: string,
    readonly keepsErrors: boolean,
  ) {
    this.before = Buffer.from(composite.before ?? '', 'hex');
  }

  split(wire: Wire, path: string, limit: PartLimit): Part[] {
    const index = this.readIndex(wire);
    const parts = this.readHead(wire, path, limit);
    const keys = new RepeatedKeys();
    while (wire.position < wire.bytes.length) {
      const start = wire.position;
      this.readBefore(wire);
      const key = this.codecs.tag.read(wire);
      const codec = this.codecFor(key, start);
      const read = codec.read(wire, `${path}.${keys.next(key)}`, limit, start);
      if (this.codecs.subelements.has(key) || this.composite.unknown !== 'skip')
        parts.push(...read);
    }
    checkAllRead(wire, this.label);
    if (index !== undefined) this.checkIndex(index, keys.count, wire.bytes.length);
    return parts;
  }

  join({ children, path }: PartNode): Buffer {
    const { head, tag, subelements, others } = this.codecs;
    const isHead = ([key]: [string, PartNode]): boolean => head?.has(key) ?? false;
    const given = [...children];
    const heads = new Map(given.filter(isHead));
    const first =
      head === undefined || heads.size === 0
        ? Buffer.alloc(0)
        : head.join({ key: '', path, children: heads });
    const tagged = given.filter((child) => !isHead(child));
    const joined = new JoinedBytes(this.label);
    joined.add(first);
    for (const [, child] of tagged) {
      const codec = subelements.get(child.key) ?? others;
      if (codec === undefined) {
        const expected = 'a tag with a layout in the profile';
        throw partError('ISO8583_PART_UNKNOWN', child.path, expected, 'another one');
      }
      joined.add(this.before);
      joined.add(tag.write(child.key, child.path));
      joined.add(codec.write(child));
    }
    const bytes = joined.whole();
    return Buffer.concat([this.indexOf(tagged.length, bytes.length), bytes]);
  }

  /** Reads the subelements before the tags. They are absent if the value does not begin with them. */
  private readHead(wire: Wire, path: string, limit: PartLimit): Part[] {
    const start = wire.position;
    try {
      return this.codecs.head?.read(wire, path, limit) ?? [];
    } catch (error) {
      if (!(error instanceof Iso8583Error)) throw error;
      wire.position = start;
      return [];
    }
  }

  private codecFor(key: string, offset: number): SubelementCodec {
    const known = this.codecs.subelements.get(key);
    const codec = known ?? (this.composite.unknown === 'refuse' ? undefined : this.codecs.others);
    if (codec !== undefined) return codec;
    throw new Iso8583Error({
      code: 'ISO8583_PART_UNKNOWN',
      element: this.label,
      offset,
      expected: 'a tag with a layout in the profile',
      got: 'another tag',
    });
  }

  private readBefore(wire: Wire): void {
    const { length } = this.before;
    if (length === 0) return;
    wire.need(length, this.label, 'the fixed bytes before a tag');
    const found = wire.bytes.subarray(wire.position, wire.position + length);
    if (!found.equals(this.before)) {
      throw this.invalid(wire.position, `the bytes ${this.hexOf(this.before)} before a tag`);
    }
    wire.position += length;
  }

  /** Returns the number of subelements and of bytes in the index. */
  private readIndex(wire: Wire): readonly [count: number, bytes: number] | undefined {
    const { index } = this.composite;
    if (index === undefined) return undefined;
    const text = Buffer.from(index.text, 'hex').toString('latin1');
    const size = text.length + index.countDigits + index.lengthDigits;
    wire.need(size, this.label, 'an index');
    const found = wire.bytes.toString('latin1', wire.position, wire.position + size);
    const digits = found.slice(text.length);
    if (!found.startsWith(text) || !/^[0-9]+$/.test(digits)) {
      throw this.invalid(wire.position, `an index: ${index.text} and digits`);
    }
    wire.position += size;
    return [Number(digits.slice(0, index.countDigits)), Number(digits.slice(index.countDigits))];
  }

  private checkIndex(
    [count, bytes]: readonly [number, number],
    tags: number,
    length: number,
  ): void {
    if (count === tags + 1 && bytes === length) return;
    const expected = `an index of ${String(tags + 1)} subelements in ${String(length)} bytes`;
    throw this.invalid(0, expected, `${String(count)} in ${String(bytes)}`);
  }

  private indexOf(tags: number, bytes: number): Buffer {
    const { index } = this.composite;
    if (index === undefined) return Buffer.alloc(0);
    const size = index.text.length / 2 + index.countDigits + index.lengthDigits;
    const count = String(tags + 1).padStart(index.countDigits, '0');
    const length = String(bytes + size).padStart(index.lengthDigits, '0');
    if (count.length > index.countDigits || length.length > index.lengthDigits) {
      const expected = 'a number of subelements and bytes that fits in the index';
      throw new Iso8583Error({
        ...{ code: 'ISO8583_LENGTH_OVER_LIMIT', element: this.label },
        ...{ expected, got: `${count} in ${length}` },
      });
    }
    return Buffer.concat([Buffer.from(index.text, 'hex'), Buffer.from(count + length, 'latin1')]);
  }

  private hexOf(bytes: Buffer): string {
    return bytes.toString('hex').toUpperCase();
  }

  private invalid(offset: number, expected: string, got = 'other bytes'): Iso8583Error {
    return new Iso8583Error({
      code: 'ISO8583_PART_INVALID',
      element: this.label,
      offset,
      expected,
      got,
    });
  }
}
