import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG, type ServiceConfig } from '#libs/config';
import { sandboxAddress } from '#libs/http';
import { type OpenfinanceConfig } from '../config';
import { directoryAddress, isDirectoryHost, type DirectoryHost } from './directory-hosts';
import { SecureListeners } from './secure-listeners';

/** The path of the authorization server. */
const AUTH = '/auth';

/** The addresses at which clients find the bank. They are those of the sandbox of the request, which clients do not name otherwise. */
@Injectable()
export class SecureAddresses {
  constructor(
    private readonly listeners: SecureListeners,
    @Inject(CONFIG) private readonly config: OpenfinanceConfig & ServiceConfig,
  ) {}

  /** The issuer, which is also where the authorization server is: PUBLIC_URL, the listener over TLS, or the address of the request. */
  issuerAddress(request: Request): string {
    return this.publicAddress(request) + AUTH;
  }

  /** The authorization server over mutual TLS; undefined without mutual TLS. */
  mtlsAddress(request: Request): string | undefined {
    const base = this.mtlsBase(request);
    return base === undefined ? undefined : base + AUTH;
  }

  /** The start of the addresses of the APIs: over mutual TLS if it is on. */
  apiAddress(request: Request): string {
    return this.mtlsBase(request) ?? this.publicAddress(request);
  }

  /** The start of the addresses that need no client certificate. */
  publicAddress(request: Request): string {
    const { publicUrl } = this.config;
    const base = publicUrl ?? this.onPort(request, this.listeners.tlsPort) ?? bankBeside(request);
    return sandboxAddress(request, base);
  }

  /** The address of the directory by one of its real names; undefined if the request did not come by one. */
  directoryAddress(request: Request, name: DirectoryHost): string | undefined {
    const { host = '' } = request.headers;
    if (!isDirectoryHost(host)) return undefined;
    const { tlsPort: tls, mtlsPort: mutual } = this.listeners;
    return sandboxAddress(request, directoryAddress(name, host, { tls, mutual }));
  }

  private mtlsBase(request: Request): string | undefined {
    const base = this.config.publicMtlsUrl ?? this.onPort(request, this.listeners.mtlsPort);
    return base === undefined ? undefined : sandboxAddress(request, base);
  }

  /** The address of this service on another port. */
  private onPort(request: Request, port: number | undefined): string | undefined {
    if (port === undefined) return undefined;
    return `https://${hostNameOf(request.headers.host)}:${String(port)}${this.config.basePath ?? ''}`;
  }
}

/** The bank of a request that came by a name of the directory, without TLS; undefined for other requests. */
function bankBeside({ headers, socket }: Request): string | undefined {
  if (!isDirectoryHost(headers.host)) return undefined;
  return `http://localhost:${String(socket.localPort)}`;
}

/** A host name or an IP address. Other texts are not put into links. */
const HOST_NAME = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])$/i;

/** The host of the bank: that of the header Host without its port. The bank has no address at the names of the directory. */
function hostNameOf(host = ''): string {
  if (isDirectoryHost(host)) return 'localhost';
  const name = host.replace(/:\d{1,5}$/, '');
  return HOST_NAME.test(name) ? name : 'localhost';
}
