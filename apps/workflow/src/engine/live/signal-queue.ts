import { type Signal } from '#libs/states-language';
import { type LiveFrame } from './live-frame';

/** The frames that have a signal to deliver, in the order of their turns. A frame has one signal at a time. */
export class SignalQueue {
  private readonly waiting: LiveFrame[];

  constructor(frames: readonly LiveFrame[]) {
    this.waiting = frames
      .filter(({ row }) => row.signal !== null)
      .sort((one, other) => one.row.turn - other.row.turn);
  }

  /**
   * Adds a signal. An abort replaces any other signal; other signals replace only a heartbeat. A dropped signal is one
   * that the frame would ignore, or that is sent again.
   * @param turn of the signal, if the frame has none yet
   * @returns whether the signal has taken the turn
   */
  add(frame: LiveFrame, signal: Signal, turn: number): boolean {
    const waiting = frame.row.signal;
    if (!frame.isRunning) return false;
    if (waiting === null) {
      frame.change({ signal, turn });
      this.waiting.push(frame);
      return true;
    }
    if (signal.type === 'abort' || waiting.type === 'heartbeat') frame.change({ signal });
    return false;
  }

  /** Whether a frame has a signal to be delivered. */
  hasNext(hasEnded: boolean): boolean {
    return this.waiting.some((frame) => isDeliverable(frame, hasEnded));
  }

  /** Takes the next frame with a signal out of the queue; undefined if there is none. */
  next(hasEnded: boolean): LiveFrame | undefined {
    for (let frame = this.waiting.shift(); frame !== undefined; frame = this.waiting.shift()) {
      if (isDeliverable(frame, hasEnded)) return frame;
    }
    return undefined;
  }
}

/** After the end of the execution, only aborts of its branches are delivered. */
function isDeliverable({ row: { signal } }: LiveFrame, hasEnded: boolean): boolean {
  return signal !== null && (!hasEnded || signal.type === 'abort');
}
