import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { currentContext, DEFAULT_SANDBOX } from '#libs/http';
import { Holds, Sandboxes } from '#libs/sandbox';
import { SandboxNotFound } from './admin.errors';

/** Never aborted: a hold ends within seconds, so the guard keeps waiting even if the client leaves. */
const NEVER = new AbortController().signal;

const NEEDS_NO_SANDBOX = 'needs no sandbox';

/** Marks a method of a ServiceAdminController whose response is the same for all sandboxes, also for one that does not exist. */
export const NeedsNoSandbox = (): MethodDecorator => SetMetadata(NEEDS_NO_SANDBOX, true);

/**
 * Waits while the sandbox of the request is held, and opens it, because its clock is needed. Other code does not open
 * it for requests to `/__admin`. A GET does not create it: a misspelt name would show a new sandbox instead of the one
 * that is meant.
 */
@Injectable()
export class OpenSandboxGuard implements CanActivate {
  constructor(
    private readonly sandboxes: Sandboxes,
    private readonly holds: Holds,
    private readonly reflector: Reflector,
  ) {}

  /** @throws SandboxNotFound for a GET, unless it is the sandbox `default`, which always exists */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.get<true | undefined>(NEEDS_NO_SANDBOX, context.getHandler())) return true;
    const { sandbox } = currentContext();
    await this.holds.enter(currentContext(), NEVER);
    const { method } = context.switchToHttp().getRequest<Request>();
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && sandbox !== DEFAULT_SANDBOX && !(await this.sandboxes.currentExists())) {
      throw new SandboxNotFound(sandbox);
    }
    await this.sandboxes.currentUpToDate();
    return true;
  }
}
