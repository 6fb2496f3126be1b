import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SideListeners, type OpenPort, type SideListener } from '#libs/app';
import { CONFIG, ConfigurationError, type ServiceConfig } from '#libs/config';
import { TlsServer } from '#libs/http';
import { InstitutionCertificates, type TlsCertificates } from './institution-certificates';
import { MUTUAL_TLS, type MutualTls, type MutualTlsConfig } from './mutual-tls';

/** When the service stops, connections that have not ended after this time are cut. */
const CLOSE_TIMEOUT_MS = 2_000;

/**
 * Serves the API of a service over mutual TLS, as ICOM does (manual of ICOM 1.12: TLS 1.2, with
 * ECDHE-RSA-AES128-GCM-SHA256 among its ciphers; TLS 1.3 works too). A client without a certificate of the authority
 * gets no connection; `ispbOfCertificate` is the institution of the others.
 */
@Injectable()
export class TlsListener implements SideListener, BeforeApplicationShutdown {
  readonly title: string;
  readonly port: MutualTls['variables']['tlsPort'];
  private server: TlsServer | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly certificates: InstitutionCertificates,
    @Inject(CONFIG) private readonly config: MutualTlsConfig & ServiceConfig,
    @Inject(MUTUAL_TLS) private readonly service: MutualTls,
    listeners: SideListeners,
  ) {
    this.title = service.title;
    this.port = service.variables.tlsPort;
    if (config.tlsPort !== undefined) listeners.add(this);
  }

  /** @throws ConfigurationError if the certificates cannot be stored or read */
  async open(): Promise<OpenPort> {
    const { authorityPem, certificatePem, privateKeyPem } = await this.serverCertificates();
    const server = new TlsServer(this.host, {
      ca: authorityPem,
      cert: certificatePem,
      key: privateKeyPem,
      requestCert: true,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
    });
    this.server = server;
    const address = await server.listen(this.config.tlsPort ?? 0, this.config.host);
    return {
      address,
      unref: () => {
        server.unref();
      },
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.server?.close(CLOSE_TIMEOUT_MS);
  }

  private async serverCertificates(): Promise<TlsCertificates> {
    try {
      return await this.certificates.server();
    } catch (error) {
      if (error instanceof ConfigurationError) throw error;
      const { message } = error as Error;
      const { tlsPort, certificates } = this.service.variables;
      throw new ConfigurationError([
        `The test certificates of ${tlsPort.name} cannot be stored: ${message}. Set ${certificates.name} to a folder that the service may write to.`,
      ]);
    }
  }
}
