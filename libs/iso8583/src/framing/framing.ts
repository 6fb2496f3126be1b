import { type Frame } from './frame';
import { FrameError } from './frame.errors';
import {
  acceptsTpdu,
  countedBytes,
  maxLength,
  prefixBytes,
  type Delimiter,
  type FrameLayout,
  type HeaderLayout,
  type LengthField,
} from './frame-layout';
import { layoutOfFraming, type FramingChoice } from './framings';

const TPDU_ADDRESS_BYTES = 2;

/** A framing in the form in which frames are read and written. */
export interface CompiledFraming {
  readonly layout: FrameLayout;
  /** Size of the length with the fixed bytes around it. */
  readonly prefixBytes: number;
  /** The prefix of a frame without a message; only its length changes for others. */
  readonly prefix: Buffer;
  readonly lengthAt: number;
  /** The number that the length adds to the length of the message. */
  readonly countedBytes: number;
  readonly maxLength: number;
  /** The header of messages that are not a response. */
  readonly header: Buffer;
  readonly trailer: Buffer;
}

// Keyed by the layout, so that a layout of a closed listener is not kept.
const compiled = new WeakMap<FrameLayout, CompiledFraming>();

/** Returns the framing in the form in which frames are read and written. It is made once per layout. */
export function compiledFraming(framing: FramingChoice): CompiledFraming {
  const layout = layoutOfFraming(framing);
  let result = compiled.get(layout);
  if (result === undefined) {
    result = compileFraming(layout);
    compiled.set(layout, result);
  }
  return result;
}

function compileFraming(layout: FrameLayout): CompiledFraming {
  const { length, header, trailer } = layout;
  const before = Buffer.from(length?.before ?? '', 'hex');
  const zero = Buffer.alloc(length?.bytes ?? 0);
  if (length !== undefined) writeLength(length, zero, 0, 0);
  return {
    layout,
    prefixBytes: prefixBytes(length),
    prefix: Buffer.concat([before, zero, Buffer.from(length?.after ?? '', 'hex')]),
    lengthAt: before.length,
    countedBytes: countedBytes(layout),
    maxLength: maxLength(length),
    header: initialHeader(header),
    trailer: Buffer.from(trailer, 'hex'),
  };
}

/**
 * Returns the message as a frame. `answering` is the frame of the request: a TPDU exchanges its addresses, and
 * a text is repeated. Without it, the header is the initial one of the framing. An empty payload is a keep-alive,
 * which has only a length.
 *
 * @throws FrameError if the message is too long for the length field, or cannot be between the delimiters
 * @example
 * writeFrame('ascii4', Buffer.from('0800')).toString(); // "00040800"
 */
export function writeFrame(framing: FramingChoice, payload: Uint8Array, answering?: Frame): Buffer {
  const rules = compiledFraming(framing);
  const { layout, trailer } = rules;
  const { length, delimiter, fixedBytes } = layout;
  if (payload.length === 0) return delimiter ? delimited(delimiter, []) : Buffer.from(rules.prefix);
  const header = answeringHeader(rules, answering?.header);
  if (delimiter !== undefined) return delimited(delimiter, [header, payload]);
  if (length === undefined) return fixedFrame(fixedBytes ?? 0, [header, payload, trailer]);
  const counted = payload.length + rules.countedBytes;
  if (counted > rules.maxLength) {
    const expected = `at most ${String(rules.maxLength)}`;
    throw new FrameError('FRAME_TOO_LONG', expected, `length ${String(counted)}`);
  }
  const payloadAt = rules.prefixBytes + header.length;
  const frame = Buffer.allocUnsafe(payloadAt + payload.length + trailer.length);
  frame.set(rules.prefix, 0);
  writeLength(length, frame, counted, rules.lengthAt);
  frame.set(header, rules.prefixBytes);
  frame.set(payload, payloadAt);
  frame.set(trailer, payloadAt + payload.length);
  return frame;
}

/** Reads the length in a prefix. Returns undefined if it must have digits and has other characters. */
export function readLength(
  { lengthAt }: CompiledFraming,
  { encoding, bytes }: LengthField,
  prefix: Buffer,
): number | undefined {
  if (encoding === 'binary') return prefix.readUIntBE(lengthAt, bytes);
  if (encoding === 'binary-le') return prefix.readUIntLE(lengthAt, bytes);
  if (encoding === 'ebcdic') return ebcdicNumber(prefix.subarray(lengthAt, lengthAt + bytes));
  const digits = prefix.toString(encoding === 'bcd' ? 'hex' : 'latin1', lengthAt, lengthAt + bytes);
  if (encoding === 'hex') return /^[0-9A-Fa-f]+$/.test(digits) ? parseInt(digits, 16) : undefined;
  return /^[0-9]+$/.test(digits) ? Number(digits) : undefined;
}

