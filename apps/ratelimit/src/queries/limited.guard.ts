import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONFIG } from '#libs/platform';
import { BucketsService } from '../buckets/buckets.service';
import { tellLimits } from '../buckets/limit-headers';
import { Bearer } from '../clients/bearer';
import type { RatelimitConfig } from '../ratelimit-variables';

const CLIENT = Symbol('client id');
type WithClient = Request & { [CLIENT]?: string };

/**
 * Finds out whose request it is, and has the answer tell that client's limits, whatever becomes of it; a
 * query that moves the bucket tells them anew.
 */
@Injectable()
export class LimitedGuard implements CanActivate {
  constructor(
    private readonly bearer: Bearer,
    private readonly buckets: BucketsService,
    @Inject(CONFIG) private readonly config: RatelimitConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<WithClient>();
    const clientId = await this.bearer.clientOf(request);
    request[CLIENT] = clientId;
    const buckets = await this.buckets.read(clientId);
    tellLimits(http.getResponse<Response>(), buckets, this.config.headers);
    return true;
  }
}

/** The client that LimitedGuard found. */
export function clientOf(request: WithClient): string {
  return request[CLIENT] ?? '';
}
