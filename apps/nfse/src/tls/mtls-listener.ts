import type { TlsOptions } from 'node:tls';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SideListeners } from '#libs/app';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { storedCertificates, TlsPort } from '#libs/mutual-tls';
import { TaxpayerAuthority } from '../certificates/taxpayer-authority';
import { nfseVariables, type NfseConfig } from '../config';

/** Serves the service over mutual TLS, if NFSE_MTLS_PORT is set. */
@Injectable()
export class MtlsListener implements BeforeApplicationShutdown {
  private readonly port: TlsPort | undefined;

  constructor(
    private readonly authority: TaxpayerAuthority,
    host: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: NfseConfig & ServiceConfig,
    listeners: SideListeners,
  ) {
    if (config.mtlsPort === undefined) return;
    this.port = new TlsPort(host, {
      title: 'NFS-e over mutual TLS',
      variable: nfseVariables.mtlsPort,
      port: config.mtlsPort,
      hostName: config.host,
      options: () => this.options(),
    });
    listeners.add(this.port);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.port?.close();
  }

  /** @throws ConfigurationError if the certificates cannot be stored or read */
  private options(): Promise<TlsOptions> {
    const { mtlsPort, nfseCertificates } = nfseVariables;
    const variables = { port: mtlsPort, folder: nfseCertificates };
    return storedCertificates(async () => {
      const { certificatePem, privateKeyPem } = await this.authority.server(this.config.tlsNames);
      const ca = (await this.authority.certificate()).toString();
      // A client without a valid certificate gets an official code in place of a closed connection.
      const clients = { requestCert: true, rejectUnauthorized: false };
      return { cert: `${certificatePem}\n${ca}`, key: privateKeyPem, ca, ...clients };
    }, variables);
  }
}
