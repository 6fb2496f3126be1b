import { Failure } from '#libs/kernel';
import { type Frame } from './frame';

export type FrameErrorCode =
  | 'FRAME_LENGTH_INVALID'
  | 'FRAME_LENGTH_OVER_LIMIT'
  | 'FRAME_HEADER_INVALID'
  | 'FRAME_CUT_OFF'
  | 'FRAME_TOO_LONG';

/** A stream in which the next message cannot be found any more: the connection is to be closed. */
export class FrameError extends Failure {
  readonly kind = 'malformed';
  readonly title = 'The frame cannot be read';

  constructor(
    readonly code: FrameErrorCode,
    readonly expected: string,
    readonly got: string,
    /** Whole frames that stood before it in the same chunk. */
    readonly before: readonly Frame[] = [],
  ) {
    super(`Frame: expected ${expected}, got ${got}.`);
  }
}
