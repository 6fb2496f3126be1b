import { type Codec, type IsoMessage } from '#libs/iso8583';
import { toHex } from '../keys/key';
import { macOf, type MacOptions } from './mac';

const PRIMARY = '64';
const SECONDARY = '128';
const NO_MAC = '00'.repeat(8);

/** The element of the MAC: DE128 if the message has an element after 64, otherwise DE64. */
export function macElementOf({ fields }: IsoMessage): typeof PRIMARY | typeof SECONDARY {
  return Object.keys(fields).some((element) => Number(element) > 64) ? SECONDARY : PRIMARY;
}

/**
 * The MAC of a message: over all its packed bytes from the MTI to before the MAC element, with the bit of this element set in the
 * bitmap. An existing MAC of the message is not included.
 * @throws Iso8583Error if the profile cannot pack the message
 */
export function messageMac(
  message: IsoMessage,
  codec: Codec,
  key: Buffer,
  options: MacOptions = {},
): string {
  return macBeforeLast(codec.encode(withElement(message, NO_MAC)), codec, key, options);
}

/** The message with its MAC in DE64 or DE128. */
export function withMessageMac(
  message: IsoMessage,
  codec: Codec,
  key: Buffer,
  options: MacOptions = {},
): IsoMessage {
  return withElement(message, messageMac(message, codec, key, options));
}

/** The MAC that a message carries in its MAC element; undefined if it has none there. */
export function carriedMac(message: IsoMessage): string | undefined {
  return message.fields[macElementOf(message)];
}

/** The MAC in a message, and the expected MAC. */
export interface CheckedMac {
  readonly element: string;
  readonly carried: string;
  readonly expected: string;
}

/**
 * Compares the MAC of a packed message with its bytes before the MAC element.
 * @returns undefined if the message has no MAC
 * @throws Iso8583Error if the profile cannot read the message
 */
export function checkMac(
  packed: Buffer,
  codec: Codec,
  key: Buffer,
  options: MacOptions = {},
): CheckedMac | undefined {
  const message = codec.decode(packed);
  const carried = carriedMac(message);
  if (carried === undefined) return undefined;
  const expected = macBeforeLast(packed, codec, key, options);
  return { element: `DE${macElementOf(message)}`, carried, expected };
}

/** The MAC over the bytes from the MTI on, before the last element, which is the MAC element. */
function macBeforeLast(packed: Buffer, codec: Codec, key: Buffer, options: MacOptions): string {
  const ranges = codec.explain(packed);
  const start = ranges.find(({ element }) => element === 'MTI')?.offset;
  return toHex(macOf(packed.subarray(start, ranges.at(-1)?.offset), key, options));
}

function withElement(message: IsoMessage, mac: string): IsoMessage {
  return { ...message, fields: { ...message.fields, [macElementOf(message)]: mac } };
}
