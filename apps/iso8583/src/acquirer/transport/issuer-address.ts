import type { Server } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIG } from '#libs/platform';
import { type Iso8583Config } from '../../config';
import { ownAddress } from './http-route';

/** Where the issuer is over HTTP, and how long it has for a response. */
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
