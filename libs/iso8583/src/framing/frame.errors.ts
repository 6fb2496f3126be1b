import { Failure } from '#libs/kernel';
import { type Frame } from './frame';

export type FrameErrorCode =
  | 'FRAME_LENGTH_INVALID'
  | 'FRAME_LENGTH_OVER_LIMIT'
  | 'FRAME_HEADER_INVALID'
  | 'FRAME_TRAILER_INVALID'
  | 'FRAME_CUT_OFF'
  | 'FRAME_TOO_LONG'
  | 'FRAME_DELIMITER_INSIDE';

/** An error after which the next message of the stream cannot be found. The connection must be closed. */
export class FrameError extends Failure {
  readonly kind = 'malformed';
  readonly title = 'The frame cannot be read';

  constructor(
    readonly code: FrameErrorCode,
    readonly expected: string,
    readonly got: string,
    /** The complete frames before the error in the same chunk. */
    readonly before: readonly Frame[] = [],
  ) {
    super(`Frame: expected ${expected}, got ${got}.`);
  }
}
