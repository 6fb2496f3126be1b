import { constants } from 'node:crypto';
import type { TlsOptions } from 'node:tls';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SideListeners } from '#libs/app';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { storedCertificates, TlsPort } from '#libs/mutual-tls';
import { openfinanceVariables, type OpenfinanceConfig } from '../config';
import { BankKeys } from '../keys/bank-keys';
import { DIRECTORY_HOSTS } from './directory-hosts';

/**
 * The listeners over TLS. Only that of mutual TLS asks for a client certificate, because a browser would show its user a list of
 * certificates (certificate standard 2.0: the authorisation page has none).
 */
@Injectable()
export class SecureListeners implements BeforeApplicationShutdown {
  private readonly plain: TlsPort | undefined;
  private readonly mutual: TlsPort | undefined;

  constructor(
    private readonly keys: BankKeys,
    private readonly host: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig & ServiceConfig,
    listeners: SideListeners,
  ) {
    const { tlsPort, mtlsPort } = openfinanceVariables;
    this.plain = this.listener('Open banking over TLS', tlsPort, config.tlsPort, {});
    this.mutual = this.listener('Open banking over mutual TLS', mtlsPort, config.mtlsPort, {
      requestCert: true,
      // A client without a valid certificate gets an error of OAuth in place of a closed connection.
      rejectUnauthorized: false,
      // A resumed session would not show the certificate again (security profile 1.0, 6.1.3).
      secureOptions: constants.SSL_OP_NO_TICKET,
    });
    for (const each of [this.plain, this.mutual]) if (each !== undefined) listeners.add(each);
  }

  /** The port over TLS without a client certificate; undefined if there is none. */
  get tlsPort(): number | undefined {
    return this.plain?.number;
  }

  /** The port over mutual TLS; undefined if there is none. */
  get mtlsPort(): number | undefined {
    return this.mutual?.number;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.plain?.close(), this.mutual?.close()]);
  }

  private listener(
    title: string,
    variable: typeof openfinanceVariables.tlsPort,
    port: number | undefined,
    options: TlsOptions,
  ): TlsPort | undefined {
    if (port === undefined) return undefined;
    return new TlsPort(this.host, {
      title,
      variable,
      port,
      hostName: this.config.host,
      options: async () => ({ ...(await this.certificates(variable)), ...options }),
    });
  }

  /** The first one is the common name of the certificate. */
  private get names(): readonly string[] {
    return [...this.config.tlsNames, 'localhost', ...Object.values(DIRECTORY_HOSTS)];
  }

  /** @throws ConfigurationError if they cannot be stored or read */
  private certificates(port: typeof openfinanceVariables.tlsPort): Promise<TlsOptions> {
    const variables = { port, folder: openfinanceVariables.openFinanceCertificates };
    return storedCertificates(async () => {
      const { certificates } = this.keys;
      const { certificatePem, privateKeyPem } = await certificates.server(this.names);
      const ca = await certificates.authority();
      // The chain is sent too (certificate standard 2.0, server certificate).
      return { cert: `${certificatePem}\n${ca}`, key: privateKeyPem, ca };
    }, variables);
  }
}
