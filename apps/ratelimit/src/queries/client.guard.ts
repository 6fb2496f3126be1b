import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Bearer } from '../clients/bearer';

const CLIENT = Symbol('client id');
type WithClient = Request & { [CLIENT]?: string };

/** Lets in whose access token is valid. */
@Injectable()
export class ClientGuard implements CanActivate {
  constructor(private readonly bearer: Bearer) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<WithClient>();
    request[CLIENT] = await this.bearer.clientOf(request);
    return true;
  }
}

/** The client that ClientGuard found; undefined where it found none. */
export function clientOf(request: WithClient): string | undefined {
  return request[CLIENT];
}
