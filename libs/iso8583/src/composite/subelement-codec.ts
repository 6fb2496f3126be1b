import { type ElementCodec } from '../wire/element-codec';
import { type Wire } from '../wire/wire';
import {
  partsOf,
  valueOfBytes,
  type CompositeCodec,
  type Part,
  type PartLimit,
  type ReadValue,
} from './part';
import { partError, type PartNode } from './part-tree';

/** Reads and writes one subelement, which can have subelements itself. */
export class SubelementCodec {
  constructor(
    private readonly element: ElementCodec,
    private readonly composite: CompositeCodec | undefined,
  ) {}

  /** @param start the offset of its tag, or of its first byte */
  read(wire: Wire, path: string, limit: PartLimit, start = wire.position): Part[] {
    limit.take(this.element.label);
    const units = this.element.readUnits(wire);
    const offset = wire.position;
    const value = this.element.readValue(wire, units);
    const parts = this.partsIn({ value, offset, units }, path, limit);
    if (parts !== undefined) return parts;
    const { name } = this.element.layout;
    const length = wire.position - start;
    return [{ path, name, value, offset: start, length, prefixLength: offset - start }];
  }

  write(node: PartNode): Buffer {
    const value = this.valueOf(node);
    const bytes = Buffer.alloc(this.element.sizeOf(value));
    this.element.write(value, bytes, 0);
    return bytes;
  }

  private partsIn(read: ReadValue, path: string, limit: PartLimit): Part[] | undefined {
    if (this.composite === undefined) return undefined;
    const parts = partsOf(this.element, this.composite, read, path, limit);
    // Without a subelement, the value would be lost.
    return parts?.length === 0 ? undefined : parts;
  }

  private valueOf(node: PartNode): string {
    if (node.value !== undefined) return node.value;
    if (this.composite === undefined) {
      const expected = 'a value, because it has no subelements';
      throw partError('ISO8583_PART_UNKNOWN', node.path, expected, 'subelements');
    }
    return valueOfBytes(this.element.layout, this.composite.join(node));
  }
}
