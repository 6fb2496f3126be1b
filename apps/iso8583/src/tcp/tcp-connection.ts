import type { Socket } from 'node:net';
import { FrameError, FrameReader, writeFrame, type Frame, type Framing } from '#libs/iso8583';

/** The reply to a message: a response, nothing, a part of a response, or the end of the connection. */
export type TcpReply =
  | { readonly kind: 'answer'; readonly payload: Buffer }
  | { readonly kind: 'truncated'; readonly payload: Buffer; readonly bytes: number }
  | { readonly kind: 'none' | 'close' | 'reset' };

interface ConnectionLimits {
  readonly framing: Framing;
  readonly idleMs: number;
  /** The time from the first to the last byte of a message. */
  readonly frameMs: number;
}

/** Larger than any ISO 8583 message. */
const MAX_FRAME_BYTES = 16 * 1024;
/** The maximum number of messages of one connection that are processed at once. Others wait in the socket. */
const MAX_RUNNING = 256;

/** One connection: reads the messages of the stream and answers several at the same time. */
export class TcpConnection {
  /** The reason of the end, for the log; undefined if the other side closed the connection. */
  closeReason: string | undefined;
  private readonly reader: FrameReader;
  private readonly gone = new AbortController();
  private running = 0;
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
      this.closeReason ??= message;
    });
    socket.once('close', () => {
      this.guard(() => {
        clearTimeout(this.frameTimer);
        this.gone.abort();
      });
    });
  }

  /** Stops reading. Closes the connection when the running messages are answered. */
  end(): void {
    this.isEnding = true;
    this.socket.pause();
    if (this.running === 0) this.socket.end();
  }

  /** Closes the connection at once. */
  cut(): void {
    this.socket.destroy();
  }

  /** Runs a callback of the socket or of a timer. An exception in it only closes this connection. */
  private guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.closeReason ??= `Closed because of an error: ${describe(error)}`;
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    let frames: readonly Frame[];
    let invalid: FrameError | undefined;
    try {
      frames = this.reader.push(chunk);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      frames = error.before;
      invalid = error;
    }
    for (const frame of frames) this.react(frame);
    // After an invalid length, the start of the next message is unknown.
    if (invalid !== undefined) this.close(invalid.message);
    else this.watchFrame(frames.length > 0);
    if (this.running > MAX_RUNNING) this.socket.pause();
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
    this.running += 1;
    this.answer(frame.payload, this.gone.signal)
      .then((reply) => {
        this.running -= 1;
        this.send(frame, reply);
        this.continueReading();
      })
      .catch((error: unknown) => {
        this.fail(error);
      });
  }

  /** After a response: ends the connection, or reads again. */
  private continueReading(): void {
    if (this.isEnding && this.running === 0) this.socket.end();
    else if (!this.isEnding && this.running <= MAX_RUNNING / 2) this.socket.resume();
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

  private close(reason: string): void {
    this.closeReason ??= reason;
    this.isEnding = true;
    this.socket.pause();
    if (this.running === 0) this.socket.end();
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
