import { Inject, Injectable } from '@nestjs/common';
import {
  certificatesFolder,
  folderStore,
  memoryStore,
  TestCertificates,
  type SigningCertificate,
} from '#libs/certificates';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { systemClock, type Failure } from '#libs/kernel';
import { type SandboxConfig } from '#libs/sandbox';
import { type Iso8583Config } from '../config';
import { TcpHost } from '../tcp/tcp-host';
import { TcpServer } from '../tcp/tcp-server';
import { type Listener, type OpenListener } from './listener';
import { ListenerNotOpened, ListenerPortRefused, ListenerPortTaken } from './listener.errors';

/** The certificates of a listener over TLS. */
interface ListenerCertificates {
  readonly server: SigningCertificate;
  readonly authorityPem: string;
}

/** Opens the port of a listener. */
@Injectable()
export class ListenerOpener {
  private readonly certificates: TestCertificates;

  constructor(
    private readonly host: TcpHost,
    @Inject(CONFIG)
    private readonly config: Iso8583Config & ServiceConfig & SandboxConfig,
  ) {
    const folder = certificatesFolder(config.dataDir);
    this.certificates = new TestCertificates(
      folder === undefined ? memoryStore() : folderStore(folder),
    );
  }

  /** @throws ListenerPortTaken, ListenerPortRefused, ListenerNotOpened; their cause is the error of the system */
  async open(listener: Listener): Promise<OpenListener> {
    const { host, tcpFrameMs: frameMs } = this.config;
    const { port, framing, idleMs } = listener;
    const certificates = listener.tls ? await this.tlsCertificates() : undefined;
    const server = new TcpServer(
      { host, port, framing, idleMs, frameMs, tls: certificates?.server },
      (payload, { expected }, gone) => this.host.answer({ payload, expected, gone }, listener),
    );
    const actualPort = await server.listen().catch((error: unknown) => {
      throw failureOf(error as NodeJS.ErrnoException, `${host}:${String(port)}`);
    });
    return {
      listener,
      server,
      host,
      port: actualPort,
      authorityPem: certificates?.authorityPem,
      openedAtMs: systemClock.nowMs(),
    };
  }

  private async tlsCertificates(): Promise<ListenerCertificates> {
    try {
      const server = await this.certificates.server();
      return { server, authorityPem: await this.certificates.authority() };
    } catch (error) {
      const { message } = error as Error;
      throw new ListenerNotOpened(`The test certificates cannot be stored or read: ${message}`);
    }
  }
}

function failureOf(error: NodeJS.ErrnoException, address: string): Failure {
  const failure = failureFor(error, address);
  failure.cause = error;
  return failure;
}

function failureFor({ code, message }: NodeJS.ErrnoException, address: string): Failure {
  if (code === 'EADDRINUSE') return new ListenerPortTaken(address);
  if (code === 'EACCES') return new ListenerPortRefused(address);
  return new ListenerNotOpened(`The service cannot listen at ${address}: ${message}.`);
}
