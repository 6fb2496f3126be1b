import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG, ConfigurationError, type PlatformConfig } from '#libs/platform';
import { type SandboxConfig } from '#libs/sandbox';
import { AdminOriginForeign, AdminTokenWrong } from './admin.errors';
import { isLoopback } from './loopback';

/**
 * Who may control a service. On loopback everybody on the machine, but no web page of another origin, by
 * whatever name it reaches us; off loopback who knows ADMIN_TOKEN, without which the service does not
 * start there.
 */
@Injectable()
export class AdminGuard implements CanActivate {
  private readonly token: string | undefined;

  constructor(@Inject(CONFIG) { host, adminToken }: PlatformConfig & SandboxConfig) {
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
    if (request.get('Sec-Fetch-Site') === 'cross-site') throw new AdminOriginForeign('Cross-site');
    if (this.token !== undefined) {
      if (!isSame(bearerOf(request), this.token)) throw new AdminTokenWrong();
    } else if (!isLoopback(host.replace(/:\d+$/, ''))) {
      // A page whose name was made to resolve to this machine (DNS rebinding) is of its own origin.
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

/** Compares digests, so that neither the length nor the first difference shows in the time it takes. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
