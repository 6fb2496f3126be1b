import { type Frame } from './frame';
import { type FrameErrorCode } from './frame.errors';
import { headerProblem, type CompiledFraming } from './framing';

/** Finds the frames in a stream of chunks; see `FrameReader`. */
export interface FrameScanner {
  readonly isWithin: boolean;
  push(chunk: Uint8Array): readonly Frame[];
  end(): void;
}

/** Why the bytes of a frame are not one. */
export interface FrameProblem {
  readonly code: FrameErrorCode;
  readonly expected: string;
}

/** Returns the frame in the bytes of a header, a message and a trailer. */
export function frameOfBody(
  { layout, header, trailer }: CompiledFraming,
  body: Buffer,
): Frame | FrameProblem {
  const payloadEnd = body.length - trailer.length;
  if (payloadEnd < 0 || !body.subarray(payloadEnd).equals(trailer)) {
    const expected = `the trailer ${layout.trailer} after the message`;
    return { code: 'FRAME_TRAILER_INVALID', expected };
  }
  const payload = body.subarray(header.length, payloadEnd);
  if (header.length === 0) return { payload, isKeepAlive: false };
  const received = body.subarray(0, header.length);
  const expected =
    received.length < header.length
      ? `a header of ${String(header.length)} bytes`
      : headerProblem(layout.header, received);
  if (expected === undefined) return { payload, header: received, isKeepAlive: false };
  return { code: 'FRAME_HEADER_INVALID', expected };
}
