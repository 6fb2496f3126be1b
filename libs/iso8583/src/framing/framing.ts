import { type Frame } from './frame';
import { FrameError } from './frame.errors';

/**
 * The framing of messages in a stream. Each message has a length field before it: two bytes, most significant
 * first (`binary2`); the same, and the length includes itself (`binary2-inclusive`); four ASCII digits
 * (`ascii4`); four digits packed into two bytes (`bcd2`); four bytes (`binary4`); or two bytes, followed by a
 * TPDU that the length includes (`binary2-tpdu`).
 */
export type Framing =
  'binary2' | 'binary2-inclusive' | 'ascii4' | 'bcd2' | 'binary4' | 'binary2-tpdu';

/** The layout of a framing. */
export interface FrameLayout {
  readonly description: string;
  readonly encoding: 'binary' | 'ascii' | 'bcd';
  /** Size of the length field in bytes. */
  readonly lengthBytes: number;
  /** Number of bytes of the length field that the length includes. */
  readonly countedBytes: number;
  /** Size of the routing header between the length field and the message. The length includes it. */
  readonly headerBytes: number;
}

export const FRAMINGS: Readonly<Record<Framing, FrameLayout>> = {
  binary2: layout('2 bytes of length, most significant first', 'binary', 2),
  'binary2-inclusive': {
    ...layout('2 bytes of length that count themselves', 'binary', 2),
    countedBytes: 2,
  },
  ascii4: layout('4 ASCII digits of length', 'ascii', 4),
  bcd2: layout('4 digits of length packed into 2 bytes', 'bcd', 2),
  binary4: layout('4 bytes of length, most significant first', 'binary', 4),
  'binary2-tpdu': {
    ...layout('2 bytes of length, then a TPDU of 5 bytes', 'binary', 2),
    headerBytes: 5,
  },
};

/** The first byte of a TPDU with a transaction. */
export const TPDU_ID = 0x60;
const TPDU_ADDRESS_BYTES = 2;

/**
 * Returns the message with its length field. For a framing with a TPDU, `answering` is the frame of the
 * request: its addresses are exchanged. Without it, the addresses are zero. An empty payload is a keep-alive.
 *
 * @throws FrameError if the message is too long for the length field
 * @example
 * writeFrame('ascii4', Buffer.from('0800')).toString(); // "00040800"
 */
export function writeFrame(framing: Framing, payload: Uint8Array, answering?: Frame): Buffer {
  const { lengthBytes, countedBytes, headerBytes, encoding } = FRAMINGS[framing];
  const hasHeader = headerBytes > 0 && payload.length > 0;
  const header = hasHeader ? answeringHeader(answering?.header) : Buffer.alloc(0);
  const length = header.length + payload.length;
  const counted = payload.length === 0 ? 0 : length + countedBytes;
  const max = maxLength(FRAMINGS[framing]);
  if (counted > max) {
    throw new FrameError('FRAME_TOO_LONG', `at most ${String(max)}`, `length ${String(counted)}`);
  }
  const frame = Buffer.allocUnsafe(lengthBytes + length);
  if (encoding === 'binary') frame.writeUIntBE(counted, 0, lengthBytes);
  else {
    const digits = String(counted).padStart(4, '0');
    frame.write(digits, 0, encoding === 'ascii' ? 'latin1' : 'hex');
  }
  frame.set(header, lengthBytes);
  frame.set(payload, lengthBytes + header.length);
  return frame;
}

/** Reads a length field. Returns undefined if it must have digits and has other characters. */
export function readLength(
  { encoding, lengthBytes }: FrameLayout,
  field: Buffer,
): number | undefined {
  if (encoding === 'binary') return field.readUIntBE(0, lengthBytes);
  const digits = field.toString(encoding === 'ascii' ? 'latin1' : 'hex');
  return /^[0-9]{4}$/.test(digits) ? Number(digits) : undefined;
}

function maxLength({ encoding, lengthBytes }: FrameLayout): number {
  return encoding === 'binary' ? 256 ** lengthBytes - 1 : 9999;
}

function answeringHeader(received: Buffer | undefined): Buffer {
  const header = Buffer.alloc(1 + 2 * TPDU_ADDRESS_BYTES);
  header[0] = received?.[0] ?? TPDU_ID;
  if (received !== undefined) {
    // The destination comes first: the source of the request is the destination of the response.
    header.set(received.subarray(1 + TPDU_ADDRESS_BYTES), 1);
    header.set(received.subarray(1, 1 + TPDU_ADDRESS_BYTES), 1 + TPDU_ADDRESS_BYTES);
  }
  return header;
}

function layout(
  description: string,
  encoding: FrameLayout['encoding'],
  lengthBytes: number,
): FrameLayout {
  return { description, encoding, lengthBytes, countedBytes: 0, headerBytes: 0 };
}
