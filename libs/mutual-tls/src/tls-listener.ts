import type { TlsOptions } from 'node:tls';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SideListeners } from '#libs/app';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { InstitutionCertificates } from './institution-certificates';
import { MUTUAL_TLS, type MutualTls, type MutualTlsConfig } from './mutual-tls';
import { storedCertificates } from './stored-certificates';
import { TlsPort } from './tls-port';

/**
 * Serves the API of a service over mutual TLS, as ICOM does (manual of ICOM 1.12: TLS 1.2, with
 * ECDHE-RSA-AES128-GCM-SHA256 among its ciphers; TLS 1.3 works too). A client without a certificate of the authority
 * gets no connection; `ispbOfCertificate` is the institution of the others.
 */
@Injectable()
export class TlsListener implements BeforeApplicationShutdown {
  private readonly port: TlsPort | undefined;

  constructor(
    host: HttpAdapterHost,
    private readonly certificates: InstitutionCertificates,
    @Inject(CONFIG) config: MutualTlsConfig & ServiceConfig,
    @Inject(MUTUAL_TLS) private readonly service: MutualTls,
    listeners: SideListeners,
  ) {
    if (config.tlsPort === undefined) return;
    this.port = new TlsPort(host, {
      title: service.title,
      variable: service.variables.tlsPort,
      port: config.tlsPort,
      hostName: config.host,
      options: () => this.options(),
    });
    listeners.add(this.port);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.port?.close();
  }

  /** @throws ConfigurationError if the certificates cannot be stored or read */
  private async options(): Promise<TlsOptions> {
    const { tlsPort, certificates } = this.service.variables;
    const { authorityPem, certificatePem, privateKeyPem } = await storedCertificates(
      () => this.certificates.server(),
      { port: tlsPort, folder: certificates },
    );
    return {
      ca: authorityPem,
      cert: certificatePem,
      key: privateKeyPem,
      requestCert: true,
      rejectUnauthorized: true,
    };
  }
}
