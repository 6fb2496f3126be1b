import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG, ConfigurationError, type ServiceConfig } from '#libs/config';
import { type SandboxConfig } from '#libs/sandbox';
import { AdminOriginForeign, AdminTokenWrong } from './admin.errors';
import { isLoopback } from './loopback';

/**
 * Decides which requests are allowed to control the service. On loopback, every client on the machine is
 * allowed, except web pages of another origin. Otherwise the client must send ADMIN_TOKEN. The service does
 * not start without ADMIN_TOKEN if HOST is not loopback.
 */
@Injectable()
export class AdminGuard implements CanActivate {
  private readonly token: string | undefined;

  constructor(@Inject(CONFIG) { host, adminToken }: ServiceConfig & SandboxConfig) {
    if (adminToken === undefined && !isLoopback(host)) {
      throw new ConfigurationError([
        `ADMIN_TOKEN must be set when HOST is ${host}: the control operations can delete data and must not be open to the network.`,
      ]);
    }
    this.token = adminToken;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { origin, host = '' } = request.headers;
    if (origin !== undefined && hostOf(origin) !== host) {
      throw new AdminOriginForeign(`Origin ${origin} is not ${host}`);
    }
    if (request.get('Sec-Fetch-Site') === 'cross-site') {
      throw new AdminOriginForeign('The request is cross-site');
    }
    if (this.token !== undefined) {
      if (!isSame(bearerOf(request), this.token)) throw new AdminTokenWrong();
    } else if (!isLoopback(host.replace(/:\d+$/, ''))) {
      // With DNS rebinding, a foreign page has a host name that resolves to this machine. Its requests are
      // then of the same origin, so the check of the origin above does not find them.
      throw new AdminOriginForeign(`Host ${host} is not this machine`);
    }
    return true;
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function bearerOf(request: Request): string {
  return /^Bearer (.+)$/i.exec(request.get('Authorization') ?? '')?.[1] ?? '';
}

/** Compares digests, so that the time does not depend on the length or on the first difference. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
