import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { currentContext } from '#libs/http';
import { Failure } from '#libs/kernel';
import { AccessTokens } from '../access/access-tokens';
import {
  AdminOriginForeign,
  AdminSandboxForbidden,
  AdminTokenWrong,
} from '../access/access.errors';
import { keepAccess, opens, type Caller } from '../access/caller';
import { concernedSandboxes, concernOf, nameInWords } from '../access/concern';
import { Refusals } from '../access/refusals';
import { foreignHost } from '../loopback';

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
      caller = this.callerOf(request);
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

  private callerOf(request: Request): Caller {
    if (!this.tokens.areNeeded) checkHost(request);
    const caller = this.tokens.callerOf(bearerOf(request));
    if (caller === undefined) throw new AdminTokenWrong();
    return caller;
  }
}

/** @throws AdminOriginForeign if a web page of another origin has sent the request */
function checkOrigin(request: Request): void {
  const { origin, host = '' } = request.headers;
  if (origin !== undefined && hostOf(origin) !== host) {
    throw new AdminOriginForeign(`Origin ${origin} is not ${host}`);
  }
  if (request.get('Sec-Fetch-Site') === 'cross-site') {
    throw new AdminOriginForeign('The request is cross-site');
  }
}

/**
 * With DNS rebinding, a foreign page has a host name that resolves to this machine. Its requests are then of the same
 * origin, so the check of the origin does not find them. If a proxy on this machine is trusted, the page can also send
 * X-Forwarded-Host itself, so the header Host as it came is checked too.
 * @throws AdminOriginForeign
 */
function checkHost({ headers: { host } }: Request): void {
  const foreign = foreignHost(host, currentContext().hostOfProxy);
  if (foreign !== undefined) throw new AdminOriginForeign(`Host ${foreign} is not this machine`);
}

/** @throws AdminSandboxForbidden */
function checkSandboxes(caller: Caller, concerned: readonly string[] | 'all'): void {
  if (caller.sandboxes === undefined) return;
  if (concerned === 'all') throw new AdminSandboxForbidden(caller, undefined);
  const closed = concerned.find((sandbox) => !opens(caller, sandbox));
  if (closed !== undefined) throw new AdminSandboxForbidden(caller, closed);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function bearerOf(request: Request): string {
  return /^Bearer (.+)$/i.exec(request.get('Authorization') ?? '')?.[1] ?? '';
}
