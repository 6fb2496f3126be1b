import { type Wire } from '../wire/wire';
import { JoinedBytes } from './joined-bytes';
import { checkAllRead, type CompositeCodec, type Part, type PartLimit } from './part';
import { partError, type PartNode } from './part-tree';
import { type SubelementCodec } from './subelement-codec';

/** Subelements one after the other. The last ones can be absent. */
export class PositionalCodec implements CompositeCodec {
  /** @param subelements by key, in their order on the wire */
  constructor(
    private readonly subelements: ReadonlyMap<string, SubelementCodec>,
    private readonly label: string,
    readonly keepsErrors: boolean,
  ) {}

  split(wire: Wire, path: string, limit: PartLimit): Part[] {
    const parts = this.read(wire, path, limit);
    checkAllRead(wire, this.label);
    return parts;
  }

  /** Reads the subelements at the position of the wire, until they or the bytes end. */
  read(wire: Wire, path: string, limit: PartLimit): Part[] {
    const parts: Part[] = [];
    for (const [key, subelement] of this.subelements) {
      if (wire.position === wire.bytes.length) break;
      parts.push(...subelement.read(wire, `${path}.${key}`, limit));
    }
    return parts;
  }

  join({ children, path }: PartNode): Buffer {
    const joined = new JoinedBytes(this.label);
    let missing: string | undefined;
    for (const key of children.keys()) {
      if (!this.subelements.has(key)) throw this.unknown(`${path}.${key}`);
    }
    for (const [key, subelement] of this.subelements) {
      const child = children.get(key);
      if (child === undefined) missing ??= key;
      else if (missing !== undefined) throw missingPart(`${path}.${missing}`, key);
      else joined.add(subelement.write(child));
    }
    return joined.whole();
  }

  has(key: string): boolean {
    return this.subelements.has(key);
  }

  private unknown(path: string): Error {
    const expected = `a subelement of ${[...this.subelements.keys()].slice(0, 50).join(', ')}`;
    return partError('ISO8583_PART_UNKNOWN', path, expected, 'another one');
  }
}

function missingPart(path: string, next: string): Error {
  const expected = `a value, because subelement ${next} comes after it`;
  return partError('ISO8583_PART_MISSING', path, expected, 'none');
}
