import type { AddressInfo, Server } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIG } from '#libs/config';
import { type Iso8583Config } from '../../config';

/** The address of the issuer over HTTP, and how long the acquirer waits for its response. */
@Injectable()
export class IssuerAddress {
  constructor(
    private readonly adapter: HttpAdapterHost,
    @Inject(CONFIG) private readonly config: Iso8583Config,
  ) {}

  get answerMs(): number {
    return this.config.answerMs;
  }

  url(): string {
    const { issuerUrl } = this.config;
    if (issuerUrl !== undefined) return issuerUrl.replace(/\/$/, '');
    return ownAddress(this.adapter.httpAdapter.getHttpServer() as Server);
  }
}

/** The address of an HTTP server, for requests of the same process. */
function ownAddress(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  const host = address === '::' || address === '0.0.0.0' ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host === address ? `[${host}]` : host}:${String(port)}`;
}
