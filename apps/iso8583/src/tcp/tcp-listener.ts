import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { compile, PROFILES, type Codec } from '#libs/iso8583';
import { CONFIG, SideListeners, type PlatformConfig, type SideListener } from '#libs/platform';
import { iso8583Variables, type Iso8583Config } from '../config';
import { TcpConnection } from './tcp-connection';
import { TcpHost } from './tcp-host';

/** When the service stops, connections that have not ended after this time are cut. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Listens for ISO 8583 over TCP. It is opened together with the HTTP port and uses the same host. */
@Injectable()
export class TcpListener implements SideListener, BeforeApplicationShutdown {
  readonly title = 'ISO 8583 over TCP';
  readonly port = iso8583Variables.tcpPort;
  private readonly logger = new Logger('Tcp');
  private readonly connections = new Set<TcpConnection>();
  private readonly server: Server;
  private readonly codec: Codec;

  constructor(
    private readonly host: TcpHost,
    @Inject(CONFIG) private readonly config: Iso8583Config & PlatformConfig,
    listeners: SideListeners,
  ) {
    this.codec = compile(PROFILES[config.tcpProfile]);
    this.server = createServer({ allowHalfOpen: true }, (socket) => {
      try {
        this.serve(socket);
      } catch (error) {
        this.logger.error(error instanceof Error ? error.stack : String(error));
        socket.destroy();
      }
    });
    listeners.add(this);
  }

  open(): Promise<string> {
    const { host, tcpPort } = this.config;
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(tcpPort, host, () => {
        this.server.off('error', reject);
        // Such as a connection that cannot be accepted because too many files are open.
        this.server.on('error', (error) => {
          this.logger.error(error.stack);
        });
        const { port } = this.server.address() as AddressInfo;
        resolve(`${host}:${String(port)}`);
      });
    });
  }

  /** Accepts no new connections, answers the running messages, and closes the connections. */
  async beforeApplicationShutdown(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    const cutOff = setTimeout(() => {
      for (const connection of this.connections) connection.cut();
    }, CLOSE_TIMEOUT_MS);
    for (const connection of this.connections) connection.end();
    await closed;
    clearTimeout(cutOff);
  }

  private serve(socket: Socket): void {
    const { tcpFraming: framing, tcpIdleMs: idleMs, tcpFrameMs: frameMs } = this.config;
    const connection = new TcpConnection(socket, { framing, idleMs, frameMs }, (payload, gone) =>
      this.host.answer(payload, this.codec, gone),
    );
    this.connections.add(connection);
    socket.once('close', () => {
      this.connections.delete(connection);
      if (connection.closeReason !== undefined) this.logger.warn(connection.closeReason);
    });
  }
}
