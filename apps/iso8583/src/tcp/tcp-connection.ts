import type { Socket } from 'node:net';
import { FrameError, FrameReader, writeFrame, type Frame, type Framing } from '#libs/iso8583';

/** The reply to a message: a response, nothing, a part of a response, or the end of the connection. */
export type TcpReply =
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

/** One connection: reads the messages of the stream and answers several at the same time. */
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
    private readonly answer: (payload: Buffer, gone: AbortSignal) => Promise<TcpReply>,
  ) {
    this.reader = new FrameReader(limits.framing, { maxBytes: MAX_FRAME_BYTES });
    socket.setNoDelay(true);
    socket.setTimeout(limits.idleMs, () => {
      this.guard(() => {
        this.close(`No data arrived for ${String(limits.idleMs)} ms.`);
      });
    });
    socket.on('data', (chunk: Buffer) => {
      this.guard(() => {
        this.read(chunk);
      });
    });
    socket.on('error', ({ message }) => {
      this.trouble ??= message;
    });
    socket.once('close', () => {
      this.guard(() => {
        clearTimeout(this.frameTimer);
        this.gone.abort();
      });
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

  /** Runs a callback of the socket or of a timer. What it throws closes this connection and ends nothing else. */
  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.trouble ??= `Closed because of an error: ${describe(error)}`;
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
    for (const frame of frames) this.react(frame);
    // After an invalid length, the start of the next message is unknown.
    if (trouble !== undefined) this.close(trouble.message);
    else this.watchFrame(frames.length > 0);
    if (this.underWay > MOST_UNDER_WAY) this.socket.pause();
  }

  /** The time limit of a message starts with its first byte and is not extended by further bytes. */
  private watchFrame(isAnother: boolean): void {
    if (isAnother || !this.reader.isWithin) {
      clearTimeout(this.frameTimer);
      this.frameTimer = undefined;
    }
    if (!this.reader.isWithin) return;
    this.frameTimer ??= setTimeout(() => {
      this.guard(() => {
        this.close(`A message took longer than ${String(this.limits.frameMs)} ms to arrive.`);
      });
    }, this.limits.frameMs);
  }

  private react(frame: Frame): void {
    if (frame.isKeepAlive) {
      this.socket.write(writeFrame(this.limits.framing, Buffer.alloc(0)));
      return;
    }
    this.underWay += 1;
    this.answer(frame.payload, this.gone.signal)
      .then((reply) => {
        this.underWay -= 1;
        this.send(frame, reply);
        this.goOn();
      })
      .catch((error: unknown) => {
        this.fail(error);
      });
  }

  /** After an answer: ends, or reads again. */
  private goOn(): void {
    if (this.isEnding && this.underWay === 0) this.socket.end();
    else if (!this.isEnding && this.underWay <= MOST_UNDER_WAY / 2) this.socket.resume();
  }

  private send(frame: Frame, reply: TcpReply): void {
    if (this.socket.destroyed) return;
    switch (reply.kind) {
      case 'answer':
        this.socket.write(writeFrame(this.limits.framing, reply.payload, frame));
        return;
      case 'truncated': {
        const whole = writeFrame(this.limits.framing, reply.payload, frame);
        this.socket.end(whole.subarray(0, reply.bytes));
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

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
