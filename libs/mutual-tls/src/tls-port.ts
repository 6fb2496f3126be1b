import type { TlsOptions } from 'node:tls';
import type { HttpAdapterHost } from '@nestjs/core';
import { type OpenPort, type SideListener } from '#libs/app';
import { type Variable } from '#libs/config';
import { TlsServer } from '#libs/http';

/** When the service stops, connections that have not ended after this time are cut. */
const CLOSE_TIMEOUT_MS = 2_000;

/** The address and the options of a listener. */
export interface TlsPortSettings {
  /** As the operator sees it: `SPI over mutual TLS`. */
  readonly title: string;
  readonly variable: Variable<number | undefined>;
  readonly port: number;
  readonly hostName: string;
  readonly options: () => Promise<TlsOptions>;
}

/** A listener that serves the application of a service over TLS. */
export class TlsPort implements SideListener {
  readonly title: string;
  readonly port: Variable<number | undefined>;
  private server: TlsServer | undefined;
  private opened: number | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly settings: TlsPortSettings,
  ) {
    this.title = settings.title;
    this.port = settings.variable;
  }

  /** The port on which it listens; before that, the one of the settings. */
  get number(): number {
    return this.opened ?? this.settings.port;
  }

  async open(): Promise<OpenPort> {
    const options = await this.settings.options();
    const server = new TlsServer(this.host, { minVersion: 'TLSv1.2', ...options });
    this.server = server;
    const address = await server.listen(this.settings.port, this.settings.hostName);
    this.opened = Number(address.slice(address.lastIndexOf(':') + 1));
    return {
      address,
      unref: () => {
        server.unref();
      },
    };
  }

  async close(): Promise<void> {
    await this.server?.close(CLOSE_TIMEOUT_MS);
  }
}
