import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { guarded } from '#libs/http';
import {
  FrameError,
  FrameReader,
  Iso8583Error,
  writeFrame,
  type Codec,
  type Frame,
  type IsoMessage,
} from '#libs/iso8583';
import { type AddressGuard } from '#libs/outbound';
import { type LinkDefinition } from '../links/link';
import { targetUrl } from '../links/targets';

const CONNECT_TIMEOUT_MS = 5_000;
/** Larger than any ISO 8583 message. */
const MAX_FRAME_BYTES = 16 * 1024;

interface ConnectionSettings {
  readonly link: LinkDefinition;
  readonly codec: Codec;
  readonly targets: AddressGuard;
}

/** The events of a connection. The listeners must not throw. */
interface ConnectionListener {
  onMessage(message: IsoMessage, answer: (response: IsoMessage) => void): void;
  /** A frame is not a message of the profile. The connection stays open. */
  onUnreadable(detail: string): void;
  /** Called once, also after `close`. */
  onClose(reason: string): void;
}

/** A TCP connection to a host, which carries messages in both directions. */
export class HostConnection {
  private readonly reader: FrameReader;
  private closeReason: string | undefined;

  private constructor(
    private readonly socket: Socket,
    private readonly settings: ConnectionSettings,
    private readonly listener: ConnectionListener,
  ) {
    this.reader = new FrameReader(settings.link.framing, { maxBytes: MAX_FRAME_BYTES });
    socket.setNoDelay(true);
    socket.on(
      'data',
      this.guard((chunk: Buffer) => {
        this.read(chunk);
      }),
    );
    socket.on(
      'end',
      this.guard(() => {
        this.reader.end();
      }),
    );
    socket.on('error', ({ message }) => {
      this.closeReason ??= `The connection failed: ${message}.`;
    });
    socket.once(
      'close',
      guarded(() => {
        this.listener.onClose(this.closeReason ?? 'The host closed the connection.');
      }),
    );
  }

  /**
   * Connects, at an address that the guard has checked.
   * @throws AddressRefused, or the error of the connection
   */
  static async open(
    settings: ConnectionSettings,
    listener: ConnectionListener,
  ): Promise<HostConnection> {
    const url = targetUrl(settings.link);
    const refusal = settings.targets.refusal(url);
    if (refusal !== undefined) throw refusal;
    return new HostConnection(await connected(settings, url), settings, listener);
  }

  /**
   * Sends a packed message.
   * @returns false if the connection is closed and nothing was sent
   * @throws FrameError if the message is too long for the framing
   */
  send(packed: Buffer): boolean {
    const bytes = writeFrame(this.settings.link.framing, packed);
    if (this.socket.destroyed || !this.socket.writable) return false;
    this.socket.write(bytes);
    return true;
  }

  close(reason: string): void {
    this.closeReason ??= reason;
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
    // A keep-alive is not echoed, because two sides that echo would never stop.
    for (const frame of frames) if (!frame.isKeepAlive) this.receive(frame);
    // After an invalid length, the start of the next message is unknown.
    if (invalid !== undefined) this.close(invalid.message);
  }

  private receive(frame: Frame): void {
    const { codec, link } = this.settings;
    let message: IsoMessage;
    try {
      message = codec.decode(frame.payload);
    } catch (error) {
      if (!(error instanceof Iso8583Error)) throw error;
      this.listener.onUnreadable(error.detail);
      return;
    }
    this.listener.onMessage(message, (response) => {
      if (!this.socket.writable) return;
      this.socket.write(writeFrame(link.framing, codec.encode(response), frame));
    });
  }

  /** An exception in a listener of the socket only closes this connection. */
  private guard<Parameters extends readonly unknown[]>(
    work: (...parameters: Parameters) => void,
  ): (...parameters: Parameters) => void {
    return (...parameters) => {
      try {
        work(...parameters);
      } catch (error) {
        this.close(error instanceof Error ? error.message : String(error));
      }
    };
  }
}

/** The connected socket. */
function connected({ link, targets }: ConnectionSettings, url: URL): Promise<Socket> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const options = { host, port: link.port, lookup: targets.lookupFor(url) };
  return new Promise((resolve, reject) => {
    const { tls } = link;
    const socket =
      tls === null
        ? connect(options)
        : connectTls({
            ...options,
            ...(isIP(host) === 0 ? { servername: host } : {}),
            ...(tls.ca === null ? {} : { ca: tls.ca }),
            rejectUnauthorized: tls.verify,
          });
    const timer = setTimeout(() => {
      socket.destroy(new Error(`No connection within ${String(CONNECT_TIMEOUT_MS)} ms`));
    }, CONNECT_TIMEOUT_MS);
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
    };
    socket.once('error', fail);
    socket.once('close', () => {
      fail(new Error('The host closed the connection'));
    });
    socket.once(tls === null ? 'connect' : 'secureConnect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}
