import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { FrameError, FrameReader, writeFrame, type Frame, type FramingChoice } from '#libs/iso8583';

/** The reply to a message: a response, nothing, a part of a response, or the end of the connection. */
export type TcpReply =
  | { readonly kind: 'answer'; readonly payload: Buffer }
  | { readonly kind: 'truncated'; readonly payload: Buffer; readonly bytes: number }
  | { readonly kind: 'none' | 'close' | 'reset' };

interface ConnectionLimits {
  readonly framing: FramingChoice;
  readonly idleMs: number;
  /** The time from the first to the last byte of a message. */
  readonly frameMs: number;
  /** The maximum number of messages of the connection that are processed at once, at least 1. It can change. */
  readonly share: () => number;
}

/** Answers the messages of a connection. */
interface MessageHost {
  /** @param gone is aborted when the connection has closed */
  readonly answer: (payload: Buffer, gone: AbortSignal) => Promise<TcpReply>;
  /** Called when a message is answered completely. */
  readonly onAnswered: () => void;
}

/** Larger than any ISO 8583 message. */
const MAX_FRAME_BYTES = 16 * 1024;
/** How long the other side can keep a connection open after this side has ended it. */
const LINGER_MS = 5_000;

/**
 * One connection: reads the messages of the stream and answers several at the same time. The socket must allow
 * half-open connections: after the other side has stopped sending, its messages are answered before the connection
 * ends.
 */
export class TcpConnection {
  /** The reason for the end, for the log; undefined if the other side closed the connection. */
  closeReason: string | undefined;
  private readonly reader: FrameReader;
  private readonly gone = new AbortController();
  private running = 0;
  /** Frames that were read and are not processed yet, because the connection has its share. At most those of one read. */
  private waiting: Frame[] = [];
  /** No further message is read. The connection ends when the running messages are answered. */
  private isEnding = false;
  private frameTimer: NodeJS.Timeout | undefined;
  private lingerTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly limits: ConnectionLimits,
    private readonly host: MessageHost,
  ) {
    this.reader = new FrameReader(limits.framing, { maxBytes: MAX_FRAME_BYTES });
    socket.setNoDelay(true);
    socket.setTimeout(limits.idleMs);
    const on = (event: string, listener: (value: never) => void) => {
      socket.on(event, (value: unknown) => {
        this.guard(() => {
          listener(value as never);
        });
      });
    };
    on('data', (chunk: Buffer) => {
      this.read(chunk);
    });
    on('end', () => {
      this.stopReading();
    });
    on('drain', () => {
      this.continueReading();
    });
    on('timeout', () => {
      this.expire();
    });
    on('error', ({ message }: Error) => {
      this.closeReason ??= message;
    });
    on('close', () => {
      clearTimeout(this.frameTimer);
      clearTimeout(this.lingerTimer);
      this.gone.abort();
    });
  }

  /** Sends a message that is not a response. Returns false if the connection is ending. */
  send(payload: Buffer): boolean {
    if (this.isEnding || !this.socket.writable) return false;
    this.socket.write(writeFrame(this.limits.framing, payload));
    return true;
  }

  /** Stops reading. Closes the connection when the running messages are answered. */
  end(): void {
    this.isEnding = true;
    this.socket.pause();
    if (!this.isBusy) this.finish();
  }

  /** Closes the connection at once. */
  cut(): void {
    this.socket.destroy();
  }

  private get isBusy(): boolean {
    return this.running > 0 || this.waiting.length > 0;
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

  private close(reason: string): void {
    this.closeReason ??= reason;
    this.end();
  }

  /** The other side sends nothing more. It can still wait for responses. */
  private stopReading(): void {
    clearTimeout(this.frameTimer);
    if (!this.isEnding && this.reader.isWithin) {
      this.closeReason ??= 'The client stopped sending within a message, which is ignored.';
    }
    this.isEnding = true;
    if (!this.isBusy) this.finish();
  }

  /** Nothing was sent or received for the time of an idle connection. */
  private expire(): void {
    // Responses are under way: the other side waits for them.
    if (this.isEnding && this.isBusy) return;
    if (this.isEnding || this.socket.writableNeedDrain) {
      this.closeReason ??= `The client did not read its responses for ${String(this.limits.idleMs)} ms.`;
      this.socket.destroy();
      return;
    }
    this.close(`No data arrived for ${String(this.limits.idleMs)} ms.`);
    // The socket only sets its timer again when bytes are sent or received.
    this.socket.setTimeout(this.limits.idleMs);
  }

  private read(chunk: Buffer): void {
    if (this.isEnding) return;
    let frames: readonly Frame[];
    let invalid: FrameError | undefined;
    try {
      frames = this.reader.push(chunk);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      frames = error.before;
      invalid = error;
    }
    this.waiting.push(...frames);
    this.processWaiting();
    // After an invalid length, the start of the next message is unknown.
    if (invalid !== undefined) this.close(invalid.message);
    else this.watchFrame(frames.length > 0);
    if (this.waiting.length > 0 || this.socket.writableNeedDrain) this.socket.pause();
  }

  /** Processes the frames that wait, as many as the share of the connection allows. */
  private processWaiting(): void {
    const free = this.limits.share() - this.running;
    if (free <= 0 || this.waiting.length === 0) return;
    const next = this.waiting.slice(0, free);
    this.waiting = this.waiting.slice(free);
    this.socket.cork();
    for (const frame of next) this.react(frame);
    this.socket.uncork();
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
      this.write(writeFrame(this.limits.framing, Buffer.alloc(0)));
      return;
    }
    this.running += 1;
    this.host.answer(frame.payload, this.gone.signal).then(
      (reply) => {
        this.guard(() => {
          this.running -= 1;
          this.reply(frame, reply);
          this.continueReading();
        });
      },
      (error: unknown) => {
        this.fail(error);
      },
    );
  }

  /** After a response: processes the next messages, ends the connection, or reads again. */
  private continueReading(): void {
    if (!this.socket.writableNeedDrain) this.processWaiting();
    if (this.isEnding) {
      if (!this.isBusy) this.finish();
    } else if (this.waiting.length === 0 && !this.socket.writableNeedDrain) {
      this.socket.resume();
    }
  }

  private reply(frame: Frame, reply: TcpReply): void {
    const { framing } = this.limits;
    switch (reply.kind) {
      case 'answer':
        this.host.onAnswered();
        this.write(writeFrame(framing, reply.payload, frame));
        return;
      case 'truncated':
        this.write(writeFrame(framing, reply.payload, frame).subarray(0, reply.bytes));
        this.isEnding = true;
        this.finish();
        return;
      case 'close':
        this.socket.destroy();
        return;
      case 'reset':
        // Node can reset a TCP connection, but not one over TLS, which is closed.
        if (this.socket instanceof TLSSocket) this.socket.destroy();
        else this.socket.resetAndDestroy();
        return;
      case 'none':
        return;
    }
  }

  private write(bytes: Buffer): void {
    if (this.socket.writable) this.socket.write(bytes);
  }

  /** Ends the connection after all that is written. */
  private finish(): void {
    if (this.socket.writableEnded || this.socket.destroyed) return;
    this.socket.end(() => {
      // If the bytes that the other side still sends were not read, its system could discard the responses.
      this.lingerTimer ??= setTimeout(() => {
        this.cut();
      }, LINGER_MS);
      if (this.socket.destroyed) clearTimeout(this.lingerTimer);
    });
    this.socket.resume();
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
