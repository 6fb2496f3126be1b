import { FrameError } from './framing/frame.errors';
import { FrameReader } from './framing/frame-reader';
import { FRAMINGS, type Framing } from './framing/framings';

/** A framing in which a message was found. */
export interface GuessedFraming {
  /** The name of the framing; `none` for a header without a length before it. */
  readonly name: Framing | 'none';
  /** The TPDU or other header, in hex; undefined if there is none. */
  readonly header: string | undefined;
}

/** The bytes of a message without their framing. */
export interface FramedReading {
  readonly framing: GuessedFraming;
  readonly payload: Buffer;
}

const TPDU_BYTES = 5;
const TEXT_HEADER = /^ISO[0-9]{9}/;
const TEXT_HEADER_BYTES = 12;

/**
 * Returns the readings of the bytes as one frame of a named framing, and as a message after a TPDU or a text header. A
 * framing is returned only if its length matches the number of bytes.
 */
export function framedReadings(bytes: Buffer): readonly FramedReading[] {
  const framed = (Object.keys(FRAMINGS) as Framing[]).flatMap((name) => {
    const reading = readFrame(bytes, name);
    return reading === undefined ? [] : [reading];
  });
  return [...framed, ...headerOnly(bytes)];
}

function readFrame(bytes: Buffer, name: Framing): FramedReading | undefined {
  const reader = new FrameReader(name);
  try {
    const [frame, another] = reader.push(bytes);
    if (frame === undefined || frame.isKeepAlive || another !== undefined || reader.isWithin)
      return undefined;
    const header = frame.header?.toString('hex').toUpperCase();
    return { framing: { name, header }, payload: frame.payload };
  } catch (error) {
    if (error instanceof FrameError) return undefined;
    throw error;
  }
}

function headerOnly(bytes: Buffer): readonly FramedReading[] {
  if ((bytes[0] ?? 0) >> 4 === 6) return [afterHeader(bytes, TPDU_BYTES)];
  const start = bytes.toString('latin1', 0, TEXT_HEADER_BYTES);
  return TEXT_HEADER.test(start) ? [afterHeader(bytes, TEXT_HEADER_BYTES)] : [];
}

function afterHeader(bytes: Buffer, length: number): FramedReading {
  const header = bytes.toString('hex', 0, length).toUpperCase();
  return { framing: { name: 'none', header }, payload: bytes.subarray(length) };
}
