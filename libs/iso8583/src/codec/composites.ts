import { Iso8583Error } from '../iso8583.errors';
import { type ElementLayout, type Profile } from '../profile/profile';
import { compileComposite } from '../composite/compile-composite';
import {
  bytesOfValue,
  PartLimit,
  partsOf,
  valueOfBytes,
  type CompositeCodec,
  type Part,
  type ReadValue,
} from '../composite/part';
import { partError, partTree, type PartNode } from '../composite/part-tree';
import { type ElementCodec } from '../wire/element-codec';
import { Wire } from '../wire/wire';

type Parts = Readonly<Record<string, string>>;

/** No message has room for more, even if two digits share a byte. More would only cost memory before the message is refused. */
const MAX_JOINED_BYTES = 4_194_304;

/** The elements of a profile that have subelements. */
export class Composites {
  private readonly codecs = new Map<number, CompositeCodec>();

  constructor(private readonly profile: Profile) {}

  add({ number, composite, format }: ElementLayout): void {
    if (composite === undefined) return;
    const codec = compileComposite(this.profile, composite, format !== 'b', String(number));
    this.codecs.set(number, codec);
  }

  /** The number of elements with subelements. */
  get size(): number {
    return this.codecs.size;
  }

  has(number: number): boolean {
    return this.codecs.has(number);
  }

  /** Returns the subelements of a value that was read, with offsets in the message. */
  split(element: ElementCodec, read: ReadValue, limit: PartLimit): readonly Part[] {
    const { number } = element.layout;
    const codec = this.codecs.get(number);
    return (codec && partsOf(element, codec, read, String(number), limit)) ?? [];
  }

  /**
   * Returns the elements with those that are given by subelements.
   * @throws Iso8583Error if a subelement cannot be written, or if it is not the same as in the given element
   */
  joined(fields: Parts, parts: Parts, elementOf: (key: string) => ElementCodec): Parts {
    const all: Record<string, string> = { ...fields };
    let bytes = 0;
    for (const [key, node] of partTree(parts)) {
      const element = elementOf(key);
      const codec = this.codecs.get(element.layout.number);
      if (codec === undefined) throw this.withoutParts(node);
      const given = all[key];
      if (given === undefined) {
        const joined = codec.join(node);
        bytes += joined.length;
        all[key] = valueOfBytes(element.layout, joined);
      } else {
        if (!agrees(element, codec, given, node)) throw contradiction(key);
        bytes += filledLength(element.layout, given);
      }
      if (bytes > MAX_JOINED_BYTES) throw tooLong();
    }
    return all;
  }

  private withoutParts({ path }: PartNode): Iso8583Error {
    const expected = `an element with subelements in profile ${this.profile.name}`;
    return partError('ISO8583_PART_UNKNOWN', path, expected, 'subelements');
  }
}

/**
 * Whether an element has these subelements. Not only its bytes are compared: a length of BER can have several forms, so
 * an element that was read cannot always be built from its subelements again.
 */
function agrees(
  element: ElementCodec,
  codec: CompositeCodec,
  given: unknown,
  node: PartNode,
): boolean {
  if (typeof given !== 'string') return true;
  try {
    const value = element.whole(given);
    const wire = new Wire(bytesOfValue(element.layout, value));
    const found = codec.split(wire, node.path, new PartLimit());
    const values = leavesOf(node);
    if (found.length === values.size && found.every((part) => values.get(part.path) === part.value))
      return true;
    return valueOfBytes(element.layout, codec.join(node)) === value;
  } catch (error) {
    if (error instanceof Iso8583Error) return false;
    throw error;
  }
}

/** The length of a value with what fills it. */
function filledLength({ lengthDigits, length }: ElementLayout, given: unknown): number {
  const sent = typeof given === 'string' ? given.length : 0;
  return lengthDigits === 0 ? Math.max(length, sent) : sent;
}

function leavesOf({ path, value, children }: PartNode, found = new Map<string, string>()) {
  if (value !== undefined) found.set(path, value);
  for (const child of children.values()) leavesOf(child, found);
  return found;
}

function tooLong(): Iso8583Error {
  return new Iso8583Error({
    code: 'ISO8583_LENGTH_OVER_LIMIT',
    element: 'message',
    expected: `at most ${String(MAX_JOINED_BYTES)} bytes of subelements`,
    got: 'more',
  });
}

function contradiction(key: string): Iso8583Error {
  return new Iso8583Error({
    code: 'ISO8583_PARTS_CONTRADICT',
    element: `DE${key}`,
    expected: `the same subelements in fields and in parts; leave out one of them to change the other`,
    got: 'different ones',
  });
}