/** In EBCDIC, the digits are F0 to F9. */
function ebcdicNumber(digits: Buffer): number | undefined {
  const hex = digits.toString('hex');
  return /^(?:f[0-9])+$/.test(hex) ? Number(hex.replaceAll('f', '')) : undefined;
}

/** Returns the bytes between the delimiters, with escapes. @throws FrameError if they contain the end */
function delimited({ start = '', end, escape }: Delimiter, parts: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat(parts);
  const ending = Buffer.from(end, 'hex');
  const escaped = escape === undefined ? bytes : withEscapes(bytes, parseInt(escape, 16), ending);
  if (escape === undefined && Buffer.concat([bytes, ending]).indexOf(ending) < bytes.length) {
    const expected = `a message without the bytes ${end.toUpperCase()}, which end it`;
    throw new FrameError('FRAME_DELIMITER_INSIDE', expected, 'a message that contains them');
  }
  return Buffer.concat([Buffer.from(start, 'hex'), escaped, ending]);
}

function withEscapes(bytes: Buffer, escape: number, ending: Buffer): Buffer {
  const escaped = Buffer.alloc(bytes.length * 2);
  let at = 0;
  for (const byte of bytes) {
    if (byte === escape || byte === ending[0]) escaped[at++] = escape;
    escaped[at++] = byte;
  }
  return escaped.subarray(0, at);
}

/** @throws FrameError if the parts have another number of bytes */
function fixedFrame(size: number, parts: readonly Uint8Array[]): Buffer {
  const frame = Buffer.concat(parts);
  if (frame.length === size) return frame;
  const code = frame.length > size ? 'FRAME_TOO_LONG' : 'FRAME_LENGTH_INVALID';
  throw new FrameError(code, `${String(size)} bytes`, `length ${String(frame.length)}`);
}

function writeLength(
  { encoding, bytes }: LengthField,
  target: Buffer,
  value: number,
  at: number,
): void {
  if (encoding === 'binary') {
    target.writeUIntBE(value, at, bytes);
  } else if (encoding === 'binary-le') {
    target.writeUIntLE(value, at, bytes);
  } else if (encoding === 'ebcdic') {
    const digits = String(value).padStart(bytes, '0');
    target.write(digits.replaceAll(/./g, 'f$&'), at, 'hex');
  } else if (encoding === 'hex') {
    target.write(value.toString(16).toUpperCase().padStart(bytes, '0'), at, 'latin1');
  } else {
    const digits = String(value).padStart(encoding === 'bcd' ? bytes * 2 : bytes, '0');
    target.write(digits, at, encoding === 'bcd' ? 'hex' : 'latin1');
  }
}

/** Returns the rule for the header in words, if this header does not follow it; otherwise undefined. */
export function headerProblem(header: HeaderLayout, received: Buffer): string | undefined {
  switch (header.kind) {
    case 'none':
      return undefined;
    case 'tpdu':
      if (acceptsTpdu(header, received[0])) return undefined;
      return `a TPDU that begins with ${header.ids?.join(', ') ?? '60 to 6F'}`;
    case 'text':
      if (received.toString('latin1').startsWith(header.prefix)) return undefined;
      return `a header that begins with ${header.prefix}`;
    case 'bytes':
      if (received.equals(Buffer.from(header.hex, 'hex'))) return undefined;
      return `the header ${header.hex.toUpperCase()}`;
  }
}

function initialHeader(header: HeaderLayout): Buffer {
  switch (header.kind) {
    case 'none':
      return Buffer.alloc(0);
    case 'tpdu':
      return Buffer.from(header.initial, 'hex');
    case 'text':
      return Buffer.from(header.initial, 'latin1');
    case 'bytes':
      return Buffer.from(header.hex, 'hex');
  }
}

function answeringHeader(
  { layout, header: initial }: CompiledFraming,
  received: Buffer | undefined,
): Buffer {
  // A frame that another framing has read can have a header of another length.
  if (received?.length !== initial.length) return initial;
  if (layout.header.kind !== 'tpdu') return received;
  // The destination comes first: the source of the request is the destination of the response.
  const header = Buffer.from(received);
  header.set(received.subarray(1 + TPDU_ADDRESS_BYTES), 1);
  header.set(received.subarray(1, 1 + TPDU_ADDRESS_BYTES), 1 + TPDU_ADDRESS_BYTES);
  return header;
}
