import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { TlsOptions, TLSSocket } from 'node:tls';
import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { handleServerEvents } from './server-events';
import { type TunedExpressAdapter } from './tuned-express-adapter';
import { SWEEP_MS, waitForClients } from './wait-for-clients';

const logger = new Logger('Tls');

/** Serves the application of a service over TLS too, on another port. */
export class TlsServer {
  private readonly server: Server;
  /** Also those whose handshake is not complete, which the HTTP server does not know. */
  private readonly sockets = new Set<Socket>();

  constructor(host: HttpAdapterHost, options: TlsOptions) {
    this.server = (host.httpAdapter as TunedExpressAdapter).createTlsServer(options);
    this.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    // Without this listener, Node would report a failed handshake as a malformed request.
    this.server.on('tlsClientError', (error: Error, socket: TLSSocket) => {
      logger.warn(`A TLS handshake failed: ${error.message}`);
      socket.destroy();
    });
    handleServerEvents(this.server);
  }

  /** Starts to listen and returns the address: `127.0.0.1:16522`. */
  listen(port: number, host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        this.server.off('error', reject);
        const { port: actualPort } = this.server.address() as AddressInfo;
        resolve(`${host.includes(':') ? `[${host}]` : host}:${String(actualPort)}`);
      });
    });
  }

  /** The process may end although it listens. */
  unref(): void {
    this.server.unref();
  }

  /** Waits for the running requests as the service does, and cuts the connections that are left after the time. */
  async close(timeoutMs: number): Promise<void> {
    if (!this.server.listening) return;
    const cutOff = setTimeout(() => {
      for (const socket of this.sockets) socket.destroy();
    }, timeoutMs);
    await waitForClients(this.server);
    const closed = new Promise((resolve) => this.server.close(resolve));
    const sweep = setInterval(() => {
      this.server.closeIdleConnections();
    }, SWEEP_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(cutOff);
  }
}
