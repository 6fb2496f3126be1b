import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Logger } from '@nestjs/common';
import { guarded } from '#libs/http';
import { type FramingChoice } from '#libs/iso8583';
import { ExpectedResponses } from './expected-responses';
import { TcpConnection, type TcpReply } from './tcp-connection';

/** When a server closes, connections that have not ended after this time are cut. */
const CLOSE_TIMEOUT_MS = 2_000;
/** The maximum number of messages of a server that are processed at once, divided among its connections. */
const MOST_RUNNING = 4_096;
const MOST_OF_ONE = 256;

export interface TcpServerSettings {
  readonly host: string;
  /** 0: the system chooses. */
  readonly port: number;
  readonly framing: FramingChoice;
  readonly idleMs: number;
  /** The time from the first to the last byte of a message. */
  readonly frameMs: number;
  /** The certificate with its key, as PEM. Without it, connections are not encrypted. */
  readonly tls: { readonly certificatePem: string; readonly privateKeyPem: string } | undefined;
}

/** A client that is connected now. */
export interface TcpClient {
  /** Its address: `127.0.0.1:50414`. */
  readonly address: string;
  readonly connection: TcpConnection;
  /** The responses to messages that this side sends to it. */
  readonly expected: ExpectedResponses;
}

/** Answers one message of a client. `gone` is aborted when its connection has closed. */
export type AnswerMessage = (
  payload: Buffer,
  client: Pick<TcpClient, 'expected'>,
  gone: AbortSignal,
) => Promise<TcpReply>;

/** Listens on one port, over TCP or TLS. */
export class TcpServer {
  /** Messages that have arrived, without keep-alives. */
  received = 0;
  /** Messages that were answered completely. */
  answered = 0;
  /** Called when a client has connected or left. */
  onClients: (() => void) | undefined;
  private readonly logger = new Logger('Tcp');
  private readonly server: Server;
  /** Connections over TLS before the end of their handshake, by the address of the client. */
  private readonly handshakes = new Map<string, Socket>();
  private readonly open = new Map<TcpConnection, TcpClient>();

  constructor(
    private readonly settings: TcpServerSettings,
    private readonly answer: AnswerMessage,
  ) {
    const { tls } = settings;
    const serve = guarded((socket: Socket) => {
      this.serve(socket);
    });
    this.server =
      tls === undefined
        ? createServer({ allowHalfOpen: true }, serve)
        : createTlsServer(
            { allowHalfOpen: true, cert: tls.certificatePem, key: tls.privateKeyPem },
            serve,
          );
    if (tls !== undefined) this.watchHandshakes();
  }

  /** The clients that are connected now. */
  get clients(): readonly TcpClient[] {
    return [...this.open.values()];
  }

  /** The number of connections now. */
  get connections(): number {
    return this.open.size;
  }

  /** Starts to listen and returns the port. @throws the error of the system */
  listen(): Promise<number> {
    const { host, port } = this.settings;
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        this.server.off('error', reject);
        // Such as a connection that cannot be accepted because too many files are open.
        this.server.on('error', (error) => {
          this.logger.error(error.stack);
        });
        resolve((this.server.address() as AddressInfo).port);
      });
    });
  }

  /** The process may end although it listens. */
  unref(): void {
    this.server.unref();
  }

  /** Accepts no new connections, answers the running messages, and closes the connections. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    const cutOff = setTimeout(() => {
      for (const connection of this.open.keys()) connection.cut();
    }, CLOSE_TIMEOUT_MS);
    for (const socket of this.handshakes.values()) socket.destroy();
    for (const connection of this.open.keys()) connection.end();
    await closed;
    clearTimeout(cutOff);
  }

  private serve(socket: Socket): void {
    const address = addressOf(socket);
    this.handshakes.delete(address);
    const { framing, idleMs, frameMs } = this.settings;
    const expected = new ExpectedResponses();
    const client = { expected };
    const answer = (payload: Buffer, gone: AbortSignal): Promise<TcpReply> => {
      this.received += 1;
      return this.answer(payload, client, gone);
    };
    const onAnswered = (): void => {
      this.answered += 1;
    };
    const share = (): number => shareOf(this.open.size);
    const limits = { framing, idleMs, frameMs, share };
    const connection = new TcpConnection(socket, limits, { answer, onAnswered });
    this.open.set(connection, { address, connection, expected });
    this.onClients?.();
    socket.once(
      'close',
      guarded(() => {
        this.open.delete(connection);
        expected.forgetAll();
        this.onClients?.();
        if (connection.closeReason !== undefined) this.logger.warn(connection.closeReason);
      }),
    );
  }

  private watchHandshakes(): void {
    this.server.on('connection', (socket: Socket) => {
      const address = addressOf(socket);
      this.handshakes.set(address, socket);
      socket.once('close', () => this.handshakes.delete(address));
    });
    this.server.on('tlsClientError', (error: Error, socket: Socket) => {
      this.logger.warn(`A TLS handshake failed: ${error.message}`);
      socket.destroy();
    });
  }
}

/**
 * How many messages of one connection are processed at once. With many connections each has fewer, so that a client that sends
 * many messages without waiting delays the others by no more than its share.
 */
export function shareOf(connections: number): number {
  return Math.max(1, Math.min(MOST_OF_ONE, Math.floor(MOST_RUNNING / connections)));
}

function addressOf({ remoteAddress = '', remotePort }: Socket): string {
  const host = remoteAddress.includes(':') ? `[${remoteAddress}]` : remoteAddress;
  return `${host}:${String(remotePort)}`;
}
