import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { currentContext } from '#libs/http';
import { Holds, Sandboxes } from '#libs/sandbox';

/** Never aborted: a hold ends within seconds, so the guard keeps waiting even if the client leaves. */
const NEVER = new AbortController().signal;

/**
 * Waits while the sandbox of the request is held, and opens it, because its clock is needed. Other code does not open
 * it for requests to `/__admin`. A GET does not create it.
 */
@Injectable()
export class OpenSandboxGuard implements CanActivate {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.holds.enter(currentContext(), NEVER);
    const { method } = context.switchToHttp().getRequest<Request>();
    const isRead = method === 'GET' || method === 'HEAD';
    await (isRead ? this.sandboxes.currentToRead() : this.sandboxes.currentUpToDate());
    return true;
  }
}
