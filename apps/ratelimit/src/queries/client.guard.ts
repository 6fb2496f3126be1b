import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Bearer } from '../clients/bearer';

const CLIENT = Symbol('client id');
type WithClient = Request & { [CLIENT]?: string };

/** Allows only requests with a valid access token. */
@Injectable()
export class ClientGuard implements CanActivate {
  constructor(private readonly bearer: Bearer) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<WithClient>();
    request[CLIENT] = await this.bearer.clientOf(request);
    return true;
  }
}

/** Returns the client that ClientGuard found; undefined if it found none. */
export function clientOf(request: WithClient): string | undefined {
  return request[CLIENT];
}
