import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { compile, PROFILES, type Codec } from '#libs/iso8583';
import { CONFIG, SideListeners, type PlatformConfig, type SideListener } from '#libs/platform';
import { iso8583Variables, type Iso8583Config } from '../config';
import { TcpConnection } from './tcp-connection';
import { TcpHost } from './tcp-host';

/** How long connections may take to end once the service stops. */
const FAREWELL_MS = 2_000;

/** ISO 8583 over TCP: opens with the service's HTTP port, and serves the same host. */
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
    this.server = createServer((socket) => {
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

  /** Takes no more connections, answers what is under way, and closes those there are. */
  async beforeApplicationShutdown(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    const cutOff = setTimeout(() => {
      for (const connection of this.connections) connection.cut();
    }, FAREWELL_MS);
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
      if (connection.trouble !== undefined) this.logger.warn(connection.trouble);
    });
  }
}
