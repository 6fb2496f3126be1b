import type { Socket } from 'node:net';
import { FrameError, FrameReader, writeFrame, type Frame, type Framing } from '#libs/iso8583';

/** What is to be sent for a message: an answer, nothing, part of an answer, or the end of the connection. */
export type Reaction =
  | { readonly kind: 'answer'; readonly payload: Buffer }
  | { readonly kind: 'truncated'; readonly payload: Buffer; readonly bytes: number }
  | { readonly kind: 'none' | 'close' | 'reset' };

export interface ConnectionLimits {
  readonly framing: Framing;
  readonly idleMs: number;
  /** From the first byte of a message to its last. */
  readonly frameMs: number;
}

/** More than an ISO 8583 message ever has. */
const MAX_FRAME_BYTES = 16 * 1024;
/** Messages of one connection under way at once; more wait in the socket. */
const MOST_UNDER_WAY = 256;

/** One connection: finds the messages in the stream, has each answered, several at a time. */
export class TcpConnection {
  /** Why it was closed, for the log; undefined where the other side closed it. */
  trouble: string | undefined;
  private readonly reader: FrameReader;
  private readonly gone = new AbortController();
  private underWay = 0;
  private isEnding = false;
  private frameTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly limits: ConnectionLimits,
    private readonly answer: (payload: Buffer, gone: AbortSignal) => Promise<Reaction>,
  ) {
    this.reader = new FrameReader(limits.framing, { maxBytes: MAX_FRAME_BYTES });
    socket.setNoDelay(true);
    socket.setTimeout(limits.idleMs, () => {
      this.close(`Nothing was said for ${String(limits.idleMs)} ms.`);
    });
    socket.on('data', (chunk: Buffer) => {
      this.read(chunk);
    });
    socket.on('error', ({ message }) => {
      this.trouble ??= message;
    });
    socket.once('close', () => {
      clearTimeout(this.frameTimer);
      this.gone.abort();
    });
  }

  /** Reads no more, and closes when what is under way is answered. */
  end(): void {
    this.isEnding = true;
    this.socket.pause();
    if (this.underWay === 0) this.socket.end();
  }

  /** Closes at once. */
  cut(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    let frames: readonly Frame[];
    let trouble: FrameError | undefined;
    try {
      frames = this.reader.push(chunk);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      frames = error.before;
      trouble = error;
    }
    for (const frame of frames) void this.react(frame);
    // Behind such a length nobody knows where the next message begins.
    if (trouble !== undefined) this.close(trouble.message);
    else this.watchFrame(frames.length > 0);
    if (this.underWay > MOST_UNDER_WAY) this.socket.pause();
  }

  /** The clock of a message starts with its first byte and is not started anew by each that drips in. */
  private watchFrame(isAnother: boolean): void {
    if (isAnother || !this.reader.isWithin) {
      clearTimeout(this.frameTimer);
      this.frameTimer = undefined;
    }
    if (!this.reader.isWithin) return;
    this.frameTimer ??= setTimeout(() => {
      this.close(`A message took longer than ${String(this.limits.frameMs)} ms to arrive.`);
    }, this.limits.frameMs);
  }

  private async react(frame: Frame): Promise<void> {
    if (frame.isKeepAlive) {
      this.socket.write(writeFrame(this.limits.framing, Buffer.alloc(0)));
      return;
    }
    this.underWay += 1;
    const reaction = await this.answer(frame.payload, this.gone.signal);
    this.underWay -= 1;
    this.send(frame, reaction);
    if (this.isEnding && this.underWay === 0) this.socket.end();
    else if (!this.isEnding && this.underWay <= MOST_UNDER_WAY / 2) this.socket.resume();
  }

  private send(frame: Frame, reaction: Reaction): void {
    if (this.socket.destroyed) return;
    switch (reaction.kind) {
      case 'answer':
        this.socket.write(writeFrame(this.limits.framing, reaction.payload, frame));
        return;
      case 'truncated': {
        const whole = writeFrame(this.limits.framing, reaction.payload, frame);
        this.socket.end(whole.subarray(0, reaction.bytes));
        return;
      }
      case 'close':
        this.socket.destroy();
        return;
      case 'reset':
        this.socket.resetAndDestroy();
        return;
      case 'none':
        return;
    }
  }

  private close(trouble: string): void {
    this.trouble ??= trouble;
    this.isEnding = true;
    this.socket.pause();
    if (this.underWay === 0) this.socket.end();
  }
}
