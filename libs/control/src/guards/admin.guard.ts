import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Failure } from '#libs/kernel';
import { AccessTokens } from '../access/access-tokens';
import { keepAccess, type Caller } from '../access/caller';
import { callerWith, checkOrigin, checkSandboxes } from '../access/checks';
import { tokenOf } from '../access/hide-token';
import { concernedSandboxes, concernOf, nameInWords } from '../access/concern';
import { Refusals } from '../access/refusals';

/**
 * Decides which requests are allowed to control the service. On loopback, every client on the machine is
 * allowed, except web pages of another origin. Otherwise the client must send a token: that of the administrator, or
 * that of a team, which opens only some sandboxes. The service does not start without ADMIN_TOKEN if HOST is not
 * loopback.
 */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly refusals: Refusals,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const concerned = concernedSandboxes(concernOf(this.reflector, context), request);
    const sandboxes = concerned === 'all' ? [] : concerned;
    let caller: Caller | undefined;
    try {
      checkOrigin(request);
      caller = callerWith(tokenOf(request), this.tokens, request);
      checkSandboxes(caller, concerned);
    } catch (error) {
      if (error instanceof Failure) {
        const sandbox = sandboxes.at(-1);
        const action = nameInWords(context);
        this.refusals.log({ action, caller: caller?.name, sandbox, failure: error });
      }
      throw error;
    }
    keepAccess({ caller, sandboxes });
    return true;
  }
}
